/** The shop's own windows for signing in: what they say is heard from them alone. */
import { otherSitePath, sessionMessageType, type User } from '@kerf/sdk/contract';
import { type Runtime, randomKey } from '@kerf/sdk/runtime';

/** What the window for another site hands over. */
export interface HandedSession {
  token: string;
  user: User;
}

/**
 * Opens a window of the shop; null where the browser opens none. `hear` is given what it says, until that was what was
 * waited for. What any other window or origin says is not heard.
 */
export function openPopup(
  url: URL,
  name: string,
  hear: (data: Readonly<Record<string, unknown>>) => boolean,
  end: AbortSignal,
): Window | null {
  const opened = open(url, name, 'popup,width=800,height=600');
  if (!opened) return null;
  const heard = new AbortController();
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent) => {
      if (origin === url.origin && source === opened && data && hear(data)) heard.abort();
    },
    { signal: AbortSignal.any([heard.signal, end]) },
  );
  return opened;
}

/** Opens the one for who signs in at this site; `onSession` hears of it once. False where the browser opens no windows. */
export function openWindow(
  { api, shop = api }: Pick<Runtime, 'api' | 'shop'>,
  onSession: (session: HandedSession) => void,
  end: AbortSignal,
): boolean {
  const state = randomKey();
  const url = new URL(otherSitePath, shop);
  url.search = new URLSearchParams({ origin: location.origin, state }).toString();
  const hear = ({ type, state: of, token, user }: Readonly<Record<string, unknown>>) => {
    const isSession = type === sessionMessageType && of === state;
    if (isSession) onSession({ token: String(token), user: user as User });
    return isSession;
  };
  return openPopup(url, 'kerf-sign-in', hear, end) !== null;
}
