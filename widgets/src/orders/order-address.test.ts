import type { PricingRequest } from '@kerf/sdk/contract';
import { createRuntime } from '@kerf/sdk/runtime';
import { expect, test } from 'vitest';
import { artworkPicture } from './order-address.js';

test('On the shop’s own pages a piece is shown with the artwork that was sent for it', () => {
  const runtime = createRuntime({ api: '/api' });
  const configuration = {
    product_id: 16,
    width: 90,
    height: 55,
    print_features: [],
  } as unknown as PricingRequest;
  expect(artworkPicture(runtime, configuration, 'art-1')).toMatch(
    /^\/api\/order\/get\/artwork-picture\/art-1\?/,
  );
  expect(artworkPicture(runtime, configuration, null)).toBeNull();
});
