/** Becoming a member: the form, the code that proves the address, and the thanks. */
import { checkEmail, type SignedInMember } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { emailFault, nameFaults, passwordFault } from '@kerf/sdk/rules';
import { useEffect, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { EmailField } from './email-field.js';
import { isCodeWaiting, type KeptRegistration, keptRegistration } from './kept-proof.js';
import { usePasswordWarning } from './use-password-warning.js';
import { type Applicant, VerificationDialog } from './verification-dialog.js';

export interface RegisterFormProps {
  place: AuthPlace;
  onRegistered: (member: SignedInMember) => void;
}

export function RegisterForm({ place, onRegistered }: RegisterFormProps) {
  const { runtime } = useWidget();
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  const passwordWarning = usePasswordWarning();
  // Who looked into their mail may come back to a page that was loaded anew.
  const [kept, setKept] = useState<KeptRegistration | null>(null);
  useEffect(() => setKept(keptRegistration()), []);
  const form = usePersonForm({
    form: 'register',
    check: ({ first_name = '', last_name = '', email = '', password = '' }) => [
      ...nameFaults({ first_name, last_name }),
      emailFault(email),
      passwordFault(password),
    ],
    async send({ first_name = '', last_name = '', email = '', password = '' }) {
      const outcome = await checkEmail(runtime, email);
      if (!outcome.ok) return outcome.problem;
      if (outcome.exists)
        return {
          code: 'PEOPLE_EMAIL_TAKEN',
          message: messages.emailTaken,
          field: 'email',
          isRetryable: false,
        };
      setApplicant({
        names: { first_name: first_name.trim(), last_name: last_name.trim() },
        email: email.trim(),
        password,
      });
      return null;
    },
  });
  return (
    <>
      {kept?.isProven && (
        <p>
          <b>{kept.email}</b> is verified: register, and no other code is needed.
        </p>
      )}
      {kept && isCodeWaiting(kept) && (
        <p>
          We sent a code to <b>{kept.email}</b>.{' '}
          <button
            className="link"
            type="button"
            onClick={() => setApplicant({ email: kept.email, password: '', isWaiting: true })}
          >
            Enter the code
          </button>
        </p>
      )}
      <form className="stack" part="register-form" action="/register" {...form.props}>
        {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
        <div className="two">
          <TextField
            {...form.field('first_name')}
            label="First Name"
            id="first-name"
            autoComplete="given-name"
            maxLength={100}
            value={form.values.first_name ?? kept?.first_name}
          />
          <TextField
            {...form.field('last_name')}
            label="Last Name"
            id="last-name"
            autoComplete="family-name"
            maxLength={100}
            value={form.values.last_name ?? kept?.last_name}
          />
        </div>
        <EmailField
          id="register-email"
          autoComplete="email"
          form={form}
          email={kept?.email ?? place.email}
          isTypedOnly
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          id="register-password"
          autoComplete="new-password"
          hint="6 or more characters"
          {...passwordWarning}
        />
        <FormFoot label="Register" form={form} />
      </form>
      {!place.isEmbedded && (
        <p>
          Already a member?{' '}
          <a className="link" href={place.link('member')} part="sign-in-link">
            Sign In
          </a>
        </p>
      )}
      {applicant && (
        <VerificationDialog applicant={applicant} onClose={() => setApplicant(null)} onDone={onRegistered} />
      )}
    </>
  );
}
