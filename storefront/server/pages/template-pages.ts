/** Downloads of templates: those of the list, and one of whatever is configured on a quote page. */
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import type { SharedAnswer } from '../http/kept-answers.js';
import { rawQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { ShopContext } from '../shop-context.js';
import { configuredTemplate } from '../templates/configured-template.js';
import { drawTemplate } from '../templates/draw-template.js';
import {
  fixedTemplates,
  type TemplateKind,
  templatePath,
  templatesPath,
} from '../templates/fixed-templates.js';
import { type DrawPage, noTemplateContent } from './page-contents.js';

/** A day: a template is drawn anew when the shop is. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Programs take an .ai file that is a PDF for one of their own. */
const types: Readonly<Record<TemplateKind, string>> = {
  pdf: 'application/pdf',
  ai: 'application/illustrator',
};

type Template = Omit<Parameters<typeof drawTemplate>[0], 'madeAt'> & { name: string };

interface TemplateParts
  extends Pick<ShopContext, 'catalogue' | 'now' | 'fixedAnswers' | 'chosenAnswers' | 'templateLimits'> {
  draw: DrawPage;
}

/** Serves `/artwork-guide/…`; whatever else is asked for there is a page that says which there are. */
export function serveTemplates(app: FastifyInstance, parts: TemplateParts): void {
  const { catalogue, now, fixedAnswers, chosenAnswers, templateLimits, draw } = parts;

  async function toAnswer({ name, ...template }: Template, kind: TemplateKind): Promise<SharedAnswer> {
    // The same bytes all day long, whoever draws them.
    const madeAt = new Date(now());
    madeAt.setUTCHours(0, 0, 0, 0);
    return {
      status: 200,
      headers: {
        'content-type': types[kind],
        'content-disposition': contentDisposition(`${name}.${kind}`),
        'cache-control': cacheControl,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: await drawTemplate({ ...template, madeAt }),
    };
  }

  for (const template of fixedTemplates)
    for (const kind of ['pdf', 'ai'] as const) {
      const { folder, size, title, piece } = template;
      const name = `${folder.replace('/', '-')}-${size}mm`;
      app.get(templatePath(template, kind), async (request, reply) => {
        await templateLimits.takeTemplate(request.ip);
        await sendKept(fixedAnswers, templatePath(template, kind), request, reply, () =>
          toAnswer({ name, title, piece, sides: ['front'] }, kind),
        );
      });
    }

  const sendNone = (request: FastifyRequest, reply: FastifyReply, why: 'fixed' | 'configured') =>
    sendKept(fixedAnswers, `no template ${why}`, request, reply, () => draw(noTemplateContent(why)));

  // A wildcard, since a named part that is too long would be refused instead of not found.
  app.get<{ Params: { '*': string } }>(`${templatesPath}/configured/*`, async (request, reply) => {
    const [, path = '', kind] = /^(.*)\.(pdf|ai)$/.exec(request.params['*']) ?? [];
    const [item = '', product = null, ...rest] = path.split('/');
    const subject = rest.length === 0 ? findQuotePage(catalogue(), item, product) : null;
    const template = subject && configuredTemplate(subject.range, rawQuery(request), product);
    if (!template || (kind !== 'pdf' && kind !== 'ai')) return sendNone(request, reply, 'configured');
    await templateLimits.takeTemplate(request.ip);
    const { key, ...drawn } = template;
    return sendKept(chosenAnswers, `template ${kind} ${key}`, request, reply, () => toAnswer(drawn, kind));
  });
  app.get(`${templatesPath}/*`, (request, reply) => sendNone(request, reply, 'fixed'));
}
