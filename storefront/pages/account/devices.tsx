import { AccountForm } from './account-form.js';
import { type Moment, Time } from './moment.js';

/** A place where somebody is signed in, in words. */
export interface Device {
  id: string;
  name: string;
  isCurrent: boolean;
  isRemembered: boolean;
  signedIn: Moment;
  lastSeen: Moment;
}

/** Where somebody is signed in, with the way out of each place and of all. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  return (
    <>
      <ul className="account-rows">
        {devices.map(({ id, name, isCurrent, isRemembered, signedIn, lastSeen }) => (
          <li key={id}>
            <div>
              <h2>
                {name}
                {isCurrent && <span className="mark">This device</span>}
              </h2>
              <p className="muted">
                Signed in <Time moment={signedIn} />, last used <Time moment={lastSeen} />
                {isRemembered && '. Kept signed in.'}
              </p>
            </div>
            <AccountForm
              action={`/account/devices/${id}/sign-out`}
              isWayOut={isCurrent}
              button={
                <>
                  Sign out
                  <span className="out">
                    {' '}
                    {name}, signed in {signedIn.words}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="everywhere">
        <h2 id="everywhere">Sign out everywhere</h2>
        <p>If something here is not yours: sign out everywhere, then change your password.</p>
        <AccountForm action="/account/devices/sign-out" button="Sign out everywhere" isWayOut />
      </section>
    </>
  );
}
