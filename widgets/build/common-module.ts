import type { Plugin } from 'rollup';

/** What widgets import that is no module of the language: a file each that exports one thing and asks for no other. */
const files = /\/node_modules\/tiny-inflate\/index\.js$/;

/** Makes a module of it. */
export const commonModule = (): Plugin => ({
  name: 'common-module',
  transform: (code, id) =>
    files.test(id)
      ? { code: `const module = {};\n${code}\nexport default module.exports;`, map: null }
      : null,
});
