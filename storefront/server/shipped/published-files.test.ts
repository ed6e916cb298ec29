import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openDatabase } from '../db/open-database.js';
import { integrityOf, publishedFiles } from './published-files.js';

/** A version that was built twice: what both builds have, what each has for itself, and what they disagree on. */
const build = (words: string) =>
  new Map([
    ['1.0.0/rolling.js', `// rolling ${words}`],
    ['1.0.0/manifest.json', `{"words":"${words}"}`],
    ['1.0.0/kerf.js', `// pinned ${words}`],
    [`1.0.0/${words}-b2.js`, `// ${words}`],
    ['1.0.0/core-a1.js', '// ü 漢 \\u0000'],
  ]);

describeOnEachDatabase('What servers hand to each other', (open) => {
  test('is of one build where two of a version start at the same moment, and nothing of the other is lost', async () => {
    const place = await open();
    for (let round = 0; round < 5; round++) {
      const databases = await Promise.all([openDatabase(place), openDatabase(place)]);
      const [one, other] = databases.map(({ db }) => publishedFiles(db));
      const found = async (name: string) => (await one?.find(`1.0.0/${name}`)) ?? '';
      // The other reads it from the other end.
      const sent = await Promise.all([
        one?.add(build('one'), new Date()).then(() => found('kerf.js')),
        other?.add(new Map([...build('other')].reverse()), new Date()).then(() => found('kerf.js')),
      ]);
      expect(new Set([...sent, await found('kerf.js')]).size).toBe(1);
      const winner = (await found('kerf.js')).split(' ').at(-1) ?? '';
      expect(await found('manifest.json')).toBe(build(winner).get('1.0.0/manifest.json'));
      for (const words of ['one', 'other']) expect(await found(`${words}-b2.js`)).toBe(`// ${words}`);
      expect(await found('core-a1.js')).toBe('// ü 漢 \\u0000');
      for (const [path, integrity] of (await one?.integrities()) ?? [])
        expect([path, integrityOf((await one?.find(path)) ?? '')]).toEqual([path, integrity]);
      await databases[0].db.deleteFrom('widget_files').execute();
      await Promise.all(databases.map((database) => database.close()));
    }
  });

  test('follows a major version by number', async () => {
    const { db, close } = await openDatabase(await open());
    const files = publishedFiles(db);
    for (const version of ['1.2.0', '1.10.0', '1.9.0', '10.0.0', '2.0.0-rc.1'])
      await files.add(new Map([[`${version}/rolling.js`, version]]), new Date());
    expect(await files.findRolling(1)).toBe('1.10.0');
    expect(await files.findRolling(10)).toBe('10.0.0');
    expect(await files.findRolling(3)).toBeNull();
    await close();
  });
});
