import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { handleFileError } from './file-error.js';
import { type MediaAddresses, mediaFolders } from './media-addresses.js';

const forGood = 'public, max-age=31536000, immutable';
/** Media without a mark may be others by now: kept, and asked after each time they are shown. */
const askedAfter = 'public, no-cache';

/**
 * `/images/`, `/videos/`, `/fonts/`: the shop's media, where there are, each also under the mark of its content, as
 * {@link MediaAddresses} writes it. An old mark finds the file as it is now.
 */
export async function serveMedia(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler(handleFileError);
    await registerFolders(files, media);
  });
}

async function registerFolders(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  for (const name of mediaFolders) {
    const folder = join(media.directory, name);
    if (!existsSync(folder)) continue;
    for (const prefix of [`/${name}/`, `/${name}/v-:mark/`])
      await app.register(fastifyStatic, {
        root: folder,
        prefix,
        decorateReply: false,
        index: false,
        setHeaders(reply, file) {
          const path = `/${name}${file.slice(folder.length).replaceAll('\\', '/')}`;
          reply.headers({
            'cache-control': media.isCurrent(path, markOf(reply.request.params)) ? forGood : askedAfter,
            // A film's captions are read by the page that embeds it.
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          });
        },
      });
  }
}

const markOf = (params: unknown): string =>
  typeof params === 'object' && params !== null && 'mark' in params ? String(params.mark) : '';
