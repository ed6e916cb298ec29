/** The widget that signs in, inside of another one: with its shop, and heard by it alone. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KerfElement } from '../element/kerf-element.js';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';
import type { SignedInUser } from '../events.js';

const tellsOfItself = [
  'kerf-ready',
  'kerf-signed-out',
  'kerf-follow-up',
  'kerf-guest',
  'kerf-cancel',
  'kerf-order-opened',
];

interface AuthTagProps {
  /** As they are written; those that are '' are left out. */
  attributes: Readonly<Record<string, string>>;
  on: Readonly<Record<string, () => void>>;
  /** The dialog that it is was closed, and none of `on` came before. */
  onClosed?: () => void;
}

export function AuthTag({ attributes, on, onClosed }: AuthTagProps) {
  const { runtime, host } = useWidget();
  const [lack, setLack] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ on, onClosed });
  latest.current = { on, onClosed };
  const written = JSON.stringify(attributes);

  useLayoutEffect(() => {
    let element: HTMLElement | null = null;
    let isGone = false;
    const observer = new MutationObserver(() => {
      // What it was closed with is said in the same task.
      setTimeout(() => !isGone && !element?.hasAttribute('open') && latest.current.onClosed?.());
    });
    import('../auth/auth.define.js').then(
      () => {
        if (isGone) return;
        const tag = document.createElement('kerf-auth') as KerfElement;
        // One of another version may hold the tag: it finds its shop by itself.
        if ('shop' in tag) tag.shop = { runtime };
        for (const [name, value] of Object.entries(attributes)) if (value) tag.setAttribute(name, value);
        // What it says of itself is none of the page's: there is one widget to be seen. Who signed in, that one says.
        for (const type of tellsOfItself) tag.addEventListener(type, (event) => event.stopPropagation());
        tag.addEventListener('kerf-signed-in', (event) => {
          event.stopPropagation();
          host?.emit('kerf-signed-in', (event as CustomEvent<SignedInUser>).detail);
        });
        for (const type of Object.keys(on)) tag.addEventListener(type, () => latest.current.on[type]?.());
        element = tag;
        place.current?.append(tag);
        if (attributes.open) observer.observe(tag, { attributeFilter: ['open'] });
      },
      () => {
        setLack(notFetched.message);
        host?.emit('kerf-error', notFetched);
      },
    );
    return () => {
      isGone = true;
      observer.disconnect();
      element?.remove();
    };
  }, [runtime, written]);
  // Nothing stands where the dialog would be that says it.
  useEffect(() => {
    if (lack && attributes.open) latest.current.onClosed?.();
  }, [lack]);

  return (
    <>
      <div ref={place} />
      <p className="slot" role="alert">
        {lack}
      </p>
    </>
  );
}
