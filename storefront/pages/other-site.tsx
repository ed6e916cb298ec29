/** The window in which somebody signs in for a page of another site. */

interface AskProps {
  /** The site's host, as its address bar shows it. */
  site: string;
  name: string;
  email: string;
  fields: Readonly<Record<string, string>>;
}

/** Asks who is signed in here whether to be so there. */
export function AskForSite({ site, name, email, fields }: AskProps) {
  return (
    <div className="hold plain">
      <h1>Sign in at {site}</h1>
      <p className="lead">
        You are {name} ({email}). {site} will know your name and address of e-mail, see your cart, and can
        order and ask for you. It never sees your password, and can’t change your account.
      </p>
      <form className="actions" method="post" action="/sign-in/for">
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button className="act first" type="submit">
          Sign in at {site}
        </button>
        <button className="act" type="submit" name="answer" value="no">
          Don’t
        </button>
        <a className="act" href="/account">
          Not you? See your account
        </a>
      </form>
    </div>
  );
}

/** Says that nothing was handed over. */
export function KeptFromSite({ site }: { site: string }) {
  return (
    <div className="hold plain">
      <h1>You are not signed in at {site}</h1>
      <p className="lead">It knows nothing of you. You can close this window.</p>
    </div>
  );
}

interface HandedProps {
  site: string;
  /** The only origin that hears of it. */
  origin: string;
  message: object;
}

/** Hands the sign-in over; it is gone in a moment where its script finds the page that asked. */
export function HandedToSite({ site, origin, message }: HandedProps) {
  return (
    <div className="hold plain" data-hand-over={JSON.stringify(message)} data-origin={origin}>
      <h1>You are signed in at {site}</h1>
      <p className="lead">
        This window closes by itself. If it stays, the page that opened it is gone: close this one, go back to{' '}
        {site}, and sign in there again.
      </p>
    </div>
  );
}
