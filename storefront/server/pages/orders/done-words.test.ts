import { artworkRefusals, type OrderDetail } from '@kerf/sdk/contract';
import { describe, expect, test } from 'vitest';
import { artworkNotice } from './done-words.js';

describe('Whose form sent no file', () => {
  const detail = { artworks: [], order: { lines: [] } } as unknown as OrderDetail;
  const told = (query: string) => artworkNotice(detail, new URLSearchParams(query), 'piece', new Date());

  test.each([
    ['ARTWORK_NAME', artworkRefusals.ARTWORK_NAME],
    ['API_TOO_MANY', expect.stringMatching(/in an hour; if they are refused then too, tomorrow\.$/)],
    ['ORDER_UNKNOWN_LINE', 'Your file was not taken. Please choose it again.'],
    ['constructor', 'Your file was not taken. Please choose it again.'],
  ])('is told so of %s', (code, message) =>
    expect(told(`refused=${code}`)).toEqual({ kind: 'refused', message }),
  );

  test('reads nothing where nothing was sent', () => expect(told('')).toBeNull());
});
