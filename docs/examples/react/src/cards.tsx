import { connectShop } from '@kerf/widgets';
import '@kerf/widgets/cart-link/define';
import type { ConfiguratorElement } from '@kerf/widgets/configurator';
import '@kerf/widgets/configurator/define';
import '@kerf/widgets/price-table/define';
import type {} from '@kerf/widgets/types/react';
import { useRef, useState } from 'react';

connectShop({ url: 'https://shop.example' });

export function Cards() {
  const panel = useRef<ConfiguratorElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <main>
      <kerf-cart-link />
      <kerf-configurator
        ref={panel}
        item="premium-business-card"
        onkerf-add-to-cart={({ detail }) => setLines((before) => [...before, detail.line])}
      />
      <kerf-price-table />
      <p>{lines.length === 0 ? 'Nothing is in your cart yet.' : `You have added ${lines.length}.`}</p>
      <button type="button" onClick={() => panel.current?.scrollIntoView()}>
        Back to the options
      </button>
    </main>
  );
}
