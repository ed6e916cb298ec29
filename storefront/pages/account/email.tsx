import { maxEmailLength } from '@kerf/sdk/contract';
import { type Attempt, Field } from '../field.js';
import { AccountForm, AccountName } from './account-form.js';

interface EmailProps {
  email: string;
  attempt: Attempt;
}

/** The first step to another address: which, and a password that proves who asks. */
export function Email({ email, attempt }: EmailProps) {
  return (
    <>
      <p>
        You sign in with <strong>{email}</strong>. We send a code to this address and one to the new one; both
        are needed.
      </p>
      <AccountForm action="/account/email" button="Send codes" isFirst>
        <AccountName email={email} />
        <Field
          name="email"
          label="New email address"
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          attempt={attempt}
        />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          attempt={attempt}
        />
      </AccountForm>
    </>
  );
}

/** The second step: the codes that came to both addresses. */
export function EmailCodes({ email, newEmail, attempt }: EmailProps & { newEmail: string }) {
  return (
    <>
      <p>
        We sent a code of four letters and digits to each of the two addresses. They are good for ten minutes.
      </p>
      <AccountForm action="/account/email/codes" button="Change email" isFirst>
        <Field
          name="old_code"
          label={`Code sent to ${email}`}
          type="code"
          autoComplete="one-time-code"
          attempt={attempt}
        />
        <Field
          name="new_code"
          label={`Code sent to ${newEmail}`}
          type="code"
          autoComplete="one-time-code"
          attempt={attempt}
        />
      </AccountForm>
      <div className="actions">
        <AccountForm action="/account/email/resend" button="Send new codes" />
        <AccountForm action="/account/email/stop" button="Use another address" />
      </div>
    </>
  );
}
