/** What a sign-in elsewhere comes back with to a page that no popup was opened by: behind the hash of its address. */
import { type SocialHandle, socialReturnMark, socialReturnName } from '@kerf/sdk/contract';
import { hasCookie } from '@kerf/sdk/runtime';

/**
 * Takes it out of the address, so that it is used once. Null for none; `isOwn` is false for what this browser did not bring,
 * such as a link that somebody sent.
 */
export function takeSocialReturn(): (SocialHandle & { isOwn: boolean }) | null {
  const hash = new URLSearchParams(location.hash.slice(1));
  const handle = hash.get('social');
  if (!handle) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  const isOwn = hasCookie(`${socialReturnName}=${socialReturnMark(handle)}`);
  return { handle, app_id: hash.get('app_id') ?? '', isOwn };
}
