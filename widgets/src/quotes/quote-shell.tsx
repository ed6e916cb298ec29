/** What of a widget that asks for a quote is there before anybody does: its button, and its ear for the panel's. */
import { keepUtm } from '@kerf/sdk/actions';
import type { Range, Selection } from '@kerf/sdk/contract';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { quotePageAddress } from '../configuration/quote-page-address.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import { notFetched } from '../element/not-fetched.js';
import { useConsent } from '../element/use-consent.js';
import { useHydrated } from '../element/use-hydrated.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import type { Changed } from '../events.js';
import type { FetchQuote, OpenQuoteProps } from './open-quote.js';

interface QuoteShellProps {
  attributes: WidgetAttributes;
  /** What its button says. */
  label: string;
  /** Whether it is the one for a selection, where both are on a page. */
  isFor: (range: Range, selection: Selection) => boolean;
  fetch: FetchQuote;
}

export function QuoteShell({ attributes, label, isFor, fetch }: QuoteShellProps) {
  useConsent();
  const { runtime, host } = useWidget();
  const { name, state, problem } = useConfiguration(attributes);
  const isLive = useHydrated();
  const [Quote, setQuote] = useState<ComponentType<OpenQuoteProps> | null>(null);
  const [lack, setLack] = useState('');
  const { range, selection, item = '' } = state ?? {};
  const isOpen = attributes.open !== '' && range && selection !== undefined;

  function open() {
    setLack('');
    host?.setAttribute('open', 'form');
  }
  const close = () => host?.removeAttribute('open');

  useEffect(() => {
    if (!isOpen || Quote) return;
    fetch().then(
      (fetched) => setQuote(() => fetched),
      () => {
        setLack(notFetched.message);
        host?.emit('kerf-error', { configuration: name, item, ...notFetched });
        close();
      },
    );
  }, [!isOpen]);

  const consent = useShop(({ cart }) => cart.consent);
  useEffect(() => keepUtm(runtime), [runtime, consent]);

  const latest = useRef({ name, range, isFor, open });
  latest.current = { name, range, isFor, open };
  useEffect(() => {
    // Behind whatever of the page heeds it: who shows a form of their own has said so by then.
    const hear = (event: Event) => {
      const { name: own, range: known, isFor: takes, open: show } = latest.current;
      const { configuration, selection: asked } = (event as CustomEvent<Changed>).detail;
      if (event.defaultPrevented || configuration !== own || !known || !takes(known, asked)) return;
      event.preventDefault();
      show();
    };
    addEventListener('kerf-quote-request', hear);
    return () => removeEventListener('kerf-quote-request', hear);
  }, [runtime]);

  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  const words = (
    <>
      {label}
      {range && <span className="out">{` for ${range.item.name}`}</span>}
    </>
  );
  return (
    <div aria-busy={!range || undefined}>
      {attributes.button !== 'none' &&
        (isLive ? (
          <button className="button" type="button" part="open" onClick={open}>
            {words}
          </button>
        ) : (
          <a className="button" part="open" href={quotePageAddress(runtime, range, selection)}>
            {words}
          </a>
        ))}
      <p className="slot" part="error" role="alert">
        {lack}
      </p>
      {Quote && range && selection && (
        <Quote
          key={item}
          name={name}
          item={item}
          isOpen={Boolean(isOpen)}
          range={range}
          selection={selection}
          social={attributes.social ?? ''}
          onClose={close}
        />
      )}
    </div>
  );
}
