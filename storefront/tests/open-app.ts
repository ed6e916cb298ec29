import path from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type AppParts, createApp } from '../server/app.js';
import { createFilePictures } from '../server/artwork/file-pictures.js';
import type { Catalogue } from '../server/catalogue/catalogue.js';
import { type Database, openDatabase } from '../server/db/open-database.js';
import { type Docs, keepDocs } from '../server/docs/docs.js';
import { readEnv } from '../server/env.js';
import { type MediaAddresses, readMediaAddresses } from '../server/http/media-addresses.js';
import type { PagesOptions } from '../server/pages/pages.js';
import { repositoryRoot } from '../server/paths.js';
import { loadCatalogue } from '../server/pricing/load-catalogue.js';
import type { EmptyDatabase } from './databases.js';

/** A server that is asked without a network, and what can be changed under it. */
export interface OpenApp {
  app: FastifyInstance;
  database: Database;
  /** The catalogue in use and the moment it is, both to be set. */
  world: { catalogue: Catalogue; now: Date };
}

let shipped: Promise<Catalogue> | undefined;
let media: Promise<MediaAddresses> | undefined;

/** The shop's own catalogue. */
export function shopCatalogue(): Promise<Catalogue> {
  shipped ??= loadCatalogue(path.join(repositoryRoot(), 'storefront/catalogue'));
  return shipped;
}

/** The addresses of the shop's own media. */
export function shopMedia(): Promise<MediaAddresses> {
  media ??= readMediaAddresses();
  return media;
}

/** Longer than a shop lets anybody wait for a picture: the machine may be full of other tests. */
const patience = 120_000;
const times = { first: { clock: patience }, again: { clock: patience } };

const docs = new Map<string, () => Promise<Docs>>();

/** The documentation of a shop at an address, read once for all tests. */
function docsAt(shop: string): () => Promise<Docs> {
  const known = docs.get(shop) ?? keepDocs({ root: repositoryRoot(), shop });
  docs.set(shop, known);
  return known;
}

/** Every rate card dearer by this factor, and of another version. */
export const dearer = (catalogue: Catalogue, factor: number): Catalogue => ({
  ...catalogue,
  version: 'dearer',
  rateCards: new Map(
    [...catalogue.rateCards].map(([id, card]) => [id, { ...card, setup: Math.round(card.setup * factor) }]),
  ),
});

/**
 * The API on a database; pages, a log and more variables where they are given. Nobody is held to a number of writes,
 * unless the variables say one.
 */
export async function openApp(
  place: EmptyDatabase,
  {
    variables,
    pages,
    ...parts
  }: Pick<AppParts, 'log' | 'mailbox' | 'root'> & {
    pages?: FastifyPluginAsync<PagesOptions>;
    variables?: Record<string, string>;
  } = {},
): Promise<OpenApp> {
  const env = readEnv({
    ...place.variables,
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '1000000',
    ...variables,
  });
  const world = { catalogue: await shopCatalogue(), now: new Date('2026-11-18T02:00:00Z') };
  const database = await openDatabase(place);
  const app = await createApp({
    env,
    database,
    catalogue: () => world.catalogue,
    media: await shopMedia(),
    now: () => world.now,
    pictures: createFilePictures({ times, patience }),
    ...parts,
    ...(pages && { pages: (app, options) => pages(app, { ...options, docs: docsAt(options.publicUrl) }) }),
  });
  closeWhatIsLeft(app);
  return { app, database, world };
}

/** Ends connections that fall idle only after the end began: each would hold that up for as long as it may be kept. */
function closeWhatIsLeft(app: FastifyInstance): void {
  const { server } = app;
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    server.once('close', () => clearInterval(idle));
  });
}
