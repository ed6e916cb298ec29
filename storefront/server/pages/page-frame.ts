import { inlineTexts } from '@kerf/widgets/render-widget';
import { tellMember } from '../../pages/account-link.js';
import type { PageScript } from '../../pages/document.js';
import { startLateScripts } from '../../pages/late-scripts.js';
import { openSignIn } from '../../pages/open-sign-in.js';
import withoutScript from '../../pages/styles/without-script.css?inline';
import type { Catalogue } from '../catalogue/catalogue.js';
import { housePath } from '../catalogue/find-house-page.js';
import { arrivalWords } from '../pricing/turnaround.js';
import type { Asset } from './assets.js';
import { footerRanges } from './footer-ranges.js';
import { builtScripts, sourceScripts, type WidgetManifest } from './page-scripts.js';
import { fontFiles, pageStyles } from './page-styles.js';
import type { PageFrame, PageScriptName } from './render-document.js';
import { hashSource, type PolicyNeeds } from './security-headers.js';

/** Where the scripts of widgets come from: a manifest of the build, Vite ('sources'), or nowhere (null). */
type ScriptSource = WidgetManifest | 'sources' | null;

function widgetScripts(source: ScriptSource, tags: Iterable<string>): PageScript[] {
  if (source === null) return [];
  return source === 'sources' ? sourceScripts(tags) : builtScripts(source, tags);
}

/**
 * Prepares what all pages share; the answer gives it with the links of a catalogue. Scripts are those of the manifest;
 * in development ('sources') Vite's; and none where nothing was built (null), which leaves pages that can be read.
 */
export function pageFrame(
  assets: ReadonlyMap<string, Asset>,
  scripts: ScriptSource,
  social: readonly string[],
): (catalogue: Catalogue) => PageFrame & { sources: Pick<PolicyNeeds, 'styles' | 'scripts'> } {
  const url = (name: string) => assets.get(name)?.url ?? `/assets/${name}`;
  const styles = pageStyles(assets);
  const inline = inlineTexts();
  const dialogScript = widgetScripts(scripts, ['kerf-auth']).findLast(({ role }) => role === 'run')?.src;
  const shared = {
    styles,
    withoutScript,
    // What the policy of a page has to allow.
    sources: {
      styles: [styles, withoutScript, ...inline.styles].map(hashSource),
      scripts: [tellMember, openSignIn, startLateScripts, ...inline.scripts].map(hashSource),
    },
    fonts: fontFiles.map(url),
    icon: url('icon.png'),
    dialog: dialogScript ? { script: dialogScript, social: social.join(' ') } : null,
    scriptsFor: (tags: Iterable<string>, own: readonly PageScriptName[]): PageScript[] => [
      ...widgetScripts(scripts, tags),
      ...own.map((name) => ({ src: url(`scripts/${name}.js`), integrity: null, role: 'run' as const })),
    ],
  };
  return (catalogue) => ({
    ...shared,
    ranges: footerRanges(catalogue),
    arrival: arrivalWords(catalogue.shipping, null),
    house: catalogue.house.map((page) => ({ path: housePath(page), name: page.title })),
  });
}
