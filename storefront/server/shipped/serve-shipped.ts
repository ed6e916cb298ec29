import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import { handleFileError } from '../http/file-error.js';
import type { KeptAnswers } from '../http/kept-answers.js';
import { sendKept } from '../http/send-kept.js';
import { integrityOf, type PublishedFiles, publishedFiles } from './published-files.js';
import { isVersioned, rollingLoader, type ShippedFolders, shippedFolders } from './shipped-folders.js';

/** How long the rolling loader may be run without asking again, seconds. */
const rollingFreshFor = 300;
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};
const forGood = { ...headers, 'cache-control': 'public, max-age=31536000, immutable' };
const forNow = { ...headers, 'cache-control': `public, max-age=${rollingFreshFor}` };

/** A document never fetches a module again that failed, unless it has another address: loaders put this into it. */
const askedAgain = /\/~\d{1,16}\//;

const scriptType = 'application/javascript; charset=utf-8';
const dataType = 'application/json; charset=utf-8';

/** What the addresses need. */
export interface ShippedParts {
  db: Kysely<Schema>;
  /** Where files that are not on this server's disk are kept ready. */
  answers: KeptAnswers;
  /** The folder of the product that this server runs from. */
  root: string;
}

/** The paths under which this installation has sent other bytes than this server's disk has for them. */
async function sentOtherwise(folders: ShippedFolders, published: PublishedFiles): Promise<Set<string>> {
  const sent = await published.integrities();
  const onDisk = sent.size > 0 ? await folders.readAll() : [];
  return new Set(
    [...onDisk]
      .filter(([path, text]) => isVersioned(path) && sent.has(path) && sent.get(path) !== integrityOf(text))
      .map(([path]) => path),
  );
}

/**
 * `/widgets/`: what is shipped to other sites. What was ever sent under a version is sent under it for good: from this
 * server's disk, which holds releases and the last build, else as any server of the database had it. `v1/kerf.js` is
 * the loader of the newest version 1.
 */
export async function serveShipped(app: FastifyInstance, { db, answers, root }: ShippedParts): Promise<void> {
  const folders = shippedFolders(root);
  const published = publishedFiles(db);
  const others = await sentOtherwise(folders, published);
  const [changed] = others;
  if (changed)
    app.log.warn(
      `What was built as ${changed.split('/')[0]} is not what was sent under that version before. Its addresses keep what was sent; "npm run release" gives a build a version of its own.`,
    );
  const findOnDisk = (path: string) => (others.has(path) ? null : folders.find(path));

  async function sendVersioned(path: string, request: FastifyRequest, reply: FastifyReply) {
    const found = findOnDisk(path);
    if (found) return reply.sendFile(found.path, found.folder);
    const body = await published.find(path);
    if (body === null) return reply.callNotFound();
    const type = path.endsWith('.json') ? dataType : scriptType;
    return sendKept(answers, `/widgets/${path}`, request, reply, () => ({
      status: 200,
      headers: { ...forGood, 'content-type': type },
      body,
    }));
  }

  async function sendRolling(major: number, reply: FastifyReply) {
    const found = await folders.findRolling(major);
    if (found) return reply.sendFile(found.path, found.folder);
    const body = await published.findRolling(major);
    if (body === null) return reply.callNotFound();
    return reply.headers(forNow).type(scriptType).send(body);
  }

  /** What was built here last, with the integrity of its loader as it is sent. */
  async function sendManifest(reply: FastifyReply) {
    const built = await folders.readBuilt();
    if (!built) return reply.callNotFound();
    const file = `${built.version}/kerf.js`;
    const found = findOnDisk(file);
    const text = found
      ? await readFile(join(found.folder, found.path), 'utf8')
      : ((await published.find(file)) ?? '');
    const manifest = { ...built, loader: { file, integrity: integrityOf(text) } };
    return reply
      .headers(forNow)
      .type(dataType)
      .send(`${JSON.stringify(manifest, null, 2)}\n`);
  }

  await app.register(async (files) => {
    files.setErrorHandler(handleFileError);
    await files.register(fastifyStatic, {
      serve: false,
      root: join(root, 'widgets'),
      preCompressed: true,
      index: false,
      suppressWarning: true,
      setHeaders(reply, file) {
        reply.headers(file.includes(rollingLoader) ? forNow : forGood);
      },
    });
    files.get<{ Params: { '*': string } }>('/widgets/*', (request, reply) => {
      const path = request.params['*'].replace(askedAgain, '/');
      const major = /^v(\d{1,9})\/kerf\.js$/.exec(path)?.[1];
      if (major !== undefined) return sendRolling(Number(major), reply);
      if (path === 'manifest.json') return sendManifest(reply);
      return isVersioned(path) ? sendVersioned(path, request, reply) : reply.callNotFound();
    });
  });
}
