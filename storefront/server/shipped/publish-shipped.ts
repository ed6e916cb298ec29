import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isStorageFull, isUnavailable } from '../db/engine.js';
import type { Schema } from '../db/schema.js';
import { repositoryRoot } from '../paths.js';
import { publishedFiles } from './published-files.js';
import { shippedFolders } from './shipped-folders.js';

/**
 * Hands what the disk of this server, the product in the folder `root`, holds of the script tag to every server of the database, now and later ones. It is done
 * before the first page is sent: a page of this server may ask any of them for its scripts. Where there is no room for
 * it the shop starts all the same, since one server alone needs nothing but its disk.
 */
export async function publishShipped(
  db: Kysely<Schema>,
  log: Pick<Logger, 'warn'>,
  root = repositoryRoot(),
): Promise<void> {
  try {
    await publishedFiles(db).add(await shippedFolders(root).readAll(), new Date());
  } catch (error) {
    if (!isStorageFull(error) && !isUnavailable(error)) throw error;
    log.warn({ err: error }, 'the widgets were not handed to other servers; the next start tries again');
  }
}
