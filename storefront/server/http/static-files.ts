import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { repositoryRoot } from '../paths.js';
import { failure } from './api-failure.js';
import { handleError } from './handle-error.js';
import { type MediaAddresses, mediaFolders } from './media-addresses.js';

/** How long the rolling loader may be run without asking again, seconds. */
const rollingFreshFor = 300;
const forGood = 'public, max-age=31536000, immutable';
/** Media without a mark may be others by now: kept, and asked after each time they are shown. */
const askedAfter = 'public, no-cache';

/** What the file server throws; `headers` say how long a file is whose end a range is behind. */
type FileError = Error & { statusCode?: number; headers?: Record<string, string> };

/** What the file server refuses, in our words: the name of a folder, or an odd one, is no file that is here. */
function handleFileError(error: FileError, request: FastifyRequest, reply: FastifyReply) {
  if (error.statusCode === 403 || error.statusCode === 404) return reply.callNotFound();
  if (error.statusCode !== 416) return handleError(error, request, reply);
  reply.headers(error.headers ?? {});
  return handleError(
    failure('API_RANGE_INVALID', 'The file has no such bytes.', { field: 'range' }),
    request,
    reply,
  );
}

/**
 * `/widgets/`: what is shipped to other sites. `/images/`, `/videos/`, `/fonts/`: the shop's media, where there are, each
 * also under the mark of its content, as {@link MediaAddresses} writes it. An old mark finds the file as it is now.
 */
export async function serveFiles(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  await app.register(async (files) => {
    files.setErrorHandler(handleFileError);
    await registerFolders(files, media);
  });
}

async function registerFolders(app: FastifyInstance, media: MediaAddresses): Promise<void> {
  const root = repositoryRoot();
  await app.register(fastifyStatic, {
    root: join(root, 'widgets/dist/cdn'),
    prefix: '/widgets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    suppressWarning: true,
    setHeaders(reply, path) {
      const isVersioned = /[\\/]\d+\.\d+\.\d+[^\\/]*[\\/][^\\/]+$/.test(path);
      reply.header('cache-control', isVersioned ? forGood : `public, max-age=${rollingFreshFor}`);
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
      });
    },
  });
  for (const name of mediaFolders) {
    const folder = join(root, 'storefront/assets', name);
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
