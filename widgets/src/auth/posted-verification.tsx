/** The code and the password once more, on the page that answers a registration without script. */
import type { PostedForm } from '@kerf/sdk/runtime';
import { FormFoot } from '../person-form/form-foot.js';
import { PasswordField } from '../ui/password-field.js';
import { CodeField } from './code-field.js';

export function PostedVerification({ posted, redirect }: { posted: PostedForm; redirect: string }) {
  const { values, problem } = posted;
  const { email = '', verification = '', said = '', warning } = values;
  const errorOf = (field: string) => (problem?.field === field ? problem.message : '');
  const isField = problem !== null && ['verification_code', 'password'].includes(problem.field ?? '');
  return (
    <form className="stack" method="post" action="/register/verify" noValidate part="verification">
      <p role="status">
        {said || 'We sent a code to'} <b>{email}</b>
        {said ? '' : '. It is good for ten minutes.'}
      </p>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="verification" value={verification} />
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <CodeField error={errorOf('verification_code')} />
      <PasswordField
        label="Password"
        name="password"
        id="posted-password"
        autoComplete="new-password"
        error={errorOf('password')}
        hint="Type it once more: no page keeps it, and this is the one that counts"
        warning={warning}
      />
      <FormFoot label="Continue" form={{ isBusy: false, beneath: isField ? null : problem }} />
      <button className="button" type="submit" name="again" value="1">
        Send the code again
      </button>
    </form>
  );
}
