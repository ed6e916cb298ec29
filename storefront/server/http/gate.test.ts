import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGate, type Gate } from './gate.js';

const apart = 40;
const here = '192.0.2.1';
const there = '198.51.100.1';

describe('A gate before work of the event loop', () => {
  let gate: Gate;
  let passed: string[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    gate = createGate(apart, { maxWaiting: 3, maxWaitingOfBlock: 2 });
    passed = [];
  });
  afterEach(() => vi.useRealTimers());
  const pass = (name: string, address = here) =>
    gate.pass(address).then(
      () => passed.push(name),
      ({ status, message }) => passed.push(`${name}: ${status} ${message}`),
    );
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return passed.splice(0);
  };

  test('lets the first one through at once, and so who comes after a while', async () => {
    pass('first');
    expect(await after(0)).toEqual(['first']);
    await after(apart);
    pass('second');
    expect(await after(0)).toEqual(['second']);
  });

  test('lets those through one by one that come at once, a turn for each address', async () => {
    for (const [name, address] of [
      ['first', here],
      ['second', here],
      ['third', here],
      ['other', there],
    ] as const)
      pass(name, address);
    expect(await after(apart - 1)).toEqual(['first']);
    expect(await after(1)).toEqual(['second']);
    expect(await after(apart)).toEqual(['other']);
    expect(await after(apart)).toEqual(['third']);
    expect(await after(apart)).toEqual([]);
  });

  test('says so to who finds no place to wait', async () => {
    for (const name of ['first', 'second', 'third', 'fourth']) pass(name);
    expect(await after(0)).toEqual([
      'first',
      'fourth: 429 Too much was asked for from your address at once. Please try again in 2 seconds.',
    ]);
  });
});
