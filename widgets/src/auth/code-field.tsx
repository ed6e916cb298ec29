/** The code that was sent by mail, as it is typed or filled in. */
import { codeSymbols, verificationCodeLength } from '@kerf/sdk/contract';
import { TextField } from '../ui/text-field.js';

/** The code that a text stands for, in capitals; null where it can be none. What was typed stays in its field. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    code.length === verificationCodeLength && [...code].every((one) => codeSymbols.includes(one));
  return isCode ? code : null;
}

export function CodeField({ error }: { error: string }) {
  return (
    <TextField
      label="Verification code"
      name="verification_code"
      id="code"
      autoComplete="one-time-code"
      error={error}
      hint={`${verificationCodeLength} letters and digits, as they stand in the mail`}
    />
  );
}
