import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'rollup';

const suffix = '?inline';

/**
 * `import styles from './x.css?inline'` gives the minified text of the sheet, as it does under Vite. A sheet that
 * imports another is refused: it is one string, adopted as it is.
 */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    resolveId(source, importer) {
      if (!importer || !source.endsWith(`.css${suffix}`)) return null;
      return path.resolve(path.dirname(importer), source);
    },
    async load(id) {
      if (!id.endsWith(`.css${suffix}`)) return null;
      const filename = id.slice(0, -suffix.length);
      this.addWatchFile(filename);
      const { code } = transform({
        filename,
        code: await readFile(filename),
        minify: true,
        visitor: {
          Rule: {
            import: ({ value }) => {
              throw new Error(`${filename} imports ${value.url}; a widget's sheet stands alone.`);
            },
          },
        },
      });
      return { code: `export default ${JSON.stringify(code.toString())};`, moduleSideEffects: false };
    },
  };
}
