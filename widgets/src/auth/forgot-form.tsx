/** Asking for a temporary password. */
import { forgetPassword } from '@kerf/sdk/actions';
import { emailFault } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import type { AuthPlace } from './auth-place.js';
import { EmailField } from './email-field.js';

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
      <EmailField id="forgot-email" autoComplete="username" form={form} email={place.email} />
      <FormFoot label="Send" form={form} />
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
