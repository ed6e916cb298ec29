import { expect, test } from 'vitest';
import { messageFault, toMessageText } from './message-text.js';
import { formatShopDay, formatShopTime } from './shop-time.js';

test('a message keeps its lines, and nothing that does not print', () => {
  expect(toMessageText(' one\r\ntwo\rthree\u0000\u0007\tfour \n')).toBe('one\ntwo\nthree\tfour');
});

test('a message has nothing in it that turns a line round, and what joins letters only where there are some', () => {
  expect(toMessageText('\u202eevil\u2069 \u200b\ufeffwords')).toBe('evil words');
  expect(toMessageText('👩\u200d🔧 می\u200cخواهم')).toBe('👩\u200d🔧 می\u200cخواهم');
  for (const blank of ['\u200b', ' \u200d ', '\u2060\n\u200c', '\u202e'])
    expect(messageFault(blank, 'text')?.message).toBe('Your message is required.');
});

test('an empty message is asked for, a long one is measured as it is kept', () => {
  expect(messageFault(' \r\n\u0000', 'text')).toEqual({
    field: 'text',
    message: 'Your message is required.',
  });
  expect(messageFault('\r\n'.repeat(3000) + 'a'.repeat(2000), 'text')).toBeNull();
  expect(messageFault('a'.repeat(2001), 'text')?.message).toBe(
    'Please write at most 2000 characters; these are 2001.',
  );
});

test('a moment is told by the shop’s clock, whatever the reader’s is', () => {
  expect(formatShopDay('2026-11-23T14:30:00Z')).toBe('Tue 24 Nov 2026');
  expect(formatShopTime('2026-11-23T14:30:00Z')).toBe('Tue 24 Nov 2026, 01:30');
  expect(formatShopTime('2026-06-30T14:30:00Z')).toBe('Wed 1 Jul 2026, 00:30');
});
