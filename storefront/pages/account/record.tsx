import { type Moment, Time } from './moment.js';

/** Something that happened to an account, in words. */
export interface RecordEntry {
  what: string;
  at: Moment;
  device: string;
}

/** As many as are looked at first; the older ones are opened. */
const shownAtFirst = 20;

function Entries({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <ol className="account-rows">
      {entries.map(({ what, at, device }, place) => (
        <li key={`${place} ${at.iso}`}>
          <div>
            <strong>{what}</strong>
            <p className="muted">
              <Time moment={at} />, {device}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What happened to an account, the newest first. */
export function AccountRecord({ entries }: { entries: readonly RecordEntry[] }) {
  const older = entries.slice(shownAtFirst);
  return (
    <>
      <p>The newest first. It is kept for a year.</p>
      <Entries entries={entries.slice(0, shownAtFirst)} />
      {older.length > 0 && (
        <details>
          <summary>What was before</summary>
          <Entries entries={older} />
        </details>
      )}
    </>
  );
}
