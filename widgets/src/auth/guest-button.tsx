import { goAsGuest } from '@kerf/sdk/actions';
import { useWidget } from '../element/widget-context.js';
import type { AuthPlace } from './auth-place.js';

/** The way on without an account, where there is one. */
export function GuestButton({ place: { guest } }: { place: AuthPlace }) {
  const { runtime, host } = useWidget();
  if (!guest) return null;
  return (
    <button
      className="button"
      type="button"
      part="guest"
      onClick={() => {
        goAsGuest(runtime);
        host?.removeAttribute('open');
        host?.emit('kerf-guest', {});
      }}
    >
      {guest}
    </button>
  );
}
