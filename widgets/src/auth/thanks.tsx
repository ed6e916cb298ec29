/** What stands in the place of the registration once there is an account. */
import { joiningPoints, messages } from '@kerf/sdk/contract';
import { useEffect, useRef } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';

export interface ThanksProps {
  /** Where the visitor was going when they registered; '' for nowhere in particular. */
  href: string;
  /** In a dialog, closes it: the visitor is where they were. */
  onGoOn?: (() => void) | undefined;
}

export function Thanks({ href, onGoOn }: ThanksProps) {
  const { runtime, host } = useWidget();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (host) head.current?.focus();
  }, [host]);
  const leadsOn = href !== '' || onGoOn !== undefined;
  return (
    <div className="stack" part="thanks">
      <h2 className="head" ref={head} tabIndex={-1}>
        {messages.registered}
      </h2>
      <p>{joiningPoints} bonus points are in your account, each worth a dollar.</p>
      {onGoOn ? (
        <button className="button primary" type="button" onClick={onGoOn}>
          Continue
        </button>
      ) : (
        href && (
          <a className="button primary" href={shopUrl(runtime, href)}>
            Continue
          </a>
        )
      )}
      <a className={leadsOn ? 'button' : 'button primary'} href={shopUrl(runtime, '/')}>
        Return To Home Page
      </a>
    </div>
  );
}
