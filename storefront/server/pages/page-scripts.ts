import { readFile } from 'node:fs/promises';
import { array, type Infer, record, string, type } from 'superstruct';
import type { PageScript } from '../../pages/document.js';

const File = type({ file: string(), integrity: string() });
const Manifest = type({
  version: string(),
  widgets: record(
    string(),
    type({ file: string(), integrity: string(), imports: array(File), soon: array(File) }),
  ),
});

/** What the build wrote about the widgets: files relative to the folder that is served under /widgets/. */
export type WidgetManifest = Infer<typeof Manifest>;

/** Reads the manifest of the built widgets. Throws PAGES_WIDGETS_MISSING when they have not been built. */
export async function readWidgetManifest(file: string): Promise<WidgetManifest> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`PAGES_WIDGETS_MISSING: ${file} can't be read; run "npm run build" first.`, { cause });
  });
  return Manifest.create(JSON.parse(text));
}

/** What shows no more than its server drew until somebody chooses something. */
const onceAsked = ['kerf-preview', 'kerf-product-info', 'kerf-reviews'];

/** Scripts of a page with these widgets: each entry once to run, each of its imports, and what it is soon asked for, once to be fetched ahead. */
export function builtScripts(manifest: WidgetManifest, tags: Iterable<string>): PageScript[] {
  const scripts = new Map<string, PageScript>();
  const waiting = (tag: string) => Number(onceAsked.includes(tag));
  // Those that wait come last: what they share with another one is there by then.
  for (const tag of [...tags].sort((one, other) => waiting(one) - waiting(other))) {
    const widget = manifest.widgets[tag];
    if (!widget) throw new Error(`PAGES_WIDGET_UNKNOWN: the built widgets have no <${tag}>.`);
    const src = `/widgets/${widget.file}`;
    const waits = onceAsked.includes(tag) ? ({ isAsked: true } as const) : {};
    scripts.set(src, { src, integrity: widget.integrity, role: 'run', ...waits });
    for (const { file, integrity } of [...widget.imports, ...widget.soon]) {
      const ahead = `/widgets/${file}`;
      if (!scripts.has(ahead)) scripts.set(ahead, { src: ahead, integrity, role: 'preload', ...waits });
    }
  }
  return [...scripts.values()];
}

/** Scripts of a page in development: Vite's client, and the sources as it serves them. */
export function sourceScripts(tags: Iterable<string>): PageScript[] {
  const sources = [...tags]
    .map((tag) => tag.replace(/^kerf-/, ''))
    .map((name) => `/widgets/src/${name}/${name}.define.ts`);
  return ['/@vite/client', ...sources].map((src) => ({ src, integrity: null, role: 'run' }));
}
