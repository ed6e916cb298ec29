/** The form by which a browser without script sends artwork: what the call for uploads does, in one go. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowUpload } from '../../artwork/receive-artwork.js';
import { receiveStream } from '../../artwork/receive-stream.js';
import { ApiFailure, failure } from '../../http/api-failure.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readSessionCookie } from '../../http/person-cookies.js';
import { isOfAllowedLength, readParts, takeParts } from '../../http/read-parts.js';
import { findOrderOwner } from '../../orders/order-owner.js';
import type { OrderOwner } from '../../orders/read-orders.js';
import type { ShopContext } from '../../shop-context.js';

type LineRequest = FastifyRequest<{ Params: { order: string; line: string } }>;

/** The field whose files are taken. */
const fieldName = 'artwork';

/**
 * Registers the form. It leads to the page of the order, with `sent`, how many files came, and `refused`, the code of
 * why one did not: the page has the words of it.
 */
export function serveArtworkForm(
  app: FastifyInstance,
  { artwork, people, publicUrl }: Pick<ShopContext, 'artwork' | 'people' | 'publicUrl'>,
): void {
  const ownerOf = (request: FastifyRequest): Promise<OrderOwner | null> => {
    const token = readSessionCookie(request.headers, publicUrl);
    return findOrderOwner(people, request, { token, origin: null }, publicUrl);
  };

  async function receive(request: LineRequest, owner: OrderOwner): Promise<number> {
    const lineId = request.params.line;
    let sent = 0;
    const { refusal } = await readParts(request, {
      field: fieldName,
      async take({ name, stream, isWhole }) {
        const notes = await allowUpload(artwork, owner, { lineId, typedName: name }, request.ip);
        const takeBytes = (bytes: number) => artwork.limits.takeBytes(request.ip, bytes);
        await receiveStream(artwork, { stream, isWhole, notes, takeBytes });
        sent++;
      },
      countRefusal: () => artwork.limits.takeRefusedForm(request.ip),
    });
    if (refusal !== null) throw refusal;
    return sent;
  }

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await takeParts(forms);
    const path = '/mypage/orders/:order/lines/:line/artwork';

    const pageOf = ({ params }: LineRequest, said: Readonly<Record<string, string>>): string =>
      `/mypage/orders?${new URLSearchParams({ master_id: params.order, order_detail_id: params.line, ...said })}#said`;

    forms.post(path, { config: { takesFiles: true } }, async (request: LineRequest, reply) => {
      if (!isFormOfOwnPage(request.headers, publicUrl))
        throw failure('CART_FOREIGN_FORM', 'This form was not sent from a page of the shop.');
      reply.header('cache-control', 'no-store');
      const owner = await ownerOf(request);
      if (!isOfAllowedLength(request))
        return reply.redirect(pageOf(request, { refused: 'ARTWORK_TOO_LARGE' }), 303);
      if (!owner) return reply.redirect(pageOf(request, {}), 303);
      try {
        const sent = await receive(request, owner);
        return reply.redirect(
          pageOf(request, sent > 0 ? { sent: String(sent) } : { refused: 'ARTWORK_NAME' }),
          303,
        );
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
        // A browser that can’t send on looks at this answer alone, and only where it is a refusal by itself.
        if (error.code === 'API_BODY_TOO_LARGE') throw error;
        return reply.redirect(pageOf(request, { refused: error.code }), 303);
      }
    });

    // Asked for again, the form's address is the page that it stands on.
    forms.get(path, (request: LineRequest, reply) => reply.redirect(pageOf(request, {}), 303));
  });
}
