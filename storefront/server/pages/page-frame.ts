import { hashSource, widgetScriptHash, widgetStyleHashes } from '@kerf/widgets/element/render-widget';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Asset } from './assets.js';
import { footerRanges } from './footer-ranges.js';
import { builtScripts, sourceScripts, type WidgetManifest } from './page-scripts.js';
import { fontFiles, pageStyles } from './page-styles.js';
import type { PageFrame } from './render-document.js';
import type { PolicyNeeds } from './security-headers.js';

/**
 * Prepares what all pages share; the answer gives it with the links of a catalogue. Scripts are those of the manifest;
 * in development ('sources') Vite's; and none where nothing was built (null), which leaves pages that can be read.
 */
export function pageFrame(
  assets: ReadonlyMap<string, Asset>,
  scripts: WidgetManifest | 'sources' | null,
): (catalogue: Catalogue) => PageFrame & { sources: Pick<PolicyNeeds, 'styles' | 'scripts'> } {
  const url = (name: string) => assets.get(name)?.url ?? `/assets/${name}`;
  const styles = pageStyles(assets);
  const shared = {
    styles,
    // What the policy of a page has to allow.
    sources: { styles: [hashSource(styles), ...widgetStyleHashes()], scripts: [widgetScriptHash()] },
    fonts: fontFiles.map(url),
    icon: url('favicon.svg'),
    scriptsFor: (tags: Iterable<string>) => {
      if (scripts === null) return [];
      return scripts === 'sources' ? sourceScripts(tags) : builtScripts(scripts, tags);
    },
  };
  return (catalogue) => ({
    ...shared,
    ranges: footerRanges(catalogue),
  });
}
