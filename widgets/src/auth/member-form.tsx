/** Signing in as a member. */
import { isRemembered, type SignedInMember, signIn } from '@kerf/sdk/actions';
import { emailFault, passwordFault } from '@kerf/sdk/rules';
import { useEffect, useRef } from 'react';
import { useWidget } from '../element/widget-context.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { FormFoot } from './form-foot.js';
import { SocialSignIn } from './social-sign-in.js';
import { usePersonForm } from './use-person-form.js';

export interface MemberFormProps {
  place: AuthPlace;
  onSignedIn: (member: SignedInMember) => void;
  onForgotten: () => void;
}

export function MemberForm({ place, onSignedIn, onForgotten }: MemberFormProps) {
  const { runtime, host } = useWidget();
  const form = usePersonForm({
    form: 'member',
    isBeneath: true,
    check: ({ email = '', password = '' }) => [
      emailFault(email),
      password === '' ? passwordFault(password) : null,
    ],
    async send({ email = '', password = '', remember_me }) {
      const outcome = await signIn(runtime, { email, password, remember_me: remember_me !== undefined });
      if (!outcome.ok) return outcome.problem;
      onSignedIn(outcome);
      return null;
    },
  });
  const remember = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (remember.current && isRemembered(runtime)) remember.current.checked = true;
  }, [runtime]);
  const { guest } = place;
  return (
    <div className="stack">
      <form className="stack" part="member-form" action="/sign-in" {...form.props}>
        {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
        <TextField
          label="Email Address"
          name="email"
          id="member-email"
          type="email"
          autoComplete="username"
          value={form.values.email ?? place.email}
          error={form.errorOf('email')}
          invalid={form.isFlagged('email')}
        />
        <PasswordField
          label="Password"
          name="password"
          id="member-password"
          autoComplete="current-password"
          error={form.errorOf('password')}
          invalid={form.isFlagged('password')}
        />
        <div className="between">
          <label className="box">
            <input ref={remember} type="checkbox" name="remember_me" value="1" />
            Keep me signed in
          </label>
          <a
            className="link"
            href={place.link('forgot-password')}
            onClick={(event) => {
              event.preventDefault();
              onForgotten();
            }}
          >
            Forgot password?
          </a>
        </div>
        <FormFoot label="Sign In" isBusy={form.isBusy} problem={form.beneath} />
      </form>
      {place.social.length > 0 && (
        <SocialSignIn
          place={place}
          isRemembered={() => remember.current?.checked === true}
          onSignedIn={onSignedIn}
          onForgotten={onForgotten}
        />
      )}
      {guest && (
        <button
          className="button"
          type="button"
          part="guest"
          onClick={() => {
            host?.removeAttribute('open');
            host?.emit('kerf-guest', {});
          }}
        >
          {guest}
        </button>
      )}
      {!place.isEmbedded && (
        <p>
          New here?{' '}
          <a className="link" href={place.registerLink} part="register-link">
            Register
          </a>
        </p>
      )}
    </div>
  );
}
