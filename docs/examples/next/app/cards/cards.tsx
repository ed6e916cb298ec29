'use client';

import { connectShop } from '@kerf/widgets';
import '@kerf/widgets/cart-link/define';
import type { ConfiguratorElement } from '@kerf/widgets/configurator';
import '@kerf/widgets/configurator/define';
import '@kerf/widgets/price-table/define';
import type {} from '@kerf/widgets/types/react';
import { useEffect, useRef, useState } from 'react';

connectShop({ url: 'https://shop.example' });

export function Cards() {
  const panel = useRef<ConfiguratorElement>(null);
  const [added, setAdded] = useState(0);
  // React gives no handlers to a tag that the server has drawn.
  useEffect(() => {
    const heard = new AbortController();
    panel.current?.addEventListener('kerf-add-to-cart', () => setAdded((before) => before + 1), heard);
    return () => heard.abort();
  }, []);
  return (
    <>
      <kerf-cart-link />
      <kerf-configurator ref={panel} item="premium-business-card">
        <a href="https://shop.example/business-cards/premium-business-card">Prices of business cards</a>
      </kerf-configurator>
      <kerf-price-table />
      <p>Added on this page: {added}</p>
    </>
  );
}
