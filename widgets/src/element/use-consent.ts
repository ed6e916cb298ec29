import { setConsent } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import { useLayoutEffect } from 'react';
import { useWidget } from './widget-context.js';

/** A loader's tag that says whether the page has consent. */
const speakingScript = 'script[data-consent][src*="/kerf.js"]';

/**
 * Lets a tag's `consent`, or the `data-consent` of the script, say whether the page may keep anything in the browser.
 * Any other word than `granted` withholds it. Whoever says it last decides for the page. Used by widgets that keep
 * something, before they do.
 */
export function useConsent(): void {
  const { runtime, host } = useWidget();
  // Of the tag itself: one without a word says something, and one that is not there nothing.
  const consent = host?.getAttribute('consent') ?? null;
  // Before anything in the widget reads or keeps what it does once it is drawn.
  useLayoutEffect(() => {
    const script = host && document.querySelector<HTMLScriptElement>(speakingScript);
    if (!script) return;
    const hear = () => take(runtime, script.dataset.consent ?? null);
    hear();
    const observer = new MutationObserver(hear);
    observer.observe(script, { attributeFilter: ['data-consent'] });
    return () => observer.disconnect();
  }, [runtime, host]);
  useLayoutEffect(() => {
    if (host) take(runtime, consent);
  }, [runtime, host, consent]);
}

function take(runtime: Runtime, consent: string | null): void {
  if (consent === null) return;
  // What it can't read is no consent: a slip of the pen keeps nothing.
  if (!setConsent(runtime, consent === 'granted' ? consent : 'withheld')) return;
  import('./keep-cart.js').then(
    ({ keepCart }) => keepCart(runtime),
    // What is added next is kept anyway.
    () => {},
  );
}
