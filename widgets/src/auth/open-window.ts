/** The shop's own window for signing in: no page of another site sees what is typed there. */
import { otherSitePath, sessionMessageType, type User } from '@kerf/sdk/contract';
import type { Runtime } from '@kerf/sdk/runtime';

/** What the window hands over. */
export interface HandedSession {
  token: string;
  user: User;
}

/**
 * Opens it, for who signs in at this site; `onSession` hears of it once. False where the browser opens no windows. What
 * any other window or origin says is not heard.
 */
export function openWindow(
  { api, shop = api }: Pick<Runtime, 'api' | 'shop'>,
  onSession: (session: HandedSession) => void,
  end: AbortSignal,
): boolean {
  const state = crypto.randomUUID();
  const url = new URL(otherSitePath, shop);
  url.search = new URLSearchParams({ origin: location.origin, state }).toString();
  const opened = open(url, 'kerf-sign-in', 'popup,width=800,height=600');
  if (!opened) return false;
  const heard = new AbortController();
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent) => {
      if (origin !== url.origin || source !== opened) return;
      if (data?.type !== sessionMessageType || data.state !== state) return;
      heard.abort();
      onSession({ token: String(data.token), user: data.user });
    },
    { signal: AbortSignal.any([heard.signal, end]) },
  );
  return true;
}
