/** What is kept for comparing: a few at a time, and the dialog with all that is known of them. */
import { loadCompared, openCompared, priceCompared } from '@kerf/sdk/actions';
import { maxCompared } from '@kerf/sdk/contract';
import type { CompareState, KeptType } from '@kerf/sdk/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../element/adopt-styles.js';
import { PieceThumb } from '../element/piece-thumb.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import fields from '../theme/fields.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import type { Pager as PagerPart } from '../ui/pager.js';
import { useMedia } from '../ui/use-media.js';
import styles from './compare.css?inline';
import { CompareDialog } from './compare-dialog.js';
import { PriceNow } from './price-now.js';
import { useRemove } from './use-remove.js';

/** Up to this width two stand side by side in the tray, above it three. */
const few = '(max-width: 810px)';

export interface TrayProps {
  /** Names it among all that show what is compared. */
  id: string;
  Pager: typeof PagerPart;
}

export function Tray({ id, Pager }: TrayProps) {
  const { runtime, host } = useWidget();
  const { types, prices, open } = useShop(({ compare }) => compare) as CompareState;
  const [page, setPage] = useState(0);
  const [said, setSaid] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const remove = useRemove();
  const perPage = useMedia(few) ? 2 : 3;
  const isOpen = open === id;
  const pages = Math.ceil(types.length / perPage);
  const shown = Math.max(0, Math.min(page, pages - 1));

  // With every drawing: an element that moved to another document is given its own styles there alone.
  useLayoutEffect(() => {
    if (host?.shadowRoot) adoptStyles(host.shadowRoot, overPage + fields + dialog + styles);
  });
  useEffect(() => {
    const read = () => loadCompared(runtime);
    read();
    // Another page or frame of this tab may have changed it.
    for (const type of ['storage', 'pageshow']) addEventListener(type, read);
    return () => {
      for (const type of ['storage', 'pageshow']) removeEventListener(type, read);
    };
  }, [runtime]);
  const consent = useShop(({ cart }) => cart.consent);
  useEffect(() => {
    if (consent === 'granted') loadCompared(runtime);
  }, [runtime, consent]);
  useEffect(() => {
    priceCompared(runtime);
  }, [runtime, types.length, isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // What opened them, and was given the focus back, may have gone with the last of them.
    return () => void (document.activeElement === document.body && head.current?.focus());
  }, [isOpen]);
  const problem = types.map(({ key }) => prices[key]).find((price) => price?.status === 'failed')?.problem;
  useEffect(() => {
    if (problem) host?.emit('kerf-error', problem);
  }, [host, problem]);

  function take(type: KeptType) {
    if (!remove(type)) return;
    // How many are left makes two removals of one product two things to say.
    setSaid(`Removed: ${type.product}. Left: ${types.length - 1}.`);
    // What was pressed is gone: whoever pressed it goes on from the head.
    head.current?.focus();
  }

  function turn(to: number) {
    setPage(to);
    setSaid(`${to + 1} of ${pages}`);
  }

  return (
    <section className="tray" part="tray" aria-labelledby="compare-head">
      <h2 className="head" id="compare-head" tabIndex={-1} ref={head}>
        Compare
      </h2>
      <p className="muted">
        {types.length ? `${types.length} of ${maxCompared} kept` : 'Nothing is kept for comparing.'}
      </p>
      <p className="out" role="status">
        {said}
      </p>
      {types.length > 0 && (
        <>
          <ul className={`types per-${perPage}`}>
            {types.slice(shown * perPage, (shown + 1) * perPage).map((type) => (
              <li className="type" part="type" key={type.key}>
                <PieceThumb of={type.request} />
                <h3 className="name" id={`tray-${type.key}`}>
                  {type.product}
                </h3>
                <p className="details">{type.details}</p>
                <PriceNow type={type} price={prices[type.key]} />
                <button
                  className="button"
                  type="button"
                  aria-describedby={`tray-${type.key}`}
                  onClick={() => take(type)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <div className="tray-foot">
            <button className="button primary" type="button" onClick={() => openCompared(runtime, id)}>
              Compare details
            </button>
            <Pager isQuiet label="Compare" page={shown} pages={pages} onPage={turn} />
          </div>
        </>
      )}
      <CompareDialog Pager={Pager} isOpen={isOpen} onClose={() => openCompared(runtime, null)} />
    </section>
  );
}
