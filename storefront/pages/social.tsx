import { type SocialMessage, type SocialProviderName, socialProviderNames } from '@kerf/sdk/contract';

/** What the page that opened the window is told; without an `app_id` none did. */
export type HandedOver = Omit<SocialMessage, 'app_id'> & { app_id: string | null };

/** What the script hands over, and to whom (`assets/scripts/hand-over.js`). */
const handOver = (message: HandedOver, origin: string) => ({
  'data-hand-over': JSON.stringify(message),
  'data-origin': origin,
});

interface SocialDoneProps {
  provider: SocialProviderName;
  message: HandedOver;
  /** The only origin that hears of it. */
  origin: string;
  /** What the form trades where no script does. */
  fields: Readonly<Record<string, string>>;
}

/** The end of a sign-in elsewhere. It is gone in a moment where scripts run; else its button goes on. */
export function SocialDonePage({ provider, message, origin, fields }: SocialDoneProps) {
  const name = socialProviderNames[provider];
  return (
    <div className="hold plain">
      <h1>Signing in with {name}</h1>
      <p className="lead">{name} has told us who you are. If this page stays, go on here.</p>
      <form
        className="actions"
        method="post"
        action={`/login/${provider}/continue`}
        {...handOver(message, origin)}
      >
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button className="act first" type="submit">
          Go on to the shop
        </button>
      </form>
    </div>
  );
}

interface SocialRefusedProps {
  provider: SocialProviderName;
  words: string;
  /** Where the same sign-in begins again; null where it is not known any more. */
  again: string | null;
  /** What the page that opened the window is told at once; null where its reader is to read on. */
  told: { message: HandedOver; origin: string } | null;
}

/** Why a sign-in elsewhere came to nothing, and what can be done. */
export function SocialRefusedPage({ provider, words, again, told }: SocialRefusedProps) {
  return (
    <div className="hold plain" {...(told && handOver(told.message, told.origin))}>
      <h1>You are not signed in</h1>
      <p className="lead">{words}</p>
      <div className="actions">
        {again && (
          <a className="act first" href={again}>
            Try {socialProviderNames[provider]} again
          </a>
        )}
        <a className={again ? 'act' : 'act first'} href="/sign-in">
          Go to the sign-in page
        </a>
      </div>
    </div>
  );
}
