import { rm } from 'node:fs/promises';
import path from 'node:path';
import { maxSuburbs } from '@kerf/sdk/contract';
import { addressDoubt, emptyAddress, stateOfPostalCode } from '@kerf/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import type { SuburbList } from './catalogue.js';
import { loadSuburbs } from './load-suburbs.js';
import { dropCatalogue, editedCatalogue } from './testing/edited-catalogue.js';

let suburbs: SuburbList;
beforeAll(async () => {
  suburbs = await loadSuburbs(catalogueDirectory);
});
const copies: string[] = [];
afterAll(() => Promise.all(copies.map(dropCatalogue)));

const found = (typed: string) =>
  suburbs
    .find(typed, maxSuburbs)
    .map(({ suburb, state, postal_code }) => `${suburb} ${state} ${postal_code}`);

describe('the suburbs of the country', () => {
  it('are found by the beginning of a name, of a code, or of both', () => {
    expect(found('newtown')).toContain('Newtown NSW 2042');
    expect(found('newtown nsw')).toEqual(['Newtown NSW 2042']);
    expect(found('Newtown NSW 2042')).toEqual(['Newtown NSW 2042']);
    expect(found('newtown 20')).toEqual(['Newtown NSW 2042']);
    expect(found('2042')).toEqual(['Enmore NSW 2042', 'Newtown NSW 2042']);
    expect(found('0872')).toHaveLength(maxSuburbs);
    expect(found('mount druitt')).toEqual(found('Mt. Druitt'));
    expect(found('oconnor')).toContain("O'Connor ACT 2602");
    expect(found('mcmahons p')).toEqual(['McMahons Point NSW 2060']);
  });

  it.each(['', ' ', 'nsw', '%', '__proto__', 'constructor', '.*', '99999', 'x'.repeat(60)])(
    'are none for %j',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );

  it('lie nearly all in the ranges of their states', () => {
    const all = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0')).flatMap((code) =>
      suburbs.at(code),
    );
    expect(all.length).toBeGreaterThan(17_000);
    const outside = all.filter(({ state, postal_code }) => stateOfPostalCode(postal_code) !== state);
    expect(outside.length / all.length).toBeLessThan(0.02);
  });

  it('raise no doubt about any of themselves', () => {
    for (const code of ['0872', '2042', '2540', '2620', '3644', '4383', '6798'])
      for (const each of suburbs.at(code))
        expect(addressDoubt({ ...emptyAddress, ...each }, suburbs), each.suburb).toBeNull();
  });

  it('are none where a catalogue of one’s own has no list of them', async () => {
    const directory = await editedCatalogue('suburbs/suburbs.txt', () => '');
    copies.push(directory);
    await rm(path.join(directory, 'suburbs'), { recursive: true });
    expect((await loadSuburbs(directory)).find('newtown', 8)).toEqual([]);
  });

  it.each([
    ['2042 NSW Enmore', '2042 ZZZ Enmore'],
    ['2042 NSW Enmore', '204 NSW Enmore'],
  ])('are refused with the line that is wrong', async (line, wrong) => {
    const directory = await editedCatalogue('suburbs/suburbs.txt', (text) => text.replace(line, wrong));
    copies.push(directory);
    await expect(loadSuburbs(directory)).rejects.toThrow(
      /^suburbs\/suburbs\.txt, at line \d+: expected a postal code, a state and names/,
    );
  });
});
