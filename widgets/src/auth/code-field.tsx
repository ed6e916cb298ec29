/** The code that was sent by mail, as it is typed or filled in. */
import { codeSymbols, verificationCodeLength } from '@kerf/sdk/contract';
import { TextField } from '../ui/text-field.js';

/** What of a text can be a code: letters in capitals and digits, those that the codes of the shop have. */
const toCode = (text: string): string =>
  [...text.toUpperCase()]
    .filter((symbol) => codeSymbols.includes(symbol))
    .join('')
    .slice(0, verificationCodeLength);

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
