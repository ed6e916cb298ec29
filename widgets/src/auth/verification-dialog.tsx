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
import { forgetProof, keepProof, keptProof } from './kept-proof.js';
import {
  CodeStep,
  ContinueStep,
  EmailStep,
  ForgottenStep,
  PasswordStep,
  stepWords,
} from './verification-steps.js';

/** Who proves an address. */
export interface Applicant {
  /** Missing where nothing but the address is asked for. */
  names?: Pick<Registration, 'first_name' | 'last_name'>;
  email: string;
  /** '' where it is chosen with the code. */
  password: string;
  /** What is asked for before anything is sent. Missing where the code is sent at once. */
  first?: 'email' | 'registered-mail';
  /** Its code was sent before: it is only entered. */
  isWaiting?: boolean;
  /** The account elsewhere that opens the one of this address from then on. */
  social?: SocialAuth;
}

export interface VerificationDialogProps {
  applicant: Applicant;
  onClose: () => void;
  /** It is closed by then. */
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
  email: 'Your email address',
  'verify-code': 'Verify your email address',
  'registered-mail': 'Welcome back',
  'forgot-password': 'Forgot password?',
  'success-verification': 'Your address is verified',
  'success-forgot-password': 'Look into your mail',
};

/** Is there for as long as it is open. */
export function VerificationDialog({ applicant, onClose, onDone, onForgotten }: VerificationDialogProps) {
  const { runtime } = useWidget();
  const { social } = applicant;
  const [template, setTemplate] = useState<Template>(applicant.first ?? 'verify-code');
  const [email, setEmail] = useState(applicant.email);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState({ message: '', sequence: 0 });
  const sent = useRef(applicant.isWaiting ? keptProof(applicant.email) : '');
  const password = useRef(applicant.password);
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef(template);
  const isCode = template === 'verify-code';

  const say = (message: string) => setSaid(({ sequence }) => ({ message, sequence: sequence + 1 }));

  function finish(member: SignedInMember): null {
    onClose();
    onDone(member);
    return null;
  }

  /** Sends a code, or the one of before again. Already proven, none is needed. */
  async function sendCode(to: string): Promise<Problem | null> {
    const verification = sent.current || keptProof(to);
    const outcome = await startRegistration(runtime, {
      ...applicant.names,
      email: to,
      ...(verification && { verification }),
    });
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return outcome.problem;
    sent.current = outcome.verification;
    keepProof(to, outcome.verification, outcome.isVerified, applicant.names);
    if (!outcome.isVerified) say(outcome.message);
    setTemplate(outcome.isVerified ? 'success-verification' : 'verify-code');
    return null;
  }

  useEffect(() => {
    if (!applicant.first && !applicant.isWaiting) sendCode(applicant.email);
  }, []);
  useEffect(() => {
    const { current } = sheet;
    const first =
      current?.querySelector<HTMLElement>('input:not([readonly])') ?? current?.querySelector('button');
    first?.focus();
    // The first step is read with the dialog, and of a code it is said that it was sent.
    if (template !== last.current && !isCode)
      say(`${titles[template]}. ${current?.querySelector(`#${stepWords}`)?.textContent}`);
    last.current = template;
  }, [template]);

  const step = {
    email: (
      <EmailStep
        email={applicant.email}
        onEmail={async (typed) => {
          const outcome = await checkEmail(runtime, typed);
          if (!outcome.ok) return outcome.problem;
          setEmail(typed);
          if (!outcome.exists) return sendCode(typed);
          setTemplate('registered-mail');
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
          keepProof(email, sent.current, true);
          setTemplate('success-verification');
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
          return finish(outcome);
        }}
        onForgotten={onForgotten ?? (() => setTemplate('forgot-password'))}
      />
    ),
    'forgot-password': (
      <ForgottenStep
        email={email}
        onSend={async () => {
          const outcome = await forgetPassword(runtime, email);
          if (!outcome.ok) return outcome.problem;
          setTemplate('success-forgot-password');
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
          forgetProof();
          return finish(outcome);
        }}
      />
    ),
    'success-forgot-password': (
      <>
        <p id={stepWords}>{messages.temporaryPasswordSent}</p>
        <button className="button primary" type="button" onClick={() => setTemplate('registered-mail')}>
          OK
        </button>
      </>
    ),
  }[template];
  return (
    <Dialog
      id="verification"
      title={titles[template]}
      describedBy={stepWords}
      isOpen
      onClose={onClose}
      part="verification"
    >
      <div className="stack" ref={sheet}>
        {step}
        <Toast {...said} isHeardOnly={!isCode} />
      </div>
    </Dialog>
  );
}
