import {
  idempotencyKeyHeader,
  maxAttachmentBytes,
  maxAttachments,
  QuoteRequestInput,
  quoteRoutes,
  SpecialRequestInput,
} from '@kerf/sdk/contract';
import { emailKey } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIdempotencyKey } from '../cart/run-once.js';
import { success } from '../http/answer.js';
import { checkShape } from '../http/check-shape.js';
import { guestCookie, readGuestCookie } from '../http/person-cookies.js';
import { isOfAllowedLength, readParts, takeParts } from '../http/read-parts.js';
import { readQuery } from '../http/read-query.js';
import { findGuest } from '../people/guests.js';
import { requireMember } from '../people/members.js';
import type { AnyQuoteInput, QuoteCaller } from '../quotes/quote-desk.js';
import {
  dropFiles,
  fileContents,
  quoteFileDesk,
  takeFile,
  tooLargeFile,
  tooManyFiles,
} from '../quotes/quote-files.js';
import { readSpecialForm } from '../quotes/read-special-form.js';
import type { ShopContext } from '../shop-context.js';
import { bearerOf, guardSite, isOwn } from './person-request.js';
import { serveUploads } from './uploads.js';

/** Bytes of a whole form, its files and what is typed. */
const maxFormBytes = (maxAttachments + 1) * maxAttachmentBytes;
const cacheControl = 'public, max-age=60, stale-while-revalidate=60';

/** Requests for a quote: from members, on pages of other sites too, and from who is none, wherever they are. */
export function serveQuoteRequests(app: FastifyInstance, shop: ShopContext): void {
  const { catalogue, people, publicUrl, quotes, uploadGates, wakeMail } = shop;
  const { desk, parts } = quotes;

  /**
   * Who asks. A token is good where it was given; who sends none is a guest, on any page: what they send opens nothing,
   * and what is kept of them in a cookie is read on the shop's own pages alone.
   */
  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<QuoteCaller> {
    reply.header('cache-control', 'no-store');
    readQuery(request, []);
    const address = request.ip;
    const token = bearerOf(request, publicUrl);
    if (token !== null) {
      const origin = guardSite(request, reply, publicUrl);
      return { person: (await requireMember(people, token, { origin })).person, guest: null, address };
    }
    const id = isOwn(request, publicUrl) ? readGuestCookie(request.headers) : null;
    return { person: null, guest: await findGuest(people.db, id, people.now()), address };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    caller: QuoteCaller,
    input: AnyQuoteInput,
    asSent: object = input,
  ) {
    const key = readIdempotencyKey(request.headers[idempotencyKeyHeader]);
    const scope = bearerOf(request, publicUrl) ?? caller.guest?.id ?? `to ${emailKey(input.email_address)}`;
    const sent = `${request.method} ${request.url}\n${JSON.stringify(asSent)}`;
    const { status, body } = await desk.request(
      caller,
      input,
      key === null ? null : { key, scope, request: sent },
    );
    wakeMail();
    const { data } = JSON.parse(body) as { data?: { guest?: { id: string } | null } };
    if (data?.guest && isOwn(request, publicUrl))
      reply.header('set-cookie', guestCookie(data.guest.id, publicUrl));
    return reply.code(status).type('application/json; charset=utf-8').send(body);
  }

  /** A form with files: those that were refused leave nothing behind, nor do those of a form that was. */
  async function sendForm(request: FastifyRequest, reply: FastifyReply, caller: QuoteCaller) {
    const keys: string[] = [];
    try {
      if (!isOfAllowedLength(request, maxFormBytes)) throw tooLargeFile();
      const { fields, refusal } = await readParts(request, {
        field: 'attachments[]',
        async take(file) {
          if (keys.length >= maxAttachments) throw tooManyFiles();
          keys.push(await takeFile(parts, file, request.ip));
        },
        countRefusal: () => parts.limits.takeFile(request.ip),
      });
      if (refusal !== null) throw refusal;
      const input = checkShape(readSpecialForm(fields, keys), SpecialRequestInput);
      // Sent once more, a file has another key: a form is the same by what is in its files.
      return await send(request, reply, caller, input, {
        ...input,
        attachments: await fileContents(parts.db, input.attachments),
      });
    } finally {
      // Those that went with the request stay.
      await dropFiles(parts, keys);
    }
  }

  app.register(async (requests) => {
    await takeParts(requests, { maxFileBytes: maxAttachmentBytes });
    requests.post(quoteRoutes.createRequest, { config: { takesFiles: true } }, async (request, reply) => {
      const caller = await callerOf(request, reply);
      if (request.isMultipart()) return sendForm(request, reply, caller);
      return send(request, reply, caller, checkShape(request.body, QuoteRequestInput));
    });
  });

  serveUploads(app, {
    base: quoteRoutes.upload,
    desk: quoteFileDesk(parts),
    gate: uploadGates.quotes,
    callerOf: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      readQuery(request, []);
      return { address: request.ip };
    },
  });

  app.get(quoteRoutes.specialProcessing, async (request, reply) => {
    readQuery(request, []);
    reply.header('cache-control', cacheControl);
    return success(catalogue().special);
  });
}
