/** Asking for a temporary password. */
import { forgetPassword } from '@kerf/sdk/actions';
import { emailFault } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { FormFoot } from './form-foot.js';
import { usePersonForm } from './use-person-form.js';

export interface ForgotFormProps {
  place: AuthPlace;
  onSent: () => void;
  onBack: () => void;
}

export function ForgotForm({ place, onSent, onBack }: ForgotFormProps) {
  const { runtime } = useWidget();
  const form = usePersonForm({
    form: 'forgot-password',
    check: ({ email = '' }) => [emailFault(email)],
    async send({ email = '' }) {
      const outcome = await forgetPassword(runtime, email);
      if (!outcome.ok) return outcome.problem;
      onSent();
      return null;
    },
  });
  return (
    <form className="stack" part="forgot-form" action="/sign-in/forgot-password" {...form.props}>
      <p>We send a temporary password to your e-mail address.</p>
      {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
      <TextField
        label="Email Address"
        name="email"
        id="forgot-email"
        type="email"
        autoComplete="username"
        value={form.values.email ?? place.email}
        error={form.errorOf('email')}
      />
      <FormFoot label="Send" isBusy={form.isBusy} problem={form.beneath} />
      <a
        className="link"
        href={place.link('member')}
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        RETURN TO LOGIN
      </a>
    </form>
  );
}
