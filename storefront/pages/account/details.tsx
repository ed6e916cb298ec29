import { maxPersonNameLength, type User } from '@kerf/sdk/contract';
import { type Attempt, Field } from '../field.js';
import { AccountForm } from './account-form.js';

/** Who is signed in, and what may be changed of it without being asked for more. */
export function Details({ user, attempt }: { user: User; attempt: Attempt }) {
  const { first_name, last_name, email, rank, points } = user;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Name</dt>
          <dd>
            {first_name} {last_name}
          </dd>
        </div>
        <div>
          <dt>Email address</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd>{rank.name}</dd>
        </div>
        <div>
          <dt>Points</dt>
          <dd>
            {points},{' '}
            <span className="muted">worth a dollar each: spend them at the payment step of the checkout</span>
          </dd>
        </div>
      </dl>
      <section aria-labelledby="name">
        <h2 id="name">Change your name</h2>
        <AccountForm action="/account" button="Save name">
          <Field
            name="first_name"
            label="First name"
            autoComplete="given-name"
            value={first_name}
            maxLength={maxPersonNameLength}
            attempt={attempt}
          />
          <Field
            name="last_name"
            label="Last name"
            autoComplete="family-name"
            value={last_name}
            maxLength={maxPersonNameLength}
            attempt={attempt}
          />
        </AccountForm>
      </section>
      <section aria-labelledby="leave">
        <h2 id="leave">Sign out</h2>
        <AccountForm action="/account/sign-out" button="Sign out" isWayOut />
      </section>
    </>
  );
}
