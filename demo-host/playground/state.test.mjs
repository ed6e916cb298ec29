import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readManifest } from './manifest.js';
import { writeMarkup } from './markup.js';
import { choices, emptyState, most, readState, tokenProblem, writeState } from './state.js';

/** A shop with widgets that nobody has yet: nothing here counts on those of today. */
const vocabulary = readManifest({
  modules: [
    { declarations: [{ name: 'Base' }] },
    {
      declarations: [
        {
          tagName: 'shop-lamp',
          description: 'A lamp\nfor `tests`.',
          attributes: [
            { name: 'item', type: { text: 'string' } },
            { name: 'glow', type: { text: "'warm' | 'cold' | undefined" } },
            { name: 'lit', type: { text: 'boolean' } },
            { name: 'watts', type: { text: 'number' } },
            { name: 'on"click', type: { text: 'string' } },
          ],
          events: [
            { name: 'kerf-before-burn', description: 'Ahead of it.' },
            { name: 'kerf-ask', description: 'Prevent it to show your own.' },
            { name: 'kerf-burn', description: 'It burns.' },
          ],
          cssParts: [{ name: 'bulb', description: 'The bulb.' }],
          cssProperties: [
            { name: '--shop-color-glass', default: 'light-dark(#fff, #000)' },
            { name: '--shop-height', default: '6px' },
            { name: '--shop-face', default: 'serif' },
            { name: '--x;} body {', default: '' },
          ],
        },
      ],
    },
  ],
});

test('Integrators find every widget of the shop with a fitting field for all that can be set', () => {
  const [lamp] = vocabulary.widgets;
  expect(vocabulary.widgets).toHaveLength(1);
  expect(lamp.description).toBe('A lamp for `tests`.');
  // What is no name of an attribute is none in a page either.
  expect(lamp.attributes.map(({ name, kind, choices: offered }) => [name, kind, ...offered])).toEqual([
    ['item', 'text'],
    ['glow', 'choice', 'warm', 'cold'],
    ['lit', 'switch'],
    ['watts', 'number'],
  ]);
  expect(vocabulary.tokens.map(({ name, kind }) => [name, kind])).toEqual([
    ['--shop-color-glass', 'colour'],
    ['--shop-height', 'length'],
    ['--shop-face', 'text'],
  ]);
  expect(vocabulary.preventable).toEqual(['kerf-before-burn', 'kerf-ask']);
});

/** Any text, and above all what means something to HTML, style sheets, templates and addresses. */
const sign = fc.oneof(
  fc.constantFrom(...'"\'<>&;:{}()/\\%+#=$` -'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const value = fc
  .array(sign, { minLength: 1, maxLength: 40 })
  .map((signs) => signs.join(''))
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text.length <= most.value);
const lamp = fc.record(
  {
    item: value,
    glow: fc.constantFrom('warm', 'cold'),
    lit: fc.constant(''),
    watts: fc.integer().map(String),
  },
  { requiredKeys: [] },
);
const anyState = fc.record({
  widgets: fc.array(
    lamp.map((attributes) => ({ tag: 'shop-lamp', attributes })),
    { maxLength: 3 },
  ),
  tokens: fc.dictionary(
    fc.constantFrom('--shop-color-glass', '--shop-face'),
    value.map((text) => text.trim()).filter((text) => text && tokenProblem(text) === null),
    { noNullPrototype: true },
  ),
  ...Object.fromEntries(
    Object.entries(choices).map(([name, offered]) => [name, fc.constantFrom(...offered)]),
  ),
  delay: fc.integer({ min: 0, max: most.delay }),
  prevented: fc.uniqueArray(fc.constantFrom('kerf-before-burn', 'kerf-ask')),
});

test('Whoever opens a shared address sees what was shared', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      fc.pre(writeState(state).length <= most.query);
      expect(readState(`?${writeState(state)}`, vocabulary)).toEqual({ state, problems: [] });
    }),
  );
});

test('What an address may not say is named in a sentence, and nothing of it is taken over', () => {
  const refused = [
    ['tag=script', /no widget “script”.+shop-lamp/],
    ['tag=shop-lamp&1.onclick=x', /no such attribute/],
    ['tag=shop-lamp&1.__proto__=x', /no such attribute/],
    ['tag=shop-lamp&2.item=x', /no widget at this place/],
    ['tag=shop-lamp&1.glow=hot', /warm, cold/],
    ['tag=shop-lamp&1.watts=many', /number/],
    [`tag=shop-lamp&1.item=${'x'.repeat(most.value + 1)}`, /at most 200/],
    ['tag=shop-lamp&1.item=%00', /control characters/],
    ['--shop-face=serif%3B%7D', /Leave out/],
    ['--shop-face=%5C3c', /Leave out/],
    ['--shop-face=url(x)', /Leave out/],
    ['--shop-face=a/*', /Leave out/],
    ['--shop-face=%22serif', /Close every/],
    ['--shop-face=)a(', /Close every/],
    ['--other=1', /no such setting/],
    ['constructor=1', /no such setting/],
    ['direction=up', /ltr, rtl/],
    ['delay=30001', /30000/],
    ['delay=-1', /30000/],
    ['prevent=kerf-burn', /can’t be prevented/],
    [`x=${'y'.repeat(most.query)}`, /shorten/],
    [new URLSearchParams(Array(most.widgets + 1).fill(['tag', 'shop-lamp'])).toString(), /at most 12/],
  ];
  for (const [query, sentence] of refused) {
    const { state, problems } = readState(query, vocabulary);
    expect([query, problems.length, problems[0]]).toEqual([query, 1, expect.stringMatching(sentence)]);
    const taken = { ...state, widgets: state.widgets.map(({ attributes }) => attributes) };
    expect(taken).toEqual({ ...emptyState(), widgets: state.widgets.map(() => ({})) });
    expect(state.widgets.length).toBeLessThanOrEqual(most.widgets);
  }
});

test('The markup holds each value as it was given, and no more tags than were chosen', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const markup = writeMarkup(state, { shop: 'https://shop.example' });
      const tags = [...markup.matchAll(/<(\/?[a-z-]+)/g)].map(([, name]) => name);
      const isThemed = Object.keys(state.tokens).length > 0;
      expect(tags).toEqual([
        ...(isThemed ? ['style', '/style'] : []),
        'script',
        '/script',
        ...(isThemed && state.widgets.length > 0 ? ['div'] : []),
        ...state.widgets.flatMap(() => ['shop-lamp', '/shop-lamp']),
        ...(isThemed && state.widgets.length > 0 ? ['/div'] : []),
      ]);
      const items = [...markup.matchAll(/ item="([^"]*)"/g)].map(([, text]) => readEscaped(text));
      expect(items).toEqual(state.widgets.flatMap(({ attributes }) => attributes.item ?? []));
    }),
  );
});

const readEscaped = (text) =>
  text.replaceAll(/&(amp|quot|#39|lt|gt);/g, (_, name) => {
    return { amp: '&', quot: '"', '#39': "'", lt: '<', gt: '>' }[name];
  });
