/** The steps of the verification dialog, each a form of its own. */
import { messages } from '@kerf/sdk/contract';
import { emailFault, passwordFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useState } from 'react';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import { PasswordField } from '../ui/password-field.js';
import { AccountName } from './account-name.js';
import { CodeField, readCode } from './code-field.js';
import { EmailField } from './email-field.js';
import { usePasswordWarning } from './use-password-warning.js';

/** Id of the words that a step begins with. */
export const stepWords = 'step-words';

/** What a step does with what was typed: the problem, or null when it worked. */
type Step<T> = (typed: T) => Promise<Problem | null>;

interface EmailStepProps {
  /** One to begin with; '' for none. */
  email: string;
  onEmail: Step<string>;
}

export function EmailStep({ email, onEmail }: EmailStepProps) {
  const form = usePersonForm({
    form: 'address',
    check: ({ email = '' }) => [emailFault(email)],
    send: ({ email = '' }) => onEmail(email.trim()),
  });
  return (
    <form className="stack" {...form.props}>
      <EmailField id="verification-email" autoComplete="email" form={form} email={email} isTypedOnly />
      <FormFoot label="Continue" form={form} />
    </form>
  );
}

/** How long the button rests that sends the code again, ms. */
const restTime = 1_000;

interface CodeStepProps {
  email: string;
  needsPassword: boolean;
  /** Why no code could be sent. */
  problem: Problem | null;
  onCode: Step<Readonly<Record<string, string>>>;
  onAgain: () => Promise<unknown>;
}

export function CodeStep({ email, needsPassword, problem, onCode, onAgain }: CodeStepProps) {
  const passwordWarning = usePasswordWarning();
  const [isSending, setIsSending] = useState(false);
  const form = usePersonForm({
    form: 'code',
    check: ({ verification_code = '', password = '' }) => [
      // What can be no code is no guess at it either: there are few of those.
      readCode(verification_code) !== null
        ? null
        : {
            field: 'verification_code',
            message: verification_code.trim() ? messages.codeWrong : messages.codeRequired,
          },
      needsPassword ? passwordFault(password) : null,
    ],
    send: ({ verification_code = '', ...typed }) =>
      onCode({ ...typed, verification_code: readCode(verification_code) ?? '' }),
  });
  return (
    <form className="stack" {...form.props}>
      <p id={stepWords}>
        {problem ? 'No code was sent just now to ' : 'We sent a code to '}
        <b>{email}</b>. {problem ? '' : 'It is good for ten minutes.'}
      </p>
      <CodeField error={form.field('verification_code').error} />
      <AccountName email={email} />
      {needsPassword && (
        <PasswordField
          {...form.field('password')}
          label="Choose a password"
          id="verification-password"
          autoComplete="new-password"
          hint="6 or more characters"
          {...passwordWarning}
        />
      )}
      <FormFoot label="Verify" form={{ ...form, beneath: form.beneath ?? problem }} />
      <button
        className="button"
        type="button"
        aria-disabled={isSending}
        onClick={async ({ currentTarget }) => {
          if (isSending) return;
          setIsSending(true);
          // What was typed is of the code before, and so is what was wrong with it.
          const field = currentTarget.form?.elements.namedItem('verification_code');
          if (field instanceof HTMLInputElement) {
            field.value = '';
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          // A second press within a moment is no second mail.
          await Promise.all([onAgain(), new Promise((resolve) => setTimeout(resolve, restTime))]);
          setIsSending(false);
        }}
      >
        Send the code again
      </button>
    </form>
  );
}

interface PasswordStepProps {
  email: string;
  /** An account elsewhere is joined to the one of the address. */
  isJoined: boolean;
  onPassword: Step<string>;
  onForgotten: () => void;
}

export function PasswordStep({ email, isJoined, onPassword, onForgotten }: PasswordStepProps) {
  const form = usePersonForm({
    form: 'registered',
    isBeneath: true,
    check: ({ password = '' }) => [password === '' ? passwordFault(password) : null],
    send: ({ password = '' }) => onPassword(password),
  });
  return (
    <form className="stack" {...form.props}>
      <p id={stepWords}>
        There is an account for <b>{email}</b>. Sign in with its password
        {isJoined ? ', this once: the account that you came with opens it from now on.' : '.'}
      </p>
      <AccountName email={email} />
      <PasswordField
        {...form.field('password')}
        label="Password"
        id="registered-password"
        autoComplete="current-password"
      />
      <FormFoot label="Sign In" form={form} />
      <button className="button" type="button" onClick={onForgotten}>
        Forgot password?
      </button>
    </form>
  );
}

export function ForgottenStep({ email, onSend }: { email: string; onSend: Step<unknown> }) {
  const form = usePersonForm({ form: 'forgotten', check: () => [], send: onSend });
  return (
    <form className="stack" {...form.props}>
      <p id={stepWords}>
        We send a temporary password to <b>{email}</b>.
      </p>
      <FormFoot label="Send" form={form} />
    </form>
  );
}

export function ContinueStep({ onContinue }: { onContinue: Step<unknown> }) {
  const form = usePersonForm({ form: 'verified', check: () => [], send: onContinue });
  return (
    <form className="stack" {...form.props}>
      <div className="stack" id={stepWords}>
        <p>{messages.emailVerified}</p> <p>Your account is opened when you press Continue.</p>
      </div>
      <FormFoot label="Continue" form={form} />
    </form>
  );
}
