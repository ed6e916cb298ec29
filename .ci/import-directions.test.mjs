/** Each direction refuses what it speaks of: one small tree of files, each with one import that some rule forbids. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from './import-directions.mjs';

/** Importing file, what it says, the file that stands there, and the rule that refuses it. */
const refused = [
  ['sdk/src/rules/a.ts', 'react', 'node_modules/react/index.js', 'the SDK has no interface'],
  ['sdk/src/store/a.ts', 'valtio', 'node_modules/valtio/index.js', 'the SDK has no interface'],
  ['sdk/src/client/d.ts', 'preact', null, 'the SDK has no interface'],
  ['sdk/src/contract/a.ts', '../rules/f.js', 'sdk/src/rules/f.ts', 'what sdk/src/contract/ uses'],
  [
    'sdk/src/rules/b.ts',
    '../errors/to-problem.js',
    'sdk/src/errors/to-problem.ts',
    'what sdk/src/rules/ uses',
  ],
  ['sdk/src/rules/c.ts', '../drawing/f.js', 'sdk/src/drawing/f.ts', 'what sdk/src/rules/ uses'],
  ['sdk/src/drawing/a.ts', '../store/f.js', 'sdk/src/store/f.ts', 'what sdk/src/drawing/ uses'],
  ['sdk/src/errors/a.ts', '../store/f.js', 'sdk/src/store/f.ts', 'what sdk/src/errors/ uses'],
  ['sdk/src/client/a.ts', '../store/f.js', 'sdk/src/store/f.ts', 'what sdk/src/client/ uses'],
  ['sdk/src/store/b.ts', '../rules.js', 'sdk/src/rules.ts', 'what sdk/src/store/ uses'],
  [
    'sdk/src/b.ts',
    '../../widgets/src/cart/f.js',
    'widgets/src/cart/f.ts',
    'widgets have named entries',
    'what sdk/src/* uses',
  ],

  ['widgets/src/theme/a.ts', '../ui/f.js', 'widgets/src/ui/f.ts', 'what widgets/src/theme/ uses'],
  ['widgets/src/ui/a.ts', '../element/f.js', 'widgets/src/element/f.ts', 'what widgets/src/ui/ uses'],
  [
    'widgets/src/configuration/a.ts',
    '../cart/cart-url.js',
    'widgets/src/cart/cart-url.ts',
    'what widgets/src/configuration/ uses',
  ],
  [
    'widgets/src/element/a.ts',
    '../cart/cart-url.js',
    'widgets/src/cart/cart-url.ts',
    'what widgets/src/element/ uses',
  ],
  [
    'widgets/src/cart/a.tsx',
    '../../../storefront/server/env.js',
    'storefront/server/env.ts',
    'what widgets/src/ uses',
  ],
  [
    'widgets/src/savings/a.tsx',
    '../gallery/f.js',
    'widgets/src/gallery/f.ts',
    'widgets do not know each other',
  ],
  ['widgets/src/cart/b.tsx', 'preact/hooks', 'node_modules/preact/hooks.js', 'widget sources import React'],
  [
    'widgets/src/cart/c.tsx',
    '../../../sdk/src/store/f.js',
    'sdk/src/store/f.ts',
    'the SDK has named entries',
    'what widgets/src/ uses',
  ],
  [
    'widgets/build/a.ts',
    '../../storefront/server/env.js',
    'storefront/server/env.ts',
    'what widgets/build/ uses',
  ],
  ['widgets/release/a.ts', '../src/loader.js', 'widgets/src/loader.ts', 'what widgets/release/ uses'],

  ['storefront/artwork/a.ts', '../pages/f.js', 'storefront/pages/f.ts', 'what storefront/artwork/ uses'],
  ['storefront/pages/a.tsx', '../server/env.js', 'storefront/server/env.ts', 'what storefront/pages/ uses'],
  ['storefront/media/a.ts', '../server/env.js', 'storefront/server/env.ts', 'what storefront/media/ uses'],
  [
    'storefront/suburbs/a.ts',
    '../server/env.js',
    'storefront/server/env.ts',
    'what storefront/suburbs/ uses',
  ],
  ['storefront/start/a.mjs', '../server/env.js', 'storefront/server/env.ts', 'what storefront/start/ uses'],
  [
    'storefront/lettering-fonts/a.ts',
    '../server/env.js',
    'storefront/server/env.ts',
    'what storefront/lettering-fonts/ uses',
  ],
  ['sdk/src/lettering/a.ts', '../store/f.js', 'sdk/src/store/f.ts', 'what sdk/src/lettering/ uses'],
  [
    'storefront/a.mjs',
    '../widgets/src/loader.js',
    'widgets/src/loader.ts',
    'what storefront/* uses',
    'widgets have named entries',
  ],
  ['demo-host/a.mjs', '../sdk/src/rules.js', 'sdk/src/rules.ts', 'what demo-host/ uses'],

  ['storefront/server/catalogue/a.ts', '../pricing/f.js', 'storefront/server/pricing/f.ts'],
  ['storefront/server/pricing/a.ts', '../words/f.js', 'storefront/server/words/f.ts'],
  ['storefront/server/words/a.ts', '../pricing/f.js', 'storefront/server/pricing/f.ts'],
  ['storefront/server/docs/a.ts', '../catalogue/f.js', 'storefront/server/catalogue/f.ts'],
  ['storefront/server/db/a.ts', '../catalogue/f.js', 'storefront/server/catalogue/f.ts'],
  ['storefront/server/http/a.ts', '../cart/f.js', 'storefront/server/cart/f.ts'],
  ['storefront/server/lettering/a.ts', '../cart/f.js', 'storefront/server/cart/f.ts'],
  ['storefront/server/limits/a.ts', '../db/open-database.js', 'storefront/server/db/open-database.ts'],
  ['storefront/server/cart/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/jobs/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/mail/a.ts', '../people/f.js', 'storefront/server/people/f.ts'],
  ['storefront/server/social/a.ts', '../pages/f.js', 'storefront/server/pages/f.ts'],
  ['storefront/server/people/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/checkout/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/orders/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/payment/a.ts', '../cart/f.js', 'storefront/server/cart/f.ts'],
  ['storefront/server/proofs/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/papers/a.ts', '../proofs/f.js', 'storefront/server/proofs/f.ts'],
  ['storefront/server/quotations/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/quotes/a.ts', '../quotations/f.js', 'storefront/server/quotations/f.ts'],
  ['storefront/server/samples/a.ts', '../cart/f.js', 'storefront/server/cart/f.ts'],
  ['storefront/server/reviews/a.ts', '../pages/f.js', 'storefront/server/pages/f.ts'],
  ['storefront/server/templates/a.ts', '../orders/f.js', 'storefront/server/orders/f.ts'],
  ['storefront/server/storage/a.ts', '../orders/f.js', 'storefront/server/orders/f.ts'],
  ['storefront/server/artwork/a.ts', '../api/f.js', 'storefront/server/api/f.ts'],
  ['storefront/server/backup/a.ts', '../cart/f.js', 'storefront/server/cart/f.ts'],
  ['storefront/server/shipped/a.ts', '../catalogue/f.js', 'storefront/server/catalogue/f.ts'],
  ['storefront/server/commands/a.ts', '../db/f.js', 'storefront/server/db/f.ts'],
  ['storefront/server/api/a.ts', '../pages/f.js', 'storefront/server/pages/f.ts'],
  ['storefront/server/pages/a.tsx', '../db/f.js', 'storefront/server/db/f.ts'],
  ['storefront/server/a.ts', '../pages/f.js', 'storefront/pages/f.ts', 'what storefront/server/* uses'],
  ['storefront/server/b.ts', './pages/f.js', 'storefront/server/pages/f.ts', 'pages have one reader'],
  [
    'storefront/server/pages/c.ts',
    '../../../widgets/src/cart/f.js',
    'widgets/src/cart/f.ts',
    'what storefront/server/pages/ uses',
    'widgets have named entries',
  ],

  ['storefront/server/new/a.ts', '../env.js', 'storefront/server/env.ts', 'a folder without a row'],
  [
    'sdk/src/rules/d.ts',
    '../testing/f.js',
    'sdk/src/testing/f.ts',
    'what sdk/src/rules/ uses',
    'what tests use stays with tests',
  ],
  ['sdk/src/client/b.ts', './c.js', null, 'no cycles'],
].map(([from, says, to, ...rules]) => ({
  from,
  says,
  to,
  rules: (rules.length > 0 ? rules : [`what ${path.dirname(from)}/ uses`]).sort(),
}));

/** What looks like the above and is right. */
const allowed = [
  ['sdk/src/rules/e.ts', '../contract/f.js', 'sdk/src/contract/f.ts'],
  ['sdk/src/store/e.ts', '../client/f.js', 'sdk/src/client/f.ts'],
  ['sdk/src/store/v.ts', 'valtio/vanilla', 'node_modules/valtio/vanilla.js'],
  ['widgets/src/cart-link/e.ts', '../cart/cart-url.js', 'widgets/src/cart/cart-url.ts'],
  ['widgets/src/cart/e.tsx', 'react', 'node_modules/react/index.js'],
  ['storefront/server/main.ts', './pages/f.js', 'storefront/server/pages/f.ts'],
  ['storefront/server/limits/e.ts', '../db/schema.js', 'storefront/server/db/schema.ts'],
  ['sdk/src/rules/f.test.ts', '../testing/f.js', 'sdk/src/testing/f.ts'],
].map(([from, says, to]) => ({ from, says, to, rules: [] }));

let tree;
let found;

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'kerf-directions-'));
  const write = async (file, text) => {
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  };
  for (const { to } of [...refused, ...allowed]) if (to) await write(to, 'export type Anything = unknown;\n');
  await write('sdk/src/client/c.ts', `export type { Anything } from './b.js';\n`);
  // Types alone: they hold as much as values do.
  for (const { from, says } of [...refused, ...allowed])
    await write(
      from,
      from.endsWith('.mjs') ? `import '${says}';\n` : `export type { Anything } from '${says}';\n`,
    );
  const { output } = await cruise(
    ['sdk', 'widgets', 'storefront', 'demo-host'],
    { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: tree },
    {},
  );
  found = output.summary.violations;
});
afterAll(() => rm(tree, { recursive: true, force: true }));

const rulesOf = (file) =>
  [...new Set(found.filter(({ from }) => from === file).map(({ rule }) => rule.name))].sort();

describe('An import against the directions is refused', () => {
  test.each(refused)('$from: $says', ({ from, rules }) => {
    expect(rulesOf(from)).toEqual(rules);
  });

  test('by each rule there is', () => {
    const named = new Set(refused.flatMap(({ rules }) => rules));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('An import along the directions passes', () => {
  test.each(allowed)('$from: $says', ({ from, rules }) => {
    expect(rulesOf(from)).toEqual(rules);
  });
});
