import { join } from 'node:path';
import { widgetStyleHashes } from '@kerf/widgets/element/render-widget';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Asset } from './assets.js';
import { itemPath } from './item-path.js';
import { builtScripts, readWidgetManifest, sourceScripts } from './page-scripts.js';
import { fontFiles, pageStyles } from './page-styles.js';
import type { PageFrame } from './render-document.js';

/** Prepares what all pages share; the answer gives it with the links of a catalogue. `widgets` is the built folder. */
export async function pageFrame(
  assets: ReadonlyMap<string, Asset>,
  widgets: string,
  isDevelopment: boolean,
): Promise<(catalogue: Catalogue) => PageFrame & { widgetStyles: readonly string[] }> {
  const url = (name: string) => assets.get(name)?.url ?? `/assets/${name}`;
  const manifest = isDevelopment ? null : await readWidgetManifest(join(widgets, 'manifest.json'));
  const shared = {
    styles: pageStyles(assets),
    widgetStyles: widgetStyleHashes(),
    fonts: fontFiles.map(url),
    icon: url('favicon.svg'),
    scriptsFor: (tags: Iterable<string>) => (manifest ? builtScripts(manifest, tags) : sourceScripts(tags)),
  };
  return (catalogue) => ({
    ...shared,
    items: catalogue.items.flatMap((item) => {
      const path = itemPath(item);
      return path ? [{ path, name: item.name }] : [];
    }),
  });
}
