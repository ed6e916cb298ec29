/** Signing in as a member. */
import { isRemembered, type SignedInMember, signIn } from '@kerf/sdk/actions';
import { emailFault, passwordFault } from '@kerf/sdk/rules';
import { useEffect, useRef } from 'react';
import { useWidget } from '../element/widget-context.js';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import { PasswordField } from '../ui/password-field.js';
import type { AuthPlace } from './auth-place.js';
import { EmailField } from './email-field.js';
import { GuestButton } from './guest-button.js';
import { SocialSignIn } from './social-sign-in.js';

export interface MemberFormProps {
  place: AuthPlace;
  onSignedIn: (member: SignedInMember) => void;
  onForgotten: () => void;
}

export function MemberForm({ place, onSignedIn, onForgotten }: MemberFormProps) {
  const { runtime } = useWidget();
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
  return (
    <div className="stack">
      <form className="stack" part="member-form" action="/sign-in" {...form.props}>
        {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
        <EmailField id="member-email" autoComplete="username" form={form} email={place.email} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          id="member-password"
          autoComplete="current-password"
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
        <FormFoot label="Sign In" form={form} />
      </form>
      {place.social.length > 0 && (
        <SocialSignIn
          place={place}
          isRemembered={() => remember.current?.checked === true}
          onSignedIn={onSignedIn}
          onForgotten={onForgotten}
        />
      )}
      <GuestButton place={place} />
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
