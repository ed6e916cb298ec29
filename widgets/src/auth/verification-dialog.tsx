/**
 * Proving an address: the code, the account that there is already, a forgotten password, and both successes. With
 * somebody who filled in the registration it begins with the code; else it asks for the address first.
 */
import {
  checkEmail,
  enterCode,
  forgetPassword,
  register,
  type SignedInMember,
  signIn,
  startRegistration,
} from '@kerf/sdk/actions';
import { messages, type Registration } from '@kerf/sdk/contract';
import { emailFault, passwordFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import { Toast } from '../ui/toast.js';
import { CodeField } from './code-field.js';
import { FormFoot } from './form-foot.js';
import { usePasswordWarning } from './use-password-warning.js';
import { usePersonForm } from './use-person-form.js';

/** Who proves an address. */
export interface Applicant {
  /** Missing where nothing but the address is asked for. */
  names?: Pick<Registration, 'first_name' | 'last_name'>;
  /** '' where it is asked for first. */
  email: string;
  /** '' where it is chosen with the code. */
  password: string;
}

export interface VerificationDialogProps {
  /** Null while it is closed. */
  applicant: Applicant | null;
  onClose: () => void;
  onDone: (member: SignedInMember) => void;
}

type Template =
  | 'email'
  | 'verify-code'
  | 'registered-mail'
  | 'forgot-password'
  | 'success-verification'
  | 'success-forgot-password';

const titles: Readonly<Record<Template, string>> = {
  email: 'Your e-mail address',
  'verify-code': 'Verify your e-mail address',
  'registered-mail': 'Welcome back',
  'forgot-password': 'Forgot password?',
  'success-verification': 'Your address is verified',
  'success-forgot-password': 'Look into your mail',
};

export function VerificationDialog({ applicant, onClose, onDone }: VerificationDialogProps) {
  const [template, setTemplate] = useState<Template>('email');
  return (
    <Dialog
      id="verification"
      title={titles[template]}
      isOpen={applicant !== null}
      onClose={onClose}
      part="verification"
    >
      {applicant && (
        <Verification applicant={applicant} template={template} onTemplate={setTemplate} onDone={onDone} />
      )}
    </Dialog>
  );
}

interface VerificationProps {
  applicant: Applicant;
  template: Template;
  onTemplate: (template: Template) => void;
  onDone: (member: SignedInMember) => void;
}

function Verification({ applicant, template, onTemplate, onDone }: VerificationProps) {
  const { runtime } = useWidget();
  const [email, setEmail] = useState(applicant.email);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [toast, setToast] = useState({ message: '', sequence: 0 });
  const sent = useRef('');
  const password = useRef(applicant.password);
  const sheet = useRef<HTMLDivElement>(null);

  /** Sends a code, or the one of before again. Already proven, none is needed. */
  async function sendCode(to: string): Promise<Problem | null> {
    const outcome = await startRegistration(runtime, {
      ...applicant.names,
      email: to,
      ...(sent.current && { verification: sent.current }),
    });
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return outcome.problem;
    sent.current = outcome.verification;
    if (!outcome.isVerified)
      setToast(({ sequence }) => ({ message: outcome.message, sequence: sequence + 1 }));
    onTemplate(outcome.isVerified ? 'success-verification' : 'verify-code');
    return null;
  }

  useEffect(() => {
    onTemplate(applicant.email ? 'verify-code' : 'email');
    if (applicant.email) sendCode(applicant.email);
  }, []);
  useEffect(() => {
    (sheet.current?.querySelector('input:not([type=hidden])') as HTMLElement | null)?.focus();
  }, [template]);

  const step = {
    email: (
      <EmailStep
        onEmail={async (typed) => {
          const outcome = await checkEmail(runtime, typed);
          if (!outcome.ok) return { ...outcome.problem, field: 'email' };
          setEmail(typed);
          if (!outcome.exists) return sendCode(typed);
          onTemplate('registered-mail');
          return null;
        }}
      />
    ),
    'verify-code': (
      <CodeStep
        email={email}
        needsPassword={!applicant.password}
        problem={problem}
        onCode={async ({ verification_code = '', password: chosen = '' }) => {
          if (chosen) password.current = chosen;
          const proof = { email, password: password.current, verification: sent.current, verification_code };
          const outcome = await enterCode(runtime, proof);
          if (!outcome.ok) return outcome.problem;
          onTemplate('success-verification');
          return null;
        }}
        onAgain={() => sendCode(email)}
      />
    ),
    'registered-mail': (
      <PasswordStep
        email={email}
        onPassword={async (typed) => {
          const outcome = await signIn(runtime, { email, password: typed });
          if (!outcome.ok) return outcome.problem;
          onDone(outcome);
          return null;
        }}
        onForgotten={() => onTemplate('forgot-password')}
      />
    ),
    'forgot-password': (
      <ForgottenStep
        email={email}
        onSend={async () => {
          const outcome = await forgetPassword(runtime, email);
          if (!outcome.ok) return outcome.problem;
          onTemplate('success-forgot-password');
          return null;
        }}
      />
    ),
    'success-verification': (
      <ContinueStep
        onContinue={async () => {
          const end = { email, password: password.current, verification: sent.current };
          const outcome = await register(runtime, end);
          if (!outcome.ok) return outcome.problem;
          onDone(outcome);
          return null;
        }}
      />
    ),
    'success-forgot-password': (
      <>
        <p role="status">{messages.temporaryPasswordSent}</p>
        <button className="button primary" type="button" onClick={() => onTemplate('registered-mail')}>
          OK
        </button>
      </>
    ),
  }[template];
  return (
    <div className="stack" ref={sheet}>
      {step}
      {template === 'verify-code' && <Toast {...toast} />}
    </div>
  );
}

type Step<T> = (typed: T) => Promise<Problem | null>;

function EmailStep({ onEmail }: { onEmail: Step<string> }) {
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

function CodeStep({ email, needsPassword, problem, onCode, onAgain }: CodeStepProps) {
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
  onPassword: Step<string>;
  onForgotten: () => void;
}

function PasswordStep({ email, onPassword, onForgotten }: PasswordStepProps) {
  const form = usePersonForm({
    form: 'member',
    isBeneath: true,
    check: ({ password = '' }) => [password === '' ? passwordFault(password) : null],
    send: ({ password = '' }) => onPassword(password),
  });
  return (
    <form className="stack" {...form.props}>
      <p>
        There is an account for <b>{email}</b>. Sign in with its password.
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

function ForgottenStep({ email, onSend }: { email: string; onSend: Step<unknown> }) {
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

function ContinueStep({ onContinue }: { onContinue: Step<unknown> }) {
  const form = usePersonForm({ form: 'success', check: () => [], send: onContinue });
  return (
    <form className="stack" {...form.props}>
      <p role="status">{messages.emailVerified}</p>
      <FormFoot label="Continue" isBusy={form.isBusy} problem={form.beneath} />
    </form>
  );
}
