import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeRelease, type ReleaseParts } from './make-release.js';

const repository = path.join(import.meta.dirname, '../..');
const files = [
  'package.json',
  'package-lock.json',
  'sdk/package.json',
  'sdk/src/version.ts',
  'widgets/package.json',
  'storefront/package.json',
  'demo-host/package.json',
  'docs/package.json',
];

describe('A release', () => {
  let root: string;
  let builds: string[];
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const pending = (changes: string) =>
    writeFile(
      path.join(root, 'CHANGELOG.md'),
      `# Changes\n\n## Unreleased\n\n${changes}\n\n## 0.9.0 · 2026-01-01\n\n### Added\n\n- The rest.\n`,
    );
  const build: ReleaseParts['build'] = async ({ version, target }) => {
    builds.push(version);
    await mkdir(path.join(target, version));
    await writeFile(path.join(target, version, 'kerf.js'), `// ${version}`);
    await writeFile(path.join(target, 'manifest.json'), 'of the build alone');
  };
  const release = (wanted?: string, more: Partial<ReleaseParts> = {}) =>
    makeRelease({ root, wanted, now: new Date('2026-11-22T10:00:00Z'), build, ...more });
  beforeEach(async () => {
    builds = [];
    root = await mkdtemp(path.join(tmpdir(), 'kerf-release-'));
    for (const file of files) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await cp(path.join(repository, file), path.join(root, file));
    }
    await pending('### Added\n\n- A widget for samples.');
  });
  afterEach(() => rm(root, { recursive: true }));

  test('that is the first takes the version of the packages, and is a folder with what is sent', async () => {
    const { version } = JSON.parse(await read('widgets/package.json'));
    expect(await release()).toBe(version);
    expect(await readdir(path.join(root, 'widgets/releases'))).toEqual([version]);
    expect(await readdir(path.join(root, 'widgets/releases', version))).toEqual(['kerf.js']);
  });

  test('says its version wherever the repository says one, and changes nothing else there', async () => {
    const before = await Promise.all(files.map(read));
    const { version } = JSON.parse(await read('widgets/package.json'));
    await release('7.8.9');
    const after = await Promise.all(files.map(read));
    for (const [at, file] of files.entries()) {
      const lines = before[at]?.split('\n');
      const changed = after[at]?.split('\n').filter((line, row) => line !== lines?.[row]) ?? [];
      expect([file, changed.length > 0]).toEqual([file, true]);
      for (const line of changed) expect(line).toMatch(/('|": ")7\.8\.9['"]/);
      expect(after[at]?.replaceAll('7.8.9', version)).toBe(before[at]);
    }
  });

  test('takes the step that its changes ask for', async () => {
    await release('1.0.0');
    for (const [changes, version] of [
      ['### Fixed\n\n- A word.', '1.0.1'],
      ['### Added\n\n- A tag.\n\n### Fixed\n\n- A word.', '1.1.0'],
      ['### Fixed\n\n- A word.\n\n### Removed\n\n- A tag.', '2.0.0'],
    ] as const) {
      await pending(changes);
      expect(await release()).toBe(version);
    }
    expect((await readdir(path.join(root, 'widgets/releases'))).sort()).toEqual([
      '1.0.0',
      '1.0.1',
      '1.1.0',
      '2.0.0',
    ]);
    expect(builds).toEqual(['1.0.0', '1.0.1', '1.1.0', '2.0.0']);
  });

  test('tells those who embed what changed, below its version and day', async () => {
    await release('1.0.0');
    expect(await read('CHANGELOG.md')).toBe(
      '# Changes\n\n## Unreleased\n\nNothing yet.\n\n## 1.0.0 · 2026-11-22\n\n### Added\n\n' +
        '- A widget for samples.\n\n## 0.9.0 · 2026-01-01\n\n### Added\n\n- The rest.\n',
    );
    await expect(release()).rejects.toThrow(/^CHANGELOG\.md tells of no change/);
  });

  test('never takes the place of another one', async () => {
    await release('1.0.0');
    await pending('### Fixed\n\n- A word.');
    await expect(release('1.0.0')).rejects.toThrow(
      '1.0.0 is released, and what was released never changes. The next is 1.0.1.',
    );
    expect(await read('widgets/releases/1.0.0/kerf.js')).toBe('// 1.0.0');
  });

  test.each([
    ['a lower version', '1.0.5', '### Fixed\n\n- A word.', /^After 1\.1\.0, .* 1\.1\.1 or higher\.$/],
    ['a step that is too small', '1.1.1', '### Added\n\n- A tag.', /a minor version: 1\.2\.0 or higher\.$/],
    ['something taken away', '1.2.0', '### Removed\n\n- A tag.', /a major version: 2\.0\.0 or higher\.$/],
    ['no version', 'next', '### Fixed\n\n- A word.', /^"next" is no version of a release/],
    ['a version on trial', '2.0.0-rc.1', '### Removed\n\n- A tag.', /is no version of a release/],
    ['no changes', undefined, 'Nothing yet.', /^CHANGELOG\.md tells of no change/],
    ['changes of no kind', undefined, '### Stuff\n\n- A word.', /of the kind "Stuff": use Removed, Added/],
    ['a kind without words', undefined, '### Added\n', /no line below "Added"/],
  ])(
    'is refused for %s, with a sentence, and leaves everything as it was',
    async (_, wanted, changes, said) => {
      await release('1.1.0');
      builds = [];
      await pending(changes);
      const before = await Promise.all([...files, 'CHANGELOG.md'].map(read));
      await expect(release(wanted)).rejects.toThrow(said);
      expect(await Promise.all([...files, 'CHANGELOG.md'].map(read))).toEqual(before);
      expect(builds).toEqual([]);
    },
  );

  test('that can’t be built leaves everything as it was', async () => {
    const before = await Promise.all([...files, 'CHANGELOG.md'].map(read));
    const broken = async () => {
      throw new Error('a widget has an error');
    };
    await expect(release('1.0.0', { build: broken })).rejects.toThrow('a widget has an error');
    expect(await Promise.all([...files, 'CHANGELOG.md'].map(read))).toEqual(before);
    expect(await readdir(path.join(root, 'widgets/releases'))).toEqual([]);
  });
});
