import { maxEmailLength, maxPersonNameLength, quotePagePath } from '@kerf/sdk/contract';
import { CheckoutForm } from './checkout/checkout-form.js';
import { type Attempt, Field } from './field.js';
import { Placed } from './placed.js';

/** Who asks, as far as the shop knows. */
export interface KnownAsker {
  firstname: string;
  lastname: string;
  email: string;
  isMember: boolean;
}

interface QuoteRequestPageProps {
  /** What the quote is for, part by part. */
  summary: readonly string[];
  /** Where it can be changed. */
  changePath: string;
  /** Null for who has to say first whether they have an account. */
  form: {
    asker: KnownAsker;
    needsQuantity: boolean;
    attempt: Attempt;
    hidden: Readonly<Record<string, string>>;
    signInPath: string;
  } | null;
  /** The widget that signs in, and the way on without an account. */
  signIn: { markup: string; guestPath: string } | null;
}

/** Asks for a quote of a configuration: the same as the dialog, for a browser without script and for other sites. */
export function QuoteRequestPage({ summary, changePath, form, signIn }: QuoteRequestPageProps) {
  return (
    <div className="hold checkout">
      <div className="title section-head">
        <h1>QUOTE</h1>
      </div>
      <div className="checkout-part">
        <section aria-labelledby="asked">
          <h2 id="asked">What the quote is for</h2>
          <ul>
            {summary.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>
            <a href={changePath}>Change it</a>
          </p>
        </section>
        {form && <AskerForm {...form} />}
        {signIn && (
          <>
            <p>Sign in to ask for a quote, or go on without an account.</p>
            <Placed className="widget-auth" markup={signIn.markup} />
            <p>
              <a className="act" href={signIn.guestPath}>
                Continue as guest
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function AskerForm({
  asker,
  needsQuantity,
  attempt,
  hidden,
  signInPath,
}: NonNullable<QuoteRequestPageProps['form']>) {
  const isComplete = asker.isMember && asker.firstname !== '' && asker.lastname !== '';
  return (
    <CheckoutForm action={quotePagePath} button="Send Quote" attempt={attempt}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {needsQuantity && (
        <Field
          name="quantity"
          label="Quantity"
          type="digits"
          autoComplete="off"
          maxLength={6}
          attempt={attempt}
        />
      )}
      {!isComplete && (
        <>
          <Field
            name="firstname"
            label="First Name"
            autoComplete="given-name"
            maxLength={maxPersonNameLength}
            value={asker.firstname}
            attempt={attempt}
          />
          <Field
            name="lastname"
            label="Last Name"
            autoComplete="family-name"
            maxLength={maxPersonNameLength}
            value={asker.lastname}
            attempt={attempt}
          />
        </>
      )}
      {asker.isMember ? (
        <p>
          The quote goes to <strong>{asker.email}</strong>.
        </p>
      ) : (
        <Field
          name="email_address"
          label="Email Address"
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          value={asker.email}
          hint="The quote comes there"
          attempt={attempt}
        />
      )}
      {!asker.isMember && (
        <p>
          Do you have an account? <a href={signInPath}>Sign in</a>
        </p>
      )}
    </CheckoutForm>
  );
}
