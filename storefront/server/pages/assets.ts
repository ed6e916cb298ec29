import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswers } from '../http/kept-answers.js';
import { sendKept } from '../http/send-kept.js';

/** A file that pages refer to. `url` changes with the content, so that it can be cached for good. */
export interface Asset {
  url: string;
  type: string;
  body: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/speculationrules+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The folders of what every page needs; the shop's media beside them are many, and served from disk. */
const folders = ['', 'fonts', 'lettering-fonts', 'scripts'];

/** What browsers ask for at the root of a site without being told to. */
const unasked = ['favicon.ico', 'apple-touch-icon.png'];

/** The pages' own files in `directory`, by their path there ('fonts/public-sans.woff2'). They are few and small. */
export async function loadAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const listed = folders.map((folder) => readdir(join(directory, folder), { withFileTypes: true }));
  const entries = (await Promise.all(listed)).flat();
  const assets = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, Asset]> => {
      const file = join(entry.parentPath, entry.name);
      const name = file.slice(directory.length + 1).replaceAll('\\', '/');
      const extension = extname(name);
      const body = await readFile(file);
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
      const url = `/assets/${name.slice(0, -extension.length)}-${hash}${extension}`;
      return [name, { url, type: types[extension] ?? 'application/octet-stream', body }];
    });
  return new Map(await Promise.all(assets));
}

/** Widgets on other sites read the fonts of lettering; the rest is for the shop's own pages. */
const sharing = (type: string) =>
  type === types['.woff'] && {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };

/** The plain name of what another version of the shop sends under an address of its own. */
const plainName = (name: string): string => name.replace(/-[\da-f]{10}(?=\.\w+$)/, '');

/** How long an address of an asset may be kept: its own for good, its plain name for a day, another version's not at all. */
const keptFor = {
  own: 'public, max-age=31536000, immutable',
  plain: 'public, max-age=86400',
  other: 'no-cache',
};

/**
 * Serves every asset at its own address for good, and by its plain name for a day, for addresses that others keep;
 * icons also where browsers look for them. An address of another version, whose page is still open or comes from a
 * server that is ahead, finds the asset as it is here.
 */
export function serveAssets(
  app: FastifyInstance,
  assets: ReadonlyMap<string, Asset>,
  answers: KeptAnswers,
): void {
  const owned = new Map([...assets.values()].map((asset) => [asset.url, asset]));
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    place: string,
    { type, body }: Asset,
    caching: string,
  ) =>
    sendKept(answers, place, request, reply, () => ({
      status: 200,
      headers: { 'content-type': type, 'cache-control': caching, ...sharing(type) },
      body,
    }));
  for (const name of unasked) {
    const asset = assets.get(name);
    if (asset)
      app.get(`/${name}`, (request, reply) => send(request, reply, `/${name}`, asset, keptFor.plain));
  }
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const { '*': name } = request.params;
    const place = `/assets/${name}`;
    const own = owned.get(place);
    if (own) return send(request, reply, place, own, keptFor.own);
    const plain = assets.get(name);
    if (plain) return send(request, reply, place, plain, keptFor.plain);
    const other = plainName(name);
    const asset = assets.get(other);
    if (!asset) return reply.callNotFound();
    return send(request, reply, `/assets/${other} as it is`, asset, keptFor.other);
  });
}
