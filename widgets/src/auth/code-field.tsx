/** The code that was sent by mail, as it is typed or filled in. */
import { codeSymbols, verificationCodeLength } from '@kerf/sdk/contract';
import { TextField } from '../ui/text-field.js';

/** What of a text the field holds: letters, as capitals, and digits, as many as a code has. */
const toCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, verificationCodeLength);

/** The code that a text stands for; null where it can be none, as with a 0, which no code of the shop has. */
export function readCode(text: string): string | null {
  const code = toCode(text);
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
      onType={(field) => {
        field.value = toCode(field.value);
      }}
    />
  );
}
