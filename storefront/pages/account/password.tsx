import { type Attempt, Field } from '../field.js';
import { AccountForm, AccountName } from './account-form.js';

interface PasswordProps {
  email: string;
  attempt: Attempt;
}

function NewPasswordFields({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <Field
        name="new_password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="Six characters at least"
        attempt={attempt}
      />
      <Field
        name="confirm_password"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        attempt={attempt}
      />
    </>
  );
}

/** Another password in the place of the one that is known. */
export function Password({ email, attempt }: PasswordProps) {
  return (
    <>
      <p>With another password you are signed out everywhere but here.</p>
      <AccountForm action="/account/password" button="Change password" isFirst>
        <AccountName email={email} />
        <Field
          name="old_password"
          label="Old password"
          type="password"
          autoComplete="current-password"
          attempt={attempt}
        />
        <NewPasswordFields attempt={attempt} />
      </AccountForm>
    </>
  );
}

/** All that a temporary password opens. */
export function NewPassword({ email, attempt }: PasswordProps) {
  return (
    <>
      <p>You signed in with a temporary password. Choose a password of your own to go on.</p>
      <AccountForm action="/account/new-password" button="Save password" isFirst>
        <AccountName email={email} />
        <NewPasswordFields attempt={attempt} />
      </AccountForm>
      <AccountForm action="/account/sign-out" button="Sign out" isWayOut />
    </>
  );
}
