/** The password of an address that turned out to be registered, asked of who came as a guest. */
import { type SignedInMember, signIn } from '@kerf/sdk/actions';
import { messages, signedInPause } from '@kerf/sdk/contract';
import { useEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import { Dialog } from '../ui/dialog.js';
import { PasswordField } from '../ui/password-field.js';
import { AccountName } from './account-name.js';

export interface GuestSignInProps {
  /** The registered address; '' while nothing is asked. */
  email: string;
  /** The page that helps who forgot it. */
  forgotLink: string;
  /** It was given up: the address is to be cleared. */
  onCancel: () => void;
  onSignedIn: (member: SignedInMember) => void;
}

export function GuestSignIn({ email, forgotLink, onCancel, onSignedIn }: GuestSignInProps) {
  const { runtime } = useWidget();
  const [isDone, setIsDone] = useState(false);
  const form = usePersonForm({
    form: 'guest',
    check: ({ password = '' }) => [
      password === '' ? { field: 'password', message: messages.guestPasswordEmpty } : null,
    ],
    async send({ password = '' }) {
      const outcome = await signIn(runtime, { email, password });
      if (outcome.ok) {
        setIsDone(true);
        // It is read before what was under way goes on.
        setTimeout(() => onSignedIn(outcome), signedInPause);
        return null;
      }
      const { problem } = outcome;
      return problem.code === 'PEOPLE_PASSWORD_WRONG'
        ? { ...problem, message: messages.guestPasswordWrong, field: 'password' }
        : problem;
    },
  });
  const element = form.props.ref;
  useEffect(() => {
    const field = email && element.current?.elements.namedItem('password');
    if (field instanceof HTMLElement) field.focus();
  }, [email, element]);
  return (
    <Dialog
      id="guest-sign-in"
      title="Sign in"
      isOpen={email !== ''}
      describedBy="guest-words"
      onClose={onCancel}
      part="guest-sign-in"
    >
      <form className="stack" {...form.props}>
        <p id="guest-words">{messages.emailRegistered}</p>
        <AccountName email={email} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          id="guest-password"
          autoComplete="current-password"
        />
        {/* Beside the page, where what was typed waits. */}
        <a className="link" href={forgotLink} target="_blank" rel="noopener">
          Forgot password?
        </a>
        <FormFoot label="Sign In" form={{ ...form, isBusy: form.isBusy || isDone }} />
        <p role="status">{isDone ? messages.signedIn : ''}</p>
      </form>
    </Dialog>
  );
}
