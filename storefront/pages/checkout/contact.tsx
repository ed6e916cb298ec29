import { maxEmailLength } from '@kerf/sdk/contract';
import { type Attempt, Field } from '../field.js';
import { CheckoutForm, stepFormId } from './checkout-form.js';

/** Who orders: a guest by address, or a member by signing in. */
export function Contact({ attempt }: { attempt: Attempt }) {
  return (
    <>
      <CheckoutForm action="/checkout" button="Continue as guest" attempt={attempt}>
        <Field
          name="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          hint="Your proof and your invoice come there"
          attempt={attempt}
        />
      </CheckoutForm>
      <section className="or-sign-in" aria-labelledby="have-account">
        <h2 id="have-account">Do you have an account?</h2>
        <p>
          <button className="as-link" type="submit" form={stepFormId} name="go" value="/sign-in">
            Sign in
          </button>
          , or{' '}
          <button className="as-link" type="submit" form={stepFormId} name="go" value="/register">
            register
          </button>
          . You can do that after the order too.
        </p>
      </section>
    </>
  );
}
