import { createRuntime } from '@kerf/sdk/runtime';
import { expect, test } from 'vitest';
import { artworkPicture } from './order-address.js';

test('On the shop’s own pages a piece is shown with the artwork that was sent for it', () => {
  const runtime = createRuntime({ api: '/api' });
  expect(artworkPicture(runtime, 'art-1')).toBe('/api/order/get/artwork-picture/art-1');
  expect(artworkPicture(runtime, null)).toBeNull();
});
