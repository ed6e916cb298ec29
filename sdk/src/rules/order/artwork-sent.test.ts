import { expect, test } from 'vitest';
import type { Artwork } from '../../contract/artwork.js';
import type { OrderMessage } from '../../contract/proofs.js';
import { artworkSent } from './artwork-sent.js';
import { nextWords } from './order-words.js';

const piece = { id: 'card' };
const file = (codes: Artwork['warnings'][number]['code'][] = [], line_id = 'card') =>
  ({
    line_id,
    created_at: '2026-11-02T00:00:00Z',
    warnings: codes.map((code) => ({ code })),
  }) as Artwork;
const message = (at: string, more: Partial<OrderMessage> = {}) =>
  ({ from: 'customer', line_id: null, at, ...more }) as OrderMessage;
const later = '2026-11-03T00:00:00Z';

test('a piece waits for the rest of its artwork until that is sent, or somebody writes what is printed instead', () => {
  const sent = (artworks: Artwork[], messages: OrderMessage[] = []) =>
    artworkSent({ artworks, messages }, piece);
  expect(sent([])).toBe('none');
  expect(sent([file(['missing'], 'tag')])).toBe('none');
  expect(sent([file(['bleed'])])).toBe('all');
  const half = [file(), file(['missing'])];
  expect(sent(half)).toBe('part');
  expect(sent(half, [message(later)])).toBe('all');
  expect(sent(half, [message(later, { line_id: 'card' })])).toBe('all');
  for (const of of [
    message('2026-11-01T00:00:00Z'),
    message(later, { from: 'shop' }),
    message(later, { line_id: 'tag' }),
  ])
    expect(sent(half, [of])).toBe('part');
});

test('what it waits for is said whatever its stage', () => {
  for (const stage of ['placed', 'artwork-received'] as const) {
    expect(nextWords({ stage }, 'unpaid', 'part')).toBe(
      'Waits for the rest of your artwork: send it, or write to us what is to be printed there, and we make a free proof. It waits for payment too.',
    );
    expect(nextWords({ stage }, 'paid', 'all')).toMatch(/^Waits for our proof/);
  }
  expect(nextWords({ stage: 'proof-sent' }, 'paid', 'part')).toMatch(/^Waits for your approval/);
});
