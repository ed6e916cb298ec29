/**
 * Proving an address: the code, the account that there is already, a forgotten password, and both successes. Who filled
 * in the registration begins with the code; who came by an account elsewhere, with the address or the password.
 */
import {
  checkEmail,
  confirmSocially,
  enterCode,
  forgetPassword,
  register,
  type SignedInMember,
  signIn,
  startRegistration,
} from '@kerf/sdk/actions';
import { messages, type Registration, type SocialAuth } from '@kerf/sdk/contract';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { Toast } from '../ui/toast.js';
import { CodeStep, ContinueStep, EmailStep, ForgottenStep, PasswordStep } from './verification-steps.js';

/** Who proves an address. */
export interface Applicant {
  /** Missing where nothing but the address is asked for. */
  names?: Pick<Registration, 'first_name' | 'last_name'>;
  email: string;
  /** '' where it is chosen with the code. */
  password: string;
  /** What is asked for before anything is sent. Missing where the code is sent at once. */
  first?: 'email' | 'registered-mail';
  /** The account elsewhere that opens the one of this address from then on. */
  social?: SocialAuth;
}

export interface VerificationDialogProps {
  /** Null while it is closed. */
  applicant: Applicant | null;
  onClose: () => void;
  onDone: (member: SignedInMember) => void;
  /** Where a forgotten password leads. Missing where the dialog has a step of its own for it. */
  onForgotten?: (() => void) | undefined;
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

export function VerificationDialog({ applicant, onClose, ...handlers }: VerificationDialogProps) {
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
        <Verification applicant={applicant} template={template} onTemplate={setTemplate} {...handlers} />
      )}
    </Dialog>
  );
}

interface VerificationProps extends Pick<VerificationDialogProps, 'onDone' | 'onForgotten'> {
  applicant: Applicant;
  template: Template;
  onTemplate: (template: Template) => void;
}

function Verification({ applicant, template, onTemplate, onDone, onForgotten }: VerificationProps) {
  const { runtime } = useWidget();
  const { social } = applicant;
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
    onTemplate(applicant.first ?? 'verify-code');
    if (!applicant.first) sendCode(applicant.email);
  }, []);
  useEffect(() => {
    (sheet.current?.querySelector('input:not([readonly])') as HTMLElement | null)?.focus();
  }, [template]);

  const step = {
    email: (
      <EmailStep
        email={applicant.email}
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
        isJoined={social !== undefined}
        onPassword={async (typed) => {
          const login = { email, password: typed };
          const outcome = await (social
            ? confirmSocially(runtime, { ...social, ...login })
            : signIn(runtime, login));
          if (!outcome.ok) return outcome.problem;
          onDone(outcome);
          return null;
        }}
        onForgotten={onForgotten ?? (() => onTemplate('forgot-password'))}
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
          const end = {
            email,
            password: password.current,
            verification: sent.current,
            ...(social && { social: { handle: social.handle, app_id: social.app_id } }),
          };
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
