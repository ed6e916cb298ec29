/** The steps of the verification dialog, each a form of its own. */
import { messages } from '@kerf/sdk/contract';
import { emailFault, passwordFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import { CodeField } from './code-field.js';
import { FormFoot } from './form-foot.js';
import { usePasswordWarning } from './use-password-warning.js';
import { usePersonForm } from './use-person-form.js';

/** What a step does with what was typed: the problem, or null when it worked. */
type Step<T> = (typed: T) => Promise<Problem | null>;

interface EmailStepProps {
  /** One to begin with; '' for none. */
  email: string;
  onEmail: Step<string>;
}

export function EmailStep({ email, onEmail }: EmailStepProps) {
  const form = usePersonForm({
    form: 'register',
    check: ({ email = '' }) => [emailFault(email)],
    send: ({ email = '' }) => onEmail(email.trim()),
  });
  return (
    <form className="stack" {...form.props}>
      <TextField
        label="Email Address"
        name="email"
        id="verification-email"
        type="email"
        autoComplete="email"
        value={email}
        error={form.errorOf('email')}
        isTypedOnly
      />
      <FormFoot label="Continue" isBusy={form.isBusy} problem={form.beneath} />
    </form>
  );
}

interface CodeStepProps {
  email: string;
  needsPassword: boolean;
  /** Why no code could be sent. */
  problem: Problem | null;
  onCode: Step<Readonly<Record<string, string>>>;
  onAgain: () => void;
}

export function CodeStep({ email, needsPassword, problem, onCode, onAgain }: CodeStepProps) {
  const passwordWarning = usePasswordWarning();
  const form = usePersonForm({
    form: 'verify-code',
    check: ({ verification_code = '', password = '' }) => [
      verification_code.trim() ? null : { field: 'verification_code', message: messages.codeRequired },
      needsPassword ? passwordFault(password) : null,
    ],
    send: onCode,
  });
  return (
    <form className="stack" {...form.props}>
      {!problem && (
        <p>
          We sent a code to <b>{email}</b>. It is good for ten minutes.
        </p>
      )}
      <CodeField error={form.errorOf('verification_code')} />
      {/* What a password manager keeps the password for. */}
      <input
        className="out"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {needsPassword && (
        <PasswordField
          label="Choose a password"
          name="password"
          id="verification-password"
          autoComplete="new-password"
          error={form.errorOf('password')}
          hint="6 or more characters"
          {...passwordWarning}
        />
      )}
      <FormFoot label="Verify" isBusy={form.isBusy} problem={form.beneath ?? problem} />
      <button className="button" type="button" onClick={onAgain}>
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
    form: 'member',
    isBeneath: true,
    check: ({ password = '' }) => [password === '' ? passwordFault(password) : null],
    send: ({ password = '' }) => onPassword(password),
  });
  return (
    <form className="stack" {...form.props}>
      <p>
        There is an account for <b>{email}</b>. Sign in with its password
        {isJoined ? ', this once: the account that you came with opens it from now on.' : '.'}
      </p>
      <input
        className="out"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label="Password"
        name="password"
        id="registered-password"
        autoComplete="current-password"
        error={form.errorOf('password')}
        invalid={form.isFlagged('password')}
      />
      <FormFoot label="Sign In" isBusy={form.isBusy} problem={form.beneath} />
      <button className="button" type="button" onClick={onForgotten}>
        Forgot password?
      </button>
    </form>
  );
}

export function ForgottenStep({ email, onSend }: { email: string; onSend: Step<unknown> }) {
  const form = usePersonForm({ form: 'forgot-password', check: () => [], send: onSend });
  return (
    <form className="stack" {...form.props}>
      <p>
        We send a temporary password to <b>{email}</b>.
      </p>
      <FormFoot label="Send" isBusy={form.isBusy} problem={form.beneath} />
    </form>
  );
}

export function ContinueStep({ onContinue }: { onContinue: Step<unknown> }) {
  const form = usePersonForm({ form: 'success', check: () => [], send: onContinue });
  return (
    <form className="stack" {...form.props}>
      <p role="status">{messages.emailVerified}</p>
      <FormFoot label="Continue" isBusy={form.isBusy} problem={form.beneath} />
    </form>
  );
}
