/** The password of an address that turned out to be registered, asked of who came as a guest. */
import { type SignedInMember, signIn } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { PasswordField } from '../ui/password-field.js';
import { FormFoot } from './form-foot.js';
import { usePersonForm } from './use-person-form.js';

/** How long it is said that the sign-in worked before what was under way goes on, ms. */
const pause = 2_000;

export interface GuestSignInProps {
  /** The registered address; '' while nothing is asked. */
  email: string;
  /** It was given up: the address is to be cleared. */
  onCancel: () => void;
  onSignedIn: (member: SignedInMember) => void;
}

export function GuestSignIn({ email, onCancel, onSignedIn }: GuestSignInProps) {
  const { runtime } = useWidget();
  const [isDone, setIsDone] = useState(false);
  const form = usePersonForm({
    form: 'member',
    check: ({ password = '' }) => [
      password === '' ? { field: 'password', message: messages.guestPasswordEmpty } : null,
    ],
    async send({ password = '' }) {
      const outcome = await signIn(runtime, { email, password });
      if (outcome.ok) {
        setIsDone(true);
        setTimeout(() => onSignedIn(outcome), pause);
        return null;
      }
      const { problem } = outcome;
      return problem.code === 'PEOPLE_PASSWORD_WRONG'
        ? { ...problem, message: messages.guestPasswordWrong, field: 'password' }
        : problem;
    },
  });
  return (
    <Dialog id="guest-sign-in" title="Sign in" isOpen={email !== ''} onClose={onCancel} part="guest-sign-in">
      <form className="stack" {...form.props}>
        <p>{messages.emailRegistered}</p>
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
          id="guest-password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        <FormFoot label="Sign In" isBusy={form.isBusy || isDone} problem={form.beneath} />
        <p role="status">{isDone ? messages.signedIn : ''}</p>
      </form>
    </Dialog>
  );
}
