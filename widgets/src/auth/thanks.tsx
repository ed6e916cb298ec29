/** What stands in the place of the registration once there is an account. */
import { joiningPoints, messages } from '@kerf/sdk/contract';
import { useEffect, useRef } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';

export function Thanks() {
  const { runtime, host } = useWidget();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host) panel.current?.focus();
  }, [host]);
  return (
    <div className="stack" ref={panel} tabIndex={-1} part="thanks" role="status">
      <h2 className="head">{messages.registered}</h2>
      <p>{joiningPoints} bonus points are in your account, each worth a dollar.</p>
      <a className="button primary" href={shopUrl(runtime, '/')}>
        Return To Home Page
      </a>
    </div>
  );
}
