/** The entries of the package: what a stranger can import, written down, so that a change of it is a decision. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as actions from './actions.js';
import * as contract from './contract.js';
import * as drawing from './drawing.js';
import * as entry from './index.js';
import * as rules from './rules.js';
import * as runtime from './runtime.js';

const names = (module: object) => Object.keys(module).sort();

test('the package has six entries', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(Object.keys(exports)).toEqual(['.', './actions', './contract', './drawing', './rules', './runtime']);
});

test('@kerf/sdk is the shop', () => {
  expect(names(entry)).toMatchInlineSnapshot();
});

test('@kerf/sdk/actions is what changes a shop', () => {
  expect(names(actions)).toMatchInlineSnapshot();
});

test('@kerf/sdk/runtime is what the widgets of a page share', () => {
  expect(names(runtime)).toMatchInlineSnapshot();
});

test('@kerf/sdk/contract is what travels', () => {
  expect(names(contract)).toMatchInlineSnapshot();
  expect(names(contract.messages)).toMatchInlineSnapshot();
});

test('@kerf/sdk/drawing is the engine that draws', () => {
  expect(names(drawing)).toMatchInlineSnapshot();
});

test('@kerf/sdk/rules are the rules of the trade', () => {
  expect(names(rules)).toMatchInlineSnapshot();
});
