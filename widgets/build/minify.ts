import terser from '@rollup/plugin-terser';
import type { Plugin } from 'rollup';

/** What is sent to browsers, as short as it gets. The options beyond the default were kept because they measure. */
export const minify = (): Plugin =>
  terser({
    module: true,
    ecma: 2022,
    compress: {
      passes: 3,
      unsafe: true,
      // Of sums nothing changes: it writes `Number(text)` as `+text`.
      unsafe_math: true,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      unsafe_comps: true,
      keep_fargs: false,
      hoist_vars: true,
    },
    format: { comments: false },
  });
