/** Becoming a member: the form, the code that proves the address, and the thanks. */
import { checkEmail, type SignedInMember } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { emailFault, nameFaults, passwordFault } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { PasswordField } from '../ui/password-field.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { FormFoot } from './form-foot.js';
import { usePasswordWarning } from './use-password-warning.js';
import { usePersonForm } from './use-person-form.js';
import { type Applicant, VerificationDialog } from './verification-dialog.js';

export interface RegisterFormProps {
  place: AuthPlace;
  onRegistered: (member: SignedInMember) => void;
}

export function RegisterForm({ place, onRegistered }: RegisterFormProps) {
  const { runtime } = useWidget();
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  const passwordWarning = usePasswordWarning();
  const form = usePersonForm({
    form: 'register',
    check: ({ first_name = '', last_name = '', email = '', password = '' }) => [
      ...nameFaults({ first_name, last_name }),
      emailFault(email),
      passwordFault(password),
    ],
    async send({ first_name = '', last_name = '', email = '', password = '' }) {
      const outcome = await checkEmail(runtime, email);
      if (!outcome.ok) return { ...outcome.problem, field: outcome.problem.field ?? 'email' };
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
      <form className="stack" part="register-form" action="/register" {...form.props}>
        {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
        <div className="two">
          <TextField
            label="First Name"
            name="first_name"
            id="first-name"
            autoComplete="given-name"
            maxLength={100}
            value={form.values.first_name}
            error={form.errorOf('first_name')}
          />
          <TextField
            label="Last Name"
            name="last_name"
            id="last-name"
            autoComplete="family-name"
            maxLength={100}
            value={form.values.last_name}
            error={form.errorOf('last_name')}
          />
        </div>
        <TextField
          label="Email Address"
          name="email"
          id="register-email"
          type="email"
          autoComplete="email"
          value={form.values.email ?? place.email}
          error={form.errorOf('email')}
          isTypedOnly
        />
        <PasswordField
          label="Password"
          name="password"
          id="register-password"
          autoComplete="new-password"
          error={form.errorOf('password')}
          hint="6 or more characters"
          {...passwordWarning}
        />
        <FormFoot label="Register" isBusy={form.isBusy} problem={form.beneath} />
      </form>
      <VerificationDialog
        applicant={applicant}
        onClose={() => setApplicant(null)}
        onDone={(member) => {
          setApplicant(null);
          onRegistered(member);
        }}
      />
    </>
  );
}
