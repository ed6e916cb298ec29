/** The documentation: its pages, the same as markdown, the search, and what programs read. */
import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Docs } from '../docs/docs.js';
import { maxQueryLength } from '../docs/search-index.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';
import {
  type DocsQuery,
  docPageContent,
  docsSearchContent,
  docsStartContent,
  noSdkContent,
} from './docs-content.js';
import type { DrawPage } from './page-contents.js';

/** How long what programs read may be kept, seconds. */
const textFreshFor = 3_600;

/** What the documentation is served with. */
interface DocsParts extends Pick<ShopContext, 'fixedAnswers' | 'chosenAnswers'> {
  /** As it is at this moment: a shop that was just started may still be building a part of it. */
  currentDocs: () => Promise<Docs>;
  draw: DrawPage;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): unknown;
}

/** A text for programs, which pages of other sites may read as well. */
const textAnswer = (type: string, body: string): SharedAnswer => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${textFreshFor}`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  },
  body,
});

/** What the form of the search sent. */
function queryOf(request: FastifyRequest): DocsQuery {
  const typed = (new URLSearchParams(rawQuery(request)).get('q') ?? '').replaceAll(/\s+/g, ' ').trim();
  return { query: typed.slice(0, maxQueryLength).trim(), isCut: typed.length > maxQueryLength };
}

/** The paths that search engines are told of: what the SDK's reference has under its first page they find by its links. */
export const mappedDocs = ({ guides, widgets, reference }: Docs): string[] => [
  '/docs',
  ...[...guides, ...widgets, ...reference].map(({ path }) => path),
];

/** The paths that search engines may show. */
export const docsPaths = (docs: Docs): string[] => ['/docs', ...docs.all.map(({ path }) => path)];

/** Where an answer is kept: what is drawn of a part must not be taken for the whole. */
export const addressIn = ({ isWhole, all }: Docs, address: string): string =>
  isWhole ? address : `${address} of ${all.length} pages`;

/** Serves the documentation under `/docs`, and its overview also where programs look for it. */
export function serveDocs(app: FastifyInstance, parts: DocsParts): void {
  const { currentDocs, draw, fixedAnswers, chosenAnswers, sendNotFound } = parts;

  app.get('/docs', async (request, reply) => {
    const docs = await currentDocs();
    return sendKept(fixedAnswers, addressIn(docs, '/docs'), request, reply, () =>
      draw(docsStartContent(docs)),
    );
  });

  app.get('/docs/search', async (request, reply) => {
    const docs = await currentDocs();
    const search = await docs.openSearch();
    const asked = queryOf(request);
    // A space is in no address: nothing else is kept under this name.
    const name = addressIn(docs, `docs search ${asked.isCut ? 'cut' : 'whole'} ${asked.query}`);
    return sendKept(chosenAnswers, name, request, reply, () => draw(docsSearchContent(docs, search, asked)));
  });

  for (const path of ['/llms.txt', '/docs/llms.txt'])
    app.get(path, async (request, reply) => {
      const docs = await currentDocs();
      return sendKept(fixedAnswers, addressIn(docs, path), request, reply, () =>
        textAnswer('text/plain', docs.llms),
      );
    });

  app.get('/docs/custom-elements.json', async (request, reply) => {
    const { manifest } = await currentDocs();
    if (manifest === null) return sendNotFound(request, reply);
    return sendKept(fixedAnswers, '/docs/custom-elements.json', request, reply, () =>
      textAnswer('application/json', manifest),
    );
  });

  for (const name of ['kerf-sdk.tgz', 'kerf-widgets.tgz'])
    app.get(`/docs/${name}`, async (request, reply) => {
      const file = (await currentDocs()).packages.get(name);
      if (!file) return sendNotFound(request, reply);
      reply.headers({
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="${name}"`,
        // Of the version that the shop has now.
        'cache-control': 'public, no-cache',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      // Never whole in memory, however many ask for it.
      return reply.send(createReadStream(file));
    });

  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    const docs = await currentDocs();
    const path = `/docs/${request.params['*']}`;
    const page = docs.find(path);
    // Links in it are relative to where its markdown is.
    if (page && path !== page.path && path !== page.source) return reply.redirect(page.source, 308);
    if (page)
      return sendKept(fixedAnswers, addressIn(docs, path), request, reply, () =>
        path === page.source ? textAnswer('text/markdown', page.text) : draw(docPageContent(docs, page)),
      );
    if (path !== '/docs/sdk') return sendNotFound(request, reply);
    return sendKept(fixedAnswers, addressIn(docs, path), request, reply, () => draw(noSdkContent(docs)));
  });
}
