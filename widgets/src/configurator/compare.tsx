import type { Comparison } from '@kerf/sdk/actions';
import type { CompareType, ConfigurationState } from '@kerf/sdk/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import type { Widget } from '../element/widget-context.js';

/** What is said of what came of it. */
function wordsOf(comparison: Comparison): string {
  if (comparison.status === 'kept')
    return `Added to compare.${comparison.isSaved ? '' : ' It is kept until you leave this page.'}`;
  if (comparison.status === 'full')
    return `You can compare ${comparison.most} configurations at a time. Remove one, then add this.`;
  return comparison.status === 'known'
    ? 'This configuration is in your comparison already.'
    : 'This can’t be compared yet. Wait for its price.';
}

/**
 * Keeps a configuration as it stood when that was pressed for comparing, unless the page prevents it, tells the page, and returns what is said of it;
 * with the way to the cards, where the page shows them. Rejects where the code for it did not come.
 */
export async function compare(
  name: string,
  state: ConfigurationState,
  { runtime, host }: Widget,
  about: object,
): Promise<ReactNode> {
  const { keepForComparing, openCompared } = await import('./keep-for-comparing.js');
  if (!host?.emit('kerf-before-compare', about, true)) return '';
  const comparison = keepForComparing(runtime, name, state);
  if (comparison.status === 'kept') {
    const { product, details, price } = comparison.type;
    const type: CompareType = { product, details, price };
    host.emit('kerf-compare', { ...about, type });
  }
  const words = wordsOf(comparison);
  const { types, trays } = runtime.snapshot().compare ?? {};
  if (!types?.length || !trays?.length) return words;
  return <Compared onView={() => openCompared(runtime)}>{words}</Compared>;
}

/** What is said of it, with the way to the cards, for as long as there are any. */
function Compared({ children, onView }: { children: string; onView: () => void }) {
  const isLeft = useShop(({ compare }) => Boolean(compare?.types.length || compare?.open));
  const [isShown, setIsShown] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Once the cards are closed, which give the focus back: it goes on to the button before this one.
    const look = setTimeout(() => {
      const { current } = button;
      if (!isLeft && current?.matches(':focus'))
        current.closest('.actions')?.querySelector('button')?.focus();
      setIsShown(isLeft);
    });
    return () => clearTimeout(look);
  }, [isLeft]);
  return (
    isShown && (
      <>
        {children}{' '}
        <button className="button" type="button" ref={button} onClick={onView}>
          View comparison
        </button>
      </>
    )
  );
}
