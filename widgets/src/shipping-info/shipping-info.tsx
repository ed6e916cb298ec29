/** What the shop promises, and the way to when an order arrives: a dialog, or with `show="page"` at once and in its place. */
import { loadShipping } from '@kerf/sdk/actions';
import { shippingPath } from '@kerf/sdk/contract';
import { etaText, servicePromises, standardTurnaround } from '@kerf/sdk/rules';
import { useEffect, useState } from 'react';
import { useConfiguration } from '../configuration/use-configuration.js';
import { notFetched } from '../element/not-fetched.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useHydrated } from '../element/use-hydrated.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { Pager } from '../ui/pager.js';
import { deliveryDetails, fetchDeliveryDetails } from './details-on-demand.js';
import { ShippingText } from './shipping-text.js';

export function ShippingInfoView(attributes: WidgetAttributes) {
  const { runtime, host } = useWidget();
  const { name, state, problem } = useConfiguration(attributes, undefined, true);
  const isLive = useHydrated();
  const { range, selection, item = '', rows } = state ?? {};
  const shipping = useShop((shop) => shop.shipping?.[item]);
  const [outcome, setOutcome] = useState<'asked' | 'had' | 'lacking'>('asked');
  const isPage = attributes.show === 'page';
  const isOpen = attributes.open !== '' && !isPage;
  const Details = deliveryDetails();

  // Whoever looks again is asked for again, so that a page which was left open tells the days of now.
  useEffect(() => {
    if (!range || !(isOpen || (isPage && !shipping))) return;
    let isGone = false;
    setOutcome('asked');
    const { id, slug } = range.item;
    Promise.all([
      loadShipping(runtime, { id, slug }),
      fetchDeliveryDetails().then(
        () => null,
        () => notFetched,
      ),
    ]).then(([unread, unfetched]) => {
      const fault = unread ?? unfetched;
      if (fault) host?.emit('kerf-error', { configuration: name, item: slug, ...fault });
      if (!isGone) setOutcome(fault ? 'lacking' : 'had');
    });
    return () => {
      isGone = true;
    };
  }, [runtime, host, isOpen, isPage, range]);

  const known = shipping?.products.find(({ id }) => id === selection?.product_id);
  const turnaround = rows?.[0]?.shipping[0] ?? known ?? standardTurnaround;
  const query = item ? `?item=${item}${selection ? `&product_id=${selection.product_id}` : ''}` : '';
  const page = shopUrl(runtime, shippingPath + query);
  const details =
    Details && shipping && range ? (
      <Details
        key={item}
        item={item}
        shipping={shipping}
        chosen={selection?.product_id ?? null}
        isPage={isPage}
        Pager={Pager}
      />
    ) : outcome === 'lacking' || problem ? (
      <p>
        <a className="link" href={page} target={shopTarget}>
          Turnaround times and the delivery calendar of every product
        </a>
      </p>
    ) : (
      <div className="waiting" aria-busy="true" />
    );

  if (isPage)
    return (
      <div className="details">
        <ShippingText />
        {details}
      </div>
    );
  const words = (
    <>
      Shipping information
      {range && <span className="out">{` for ${range.item.name}`}</span>}
    </>
  );
  return (
    <div className="services" part="services" aria-busy={(!range && !problem) || undefined}>
      <dl className="promises">
        {servicePromises(etaText(turnaround)).map(({ term, text }, index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isLive ? (
        <button
          className="button"
          type="button"
          part="open"
          aria-haspopup="dialog"
          onClick={() => host?.setAttribute('open', 'dialog')}
        >
          {words}
        </button>
      ) : (
        <a className="button" part="open" href={page}>
          {words}
        </a>
      )}
      <Dialog
        id="shipping"
        title="Shipping Information"
        isOpen={isOpen && isLive}
        onClose={() => host?.removeAttribute('open')}
        part="dialog"
      >
        <ShippingText />
        {details}
      </Dialog>
    </div>
  );
}
