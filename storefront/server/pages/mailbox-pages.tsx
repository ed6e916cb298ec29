/** The mailbox of whoever works on the shop, as pages at `/dev/mail` that this machine alone sees. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ListedMail, MailboxPage, MailPage } from '../../pages/mailbox.js';
import mailboxStyles from '../../pages/styles/mailbox.css?inline';
import { failure } from '../http/api-failure.js';
import { isFromThisMachine } from '../http/loopback.js';
import { isFormOfOwnPage } from '../http/own-pages.js';
import { readForms } from '../http/read-form.js';
import type { KeptMail, Mailbox } from '../mail/mailbox.js';
import type { ShopContext } from '../shop-context.js';
import { notFoundTags } from '../words/meta-tags.js';
import type { DrawPage } from './page-contents.js';
import type { PageContent } from './render-document.js';

interface MailboxPagesParts extends ShopContext {
  mailbox: Mailbox;
  draw: DrawPage;
  sendNotFound(request: FastifyRequest, reply: FastifyReply): unknown;
}

type MailRequest = FastifyRequest<{ Params: { id: string } }>;

/** A letter's own page has its styles in it, and nothing else; opened by itself it is as shut in as in its frame. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const timeFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

const listed = ({ id, to, subject, cameAt }: KeptMail): ListedMail => ({
  id,
  to,
  subject,
  time: timeFormat.format(cameAt),
  moment: cameAt.toISOString(),
});

/** Serves the mailbox. To everybody but who sits at this machine its addresses lead nowhere. */
export function serveMailbox(app: FastifyInstance, parts: MailboxPagesParts): void {
  const { mailbox, draw, publicUrl, sendNotFound } = parts;

  app.register(async (pages) => {
    readForms(pages);
    pages.addHook('onRequest', async (request, reply) => {
      if (isFromThisMachine(request)) return;
      await sendNotFound(request, reply);
      return reply;
    });
    pages.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
    });

    const send = (reply: FastifyReply, path: string, title: string, main: PageContent['main']) => {
      const { status, headers, body } = draw(({ origin }) => ({
        path,
        status: 200,
        meta: {
          ...notFoundTags(path, origin),
          title: `${title} | Kerf`,
          description: 'Mail in development.',
        },
        isIndexed: false,
        isPersonal: true,
        structuredData: null,
        styles: mailboxStyles,
        hasFrames: true,
        main,
      }));
      return reply.code(status).headers(headers).send(body);
    };

    pages.get('/dev/mail', (_request, reply) =>
      send(reply, '/dev/mail', 'Mailbox', () => <MailboxPage mails={mailbox.list().map(listed)} />),
    );

    pages.get('/dev/mail/:id', (request: MailRequest, reply) => {
      const mail = mailbox.find(request.params.id);
      if (!mail) return sendNotFound(request, reply);
      return send(reply, '/dev/mail', mail.subject, () => <MailPage mail={listed(mail)} text={mail.text} />);
    });

    pages.get('/dev/mail/:id/html', (request: MailRequest, reply) => {
      const mail = mailbox.find(request.params.id);
      if (!mail) return sendNotFound(request, reply);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': letterPolicy,
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(mail.html);
    });

    pages.post('/dev/mail/delete-all', (_request, reply) => {
      mailbox.clear();
      return reply.redirect('/dev/mail', 303);
    });
  });
}
