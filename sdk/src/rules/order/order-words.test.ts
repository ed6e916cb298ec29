import { expect, test } from 'vitest';
import { lineStages, paymentStates } from '../../contract/limits.js';
import type { LineStage, OrderEvent, OrderLine } from '../../contract/orders.js';
import { dollars } from '../money/money.js';
import { nextWords, orderSteps, paidWords, paymentWords, stageWords } from './order-words.js';

const lineAt = (stage: LineStage) => ({ id: 'one', stage }) as OrderLine;
const events = (...what: readonly OrderEvent['what'][]): OrderEvent[] =>
  what.map((each, day) => ({
    at: `2026-11-0${day + 1}T00:00:00Z`,
    what: each,
    line_id: each === 'placed' || each === 'paid' ? null : 'one',
    detail: '',
  }));
const said = (stage: LineStage, list: OrderEvent[]) =>
  orderSteps({ events: list }, lineAt(stage)).map(({ name, at, isNow }) =>
    [name, at?.slice(8, 10), isNow && 'now'].filter(Boolean).join(' '),
  );

test('every stage that waits says for what', () => {
  expect(nextWords({ stage: 'placed' }, 'unpaid')).toMatch(
    /^Waits for artwork.* It waits for payment too\.$/,
  );
  expect(nextWords({ stage: 'placed' }, 'paid')).toMatch(/^Waits for artwork[^.]*\.$/);
  expect(nextWords({ stage: 'artwork-received' }, 'paid')).toMatch(/^Waits for our proof/);
  expect(nextWords({ stage: 'proof-sent' }, 'paid')).toMatch(/^Waits for your approval/);
  expect(nextWords({ stage: 'change-asked' }, 'paid')).toMatch(/^Waits for our next proof/);
  expect(nextWords({ stage: 'approved' }, 'unpaid')).toMatch(/^Waits for payment/);
  expect(nextWords({ stage: 'approved' }, 'paid')).not.toMatch(/waits/i);
});

test('what comes next is said so that it is right in a list of orders too', () => {
  for (const stage of lineStages) expect(nextWords({ stage }, 'paid')).not.toMatch(/this page|here\b/);
});

test('nobody is asked to pay for what was given back, printed or cancelled', () => {
  for (const stage of lineStages) expect(nextWords({ stage }, 'refunded')).not.toMatch(/payment/);
  for (const stage of ['in-production', 'shipped', 'delivered', 'cancelled'] as const)
    for (const payment of paymentStates) expect(nextWords({ stage }, payment)).not.toMatch(/payment/);
});

test('nobody is said to owe anything for an order that is cancelled whole', () => {
  const [cancelled, placed] = [{ stage: 'cancelled' }, { stage: 'placed' }] as const;
  expect(paidWords({ payment: 'unpaid', lines: [cancelled, cancelled] })).toBe('Nothing to pay');
  expect(paidWords({ payment: 'unpaid', lines: [cancelled, placed] })).toBe(paymentWords.unpaid);
  expect(paidWords({ payment: 'refunded', lines: [cancelled] })).toBe(paymentWords.refunded);
  const part = { payment: 'partly-refunded', lines: [placed] } as const;
  expect(paidWords(part)).toBe('Paid, and part of it given back');
  expect(paidWords({ ...part, refunded: dollars(1.5) })).toBe('Paid, and $1.50 of it given back');
});

test('what is still to be given back is said beside whether it was paid', () => {
  const lines = [{ stage: 'cancelled' }, { stage: 'placed' }] as const;
  expect(paidWords({ payment: 'paid', lines, refunded: dollars(0), owed: dollars(17) })).toBe(
    'Paid. We give back $17.00',
  );
  expect(paidWords({ payment: 'partly-refunded', lines, refunded: dollars(1.5), owed: dollars(17) })).toBe(
    'Paid, and $1.50 of it given back. We give back $17.00',
  );
  expect(paidWords({ payment: 'paid', lines, owed: dollars(0) })).toBe('Paid');
});

test('the way of a piece has the day of each step that it took, and none for what is to come', () => {
  expect(said('proof-sent', events('placed', 'artwork-received', 'paid', 'proof-sent'))).toEqual([
    'Placed 01',
    'Artwork received 02',
    'Proof sent 04 now',
    'Approved',
    'In production',
    'Shipped',
    'Delivered',
  ]);
});

test('artwork that was sent anew has its own day, and its proof is to come', () => {
  const anew = events('placed', 'artwork-received', 'proof-sent', 'artwork-received');
  expect(said('artwork-received', anew).slice(0, 3)).toEqual([
    'Placed 01',
    'Artwork received 04 now',
    'Proof sent',
  ]);
});

test('a change that was asked for stands after its proof', () => {
  const asked = events('placed', 'artwork-received', 'proof-sent', 'change-asked');
  expect(said('change-asked', asked)[3]).toBe(`${stageWords['change-asked']} 04 now`);
  expect(said('change-asked', asked)[4]).toBe('Approved');
});

test('what was cancelled ends there', () => {
  expect(said('cancelled', events('placed', 'artwork-received', 'cancelled'))).toEqual([
    'Placed 01',
    'Artwork received 02',
    'Cancelled 03 now',
  ]);
});

test('the steps of other pieces are none of its own', () => {
  const other = events('placed', 'artwork-received').map((event) => ({
    ...event,
    line_id: event.line_id && 'two',
  }));
  expect(said('artwork-received', other)[1]).toBe('Artwork received now');
});
