/** The mailbox of whoever works on the shop: what would have gone out by mail. */

/** A mail in the list; `time` for people, `moment` for programs. */
export interface ListedMail {
  id: string;
  to: string;
  subject: string;
  time: string;
  moment: string;
}

/** Where a letter is, and its HTML alone. */
const letterPath = (id: string) => `/dev/mail/${encodeURIComponent(id)}`;

/** Everything that came, the newest first. */
export function MailboxPage({ mails }: { mails: readonly ListedMail[] }) {
  return (
    <div className="hold mailbox">
      <div className="title section-head">
        <h1>Mailbox</h1>
        <p className="lead">
          The shop is in development and SMTP_URL is not set: what it would send comes here, and is gone when
          it ends.
        </p>
      </div>
      {mails.length === 0 ? (
        <p className="muted">No mail has come yet.</p>
      ) : (
        <>
          <ol className="mails">
            {mails.map(({ id, to, subject, time, moment }) => (
              <li key={id}>
                <a href={letterPath(id)}>{subject}</a>
                <span className="recipient">{to}</span>
                <time dateTime={moment}>{time}</time>
              </li>
            ))}
          </ol>
          <form method="post" action="/dev/mail/delete-all">
            <button type="submit" className="act">
              Delete all
            </button>
          </form>
        </>
      )}
    </div>
  );
}

/** One letter, in both of its forms. Its HTML runs nothing and reaches nothing, whatever is in it. */
export function MailPage({ mail, text }: { mail: ListedMail; text: string }) {
  return (
    <div className="hold mailbox">
      <div className="title section-head">
        <p>
          <a href="/dev/mail">Mailbox</a>
        </p>
        <h1>{mail.subject}</h1>
        <p className="muted">
          To <span className="recipient">{mail.to}</span>, <time dateTime={mail.moment}>{mail.time}</time>
        </p>
      </div>
      <div className="forms">
        <section aria-labelledby="as-html">
          <h2 id="as-html">HTML</h2>
          <iframe src={`${letterPath(mail.id)}/html`} sandbox="" title="The letter as HTML" />
        </section>
        <section aria-labelledby="as-text">
          <h2 id="as-text">Text</h2>
          <pre>{text}</pre>
        </section>
      </div>
    </div>
  );
}
