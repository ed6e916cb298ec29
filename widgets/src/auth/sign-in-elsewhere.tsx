/** Signing in on a page of another site: by the shop's own window. */
import { adoptSession, knowVisitor, signOut } from '@kerf/sdk/actions';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tellBlocked } from '../configuration/use-heed-page.js';
import { addStyles } from '../element/add-styles.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import type { AuthPlace } from './auth-place.js';
import styles from './elsewhere.css?inline';
import { GuestButton } from './guest-button.js';
import { openWindow } from './open-window.js';

export function SignInElsewhere({ place }: { place: AuthPlace }) {
  const { runtime, host } = useWidget();
  const user = useShop(({ person }) => person?.user);
  const [problem, setProblem] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<AbortController | null>(null);
  // Before it is seen.
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  useEffect(() => {
    knowVisitor(runtime);
    return () => asked.current?.abort();
  }, [runtime]);

  function start() {
    asked.current?.abort();
    asked.current = new AbortController();
    const isOpen = openWindow(
      runtime,
      async (session) => {
        await adoptSession(runtime, session);
        host?.emit('kerf-signed-in', { user: session.user });
        button.current?.focus();
      },
      asked.current.signal,
    );
    if (!isOpen) tellBlocked(host);
    setProblem(
      isOpen
        ? ''
        : 'Your browser did not open the window of the shop. Allow pop-ups for this site and try again, or',
    );
  }

  async function leave() {
    const outcome = await signOut(runtime);
    setProblem(outcome.ok ? '' : outcome.problem.message);
    if (!outcome.ok) return;
    setHasLeft(true);
    host?.emit('kerf-signed-out', {});
  }

  return (
    <div className="stack auth" part="elsewhere">
      <p role="status">
        {user && (
          <>
            Signed in as{' '}
            <b>
              {user.first_name} {user.last_name}
            </b>
          </>
        )}
        {!user &&
          hasLeft &&
          'You are signed out here. At the shop itself you stay signed in until you sign out there.'}
      </p>
      <button
        className={user ? 'button' : 'button primary'}
        type="button"
        ref={button}
        part="sign-in-link"
        onClick={user ? leave : start}
      >
        {user ? 'Sign Out' : 'Sign In'}
      </button>
      {!user && <GuestButton place={place} />}
      <p className="slot" role="alert">
        {problem}
        {problem && !user && (
          <>
            {' '}
            <a className="link" href={place.link('member')} target="_blank" rel="noopener">
              sign in at the shop itself
            </a>
          </>
        )}
      </p>
    </div>
  );
}
