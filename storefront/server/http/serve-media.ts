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
 * {@link MediaAddresses} writes it. An old mark finds the file as it is now. Who reads AVIF gets pictures as that, at the
 * same address.
 */
export async function serveMedia(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler(handleFileError);
    await serveFolders(files, media);
  });
}

async function serveFolders(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  const folders = mediaFolders.filter((name) => existsSync(join(media.directory, name)));
  if (!folders.length) return;
  await app.register(fastifyStatic, { root: media.directory, serve: false, index: false });
  for (const name of folders)
    for (const prefix of [`/${name}/`, `/${name}/v-:mark/`])
      app.get<{ Params: { '*': string; mark?: string } }>(`${prefix}*`, ({ params, headers }, reply) => {
        const path = `/${name}/${params['*']}`;
        const lighter = media.lighterOf(path);
        if (lighter) reply.header('vary', 'accept');
        reply.headers({
          'cache-control': media.isCurrent(path, params.mark ?? '') ? forGood : askedAfter,
          // A film's captions are read by the page that embeds it.
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        });
        const isRead = headers.accept?.includes('image/avif') ?? false;
        const sent = (lighter && isRead ? lighter : path).slice(name.length + 2);
        return reply.sendFile(sent, join(media.directory, name), { cacheControl: false });
      });
}
