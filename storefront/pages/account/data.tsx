import type { User } from '@kerf/sdk/contract';
import { type Attempt, Field } from '../field.js';
import { AccountForm, AccountName } from './account-form.js';

/** What is kept, for its owner to take away or to end. */
export function Data() {
  return (
    <>
      <p>
        A file with everything that we keep about you: name, email address, rank and points, the addresses in
        your account, your orders with what was written about them, your quotations, what you asked quotes and
        samples for, where you are signed in, the record of your account, and your cart. The files of your
        orders are on the pages of the orders.
      </p>
      <AccountForm action="/account/data" button="Download my data" isFirst />
      <section aria-labelledby="end">
        <h2 id="end">Close your account</h2>
        <p>
          <a className="alone" href="/account/close">
            See what goes, and close it
          </a>
        </p>
      </section>
    </>
  );
}

/** The end of an account. */
export function Close({ user, attempt }: { user: User; attempt: Attempt }) {
  const { email, points } = user;
  return (
    <>
      <p>This goes with your account, at once and for good:</p>
      <ul className="goes">
        <li>your name, your email address and your password</li>
        <li>
          your {points} {points === 1 ? 'point' : 'points'}, worth ${points}
        </li>
        <li>the addresses that you keep here; orders keep the copies that they were placed with</li>
        <li>your name beside your reviews; what they say stays</li>
        <li>your cart, with everything in it</li>
        <li>your quotations, and what you asked quotes for, with the files</li>
        <li>every sign-in, on this device and all others</li>
        <li>the record of what happened to your account</li>
      </ul>
      <p>
        A last mail to {email} says so. You may want to <a href="/account/data">download your data</a> first.
      </p>
      <AccountForm action="/account/close" button="Close my account" isFirst>
        <AccountName email={email} />
        <Field
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          attempt={attempt}
        />
      </AccountForm>
      <p>
        <a className="alone" href="/account">
          Keep my account
        </a>
      </p>
    </>
  );
}
