import { maxEmailLength } from '@kerf/sdk/contract';
import { AddressFields } from './address-fields.js';
import { CheckoutForm } from './checkout/checkout-form.js';
import { type Attempt, Field } from './field.js';

/** What somebody who asks for samples may mean to have printed. */
export const sampleWishes = [
  'Stickers',
  'Business cards',
  'Swing tags',
  'Vinyl lettering',
  'Several of these',
];

/** A stock with the page that it is ordered on. */
interface Sample {
  name: string;
  path: string;
}

interface SamplePackPageProps {
  /** What is in the pack. */
  cards: readonly Sample[];
  stickers: readonly Sample[];
  attempt: Attempt;
  /** Whose address is known, and not asked for. */
  member: { email: string } | null;
  /** Whether this browser has asked for a pack already. */
  isAskedFor: boolean;
}

/** Asks for a pack of samples by post. */
export function SamplePackPage({ cards, stickers, attempt, member, isAskedFor }: SamplePackPageProps) {
  return (
    <div className="hold checkout">
      <div className="title section-head">
        <h1>Sample pack</h1>
        <p className="lead">
          Feel the stocks before you choose: a printed card of each kind and a sticker of each material, each
          with its name. Free, by post, anywhere in Australia.
        </p>
        {isAskedFor && (
          <p>
            <strong>You have asked for a pack: it will be on its way.</strong> This form asks for another one.
            With the same name and address, it does so only once the first is posted.
          </p>
        )}
      </div>
      {/* What is typed stays in the tab, for the same person: `assets/scripts/keep-typed.js`. */}
      <div className="checkout-part" data-keep={member?.email ?? ''}>
        <CheckoutForm action="/sample-pack" button="Send me the samples" attempt={attempt}>
          {member ? (
            <p>
              We write to you at <strong>{member.email}</strong> when it is in the post.
            </p>
          ) : (
            <>
              <p>
                Do you have an account? <a href="/sign-in?redirect=/sample-pack">Sign in</a>, and your address
                is filled in. You can go on as a guest, too.
              </p>
              <Field
                name="email"
                label="Email Address"
                type="email"
                autoComplete="email"
                maxLength={maxEmailLength}
                hint="We write to you when it is in the post"
                attempt={attempt}
              />
            </>
          )}
          <AddressFields kind="shipping" attempt={attempt} />
          <Field
            name="wish"
            label="What do you mean to have printed?"
            autoComplete="off"
            choices={sampleWishes}
            isOptional
            attempt={attempt}
          />
        </CheckoutForm>
        <p>
          <a href="/" data-back>
            Go to the home page
          </a>
        </p>
      </div>
      <aside className="ordered samples" aria-labelledby="in-the-pack">
        <h2 id="in-the-pack">In the pack</h2>
        <SampleList title="Cards and tags" samples={cards} />
        <SampleList title="Stickers" samples={stickers} />
      </aside>
    </div>
  );
}

function SampleList({ title, samples }: { title: string; samples: readonly Sample[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {samples.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
