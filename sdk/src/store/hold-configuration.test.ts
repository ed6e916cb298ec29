import { expect, test } from 'vitest';
import { holdConfiguration, unusedKept } from './actions/hold-configuration.js';
import { emptyConfiguration } from './configuration-state.js';
import { createRuntime } from './create-runtime.js';

const names = Array.from({ length: unusedKept + 2 }, (_, at) => `page-${at}`);

/** A shop with those configurations, each of them shown. */
function begin() {
  const rt = createRuntime({
    api: '/api',
    initialState: () => ({
      configurations: Object.fromEntries(names.map((name) => [name, emptyConfiguration(name, null)])),
    }),
  });
  const releases = names.map((name) => holdConfiguration(rt, name));
  return { rt, releases, open: () => Object.keys(rt.snapshot().configurations) };
}

test('Configurations that widgets show are kept, however many there are', () => {
  expect(begin().open()).toEqual(names);
});

test('Those that nobody shows any more are kept for who comes back, and then forgotten, the first that was left first', () => {
  const { releases, open } = begin();
  for (const release of releases.slice(0, unusedKept)) release();
  expect(open()).toEqual(names);
  releases[unusedKept]?.();
  expect(open()).toEqual(names.slice(1));
});

test('One that somebody came back to counts as left anew', () => {
  const { rt, releases, open } = begin();
  releases[0]?.();
  const leave = holdConfiguration(rt, 'page-0');
  for (const release of releases.slice(1)) release();
  leave();
  expect(open()).toContain('page-0');
  expect(open()).not.toContain('page-1');
});
