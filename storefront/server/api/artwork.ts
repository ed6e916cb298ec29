import { apiBase, artworkRoutes, type PricingRequest } from '@kerf/sdk/contract';
import { toSvgText } from '@kerf/sdk/drawing';
import { drawingPath, parsePricingQuery } from '@kerf/sdk/rules';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { artworkDesk } from '../artwork/artwork-desk.js';
import {
  figureOf,
  type KeptArtwork,
  listArtworks,
  requireOwnArtwork,
  requireOwnLine,
  requireOwnMessageFile,
  unknownArtwork,
} from '../artwork/artwork-rows.js';
import { drawFigure } from '../artwork/draw-figure.js';
import type { PicturedFile } from '../artwork/file-pictures.js';
import { removeArtwork } from '../artwork/remove-artwork.js';
import { success } from '../http/answer.js';
import { ApiFailure } from '../http/api-failure.js';
import { goneSignal } from '../http/gone-signal.js';
import { tellFailure } from '../http/handle-error.js';
import { rawQuery, readQuery } from '../http/read-query.js';
import { sendPicture } from '../http/send-picture.js';
import { findOrderOwner } from '../orders/order-owner.js';
import type { OrderOwner } from '../orders/read-orders.js';
import { drawConfiguration } from '../papers/draw-configuration.js';
import { signedOut } from '../people/input.js';
import type { ShopContext } from '../shop-context.js';
import { bearerOf, guardSite } from './person-request.js';
import { serveUploads } from './uploads.js';

type LineRequest = FastifyRequest<{ Params: { line: string } }>;
type ArtworkRequest = FastifyRequest<{ Params: { artwork: string } }>;

/** Artwork of an order's pieces: sent, listed, fetched and taken back by who may see the order. */
export function serveArtwork(
  app: FastifyInstance,
  { artwork, catalogue, people, pictures, publicUrl, uploadGates }: ShopContext,
): void {
  const { db, storage } = artwork;
  const pictured = ({ storage_key: name, kind }: KeptArtwork): PicturedFile => ({
    name,
    kind,
    withPath: (use) => storage.withPath(name, use),
  });

  const askedBy = ({ ip: address }: FastifyRequest, reply: FastifyReply) => ({
    address,
    gone: goneSignal(reply),
  });

  async function ownerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    { hasQuery = false } = {},
  ): Promise<OrderOwner> {
    const origin = guardSite(request, reply, publicUrl);
    if (!hasQuery) readQuery(request, []);
    const token = bearerOf(request, publicUrl);
    const owner = await findOrderOwner(people, request, { token, origin }, publicUrl);
    if (!owner) throw signedOut();
    return owner;
  }

  /** Gives a file back, and never shows it where it came from: what strangers sent is no page of ours. */
  async function give(
    { method }: FastifyRequest,
    reply: FastifyReply,
    { name, bytes, storage_key }: Pick<KeptArtwork, 'name' | 'bytes' | 'storage_key'>,
  ) {
    reply
      .type('application/octet-stream')
      .header('content-disposition', contentDisposition(name))
      .header('content-length', bytes)
      .header('cross-origin-resource-policy', 'same-origin');
    return reply.send(method === 'HEAD' ? null : await storage.read(storage_key));
  }

  app.get(`${artworkRoutes.list}/:line`, async (request: LineRequest, reply) => {
    const owner = await ownerOf(request, reply);
    return success(await listArtworks(db, await requireOwnLine(db, owner, request.params.line)));
  });

  app.get(`${artworkRoutes.file}/:artwork`, async (request: ArtworkRequest, reply) => {
    const owner = await ownerOf(request, reply);
    return give(request, reply, (await requireOwnArtwork(db, owner, request.params.artwork)).artwork);
  });

  app.get(`${artworkRoutes.messageFile}/:artwork`, async (request: ArtworkRequest, reply) => {
    const owner = await ownerOf(request, reply);
    return give(request, reply, await requireOwnMessageFile(db, owner, request.params.artwork));
  });

  app.get(`${artworkRoutes.figure}/:artwork`, async (request: ArtworkRequest, reply) => {
    const owner = await ownerOf(request, reply);
    const { artwork: kept, line } = await requireOwnArtwork(db, owner, request.params.artwork);
    const figure = figureOf(kept);
    if (!figure) throw unknownArtwork();
    const { page } = figure;
    const picture = await pictures(pictured(kept), { size: 'figure', page }, askedBy(request, reply));
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(drawFigure(figure, JSON.parse(line.configuration) as PricingRequest, catalogue(), picture));
  });

  /**
   * A small picture of a file of who asks: a JPEG, or SVG of its piece with the kind of file on it. With a piece it is seen on
   * that.
   */
  async function pictureOf(
    request: ArtworkRequest,
    reply: FastifyReply,
    piece: PricingRequest | null,
  ): Promise<Buffer | string> {
    const owner = await ownerOf(request, reply, { hasQuery: piece !== null });
    const { artwork: kept, line } = await requireOwnArtwork(db, owner, request.params.artwork);
    const wanted = { size: 'small', ...(piece && { piece }) } as const;
    const picture = await pictures(pictured(kept), wanted, askedBy(request, reply));
    if (picture) return picture;
    const drawn = drawConfiguration(catalogue(), JSON.parse(line.configuration) as PricingRequest, kept.kind);
    if (!drawn) throw unknownArtwork();
    return toSvgText(drawn);
  }

  app.get(`${artworkRoutes.picture}/:artwork`, async (request: ArtworkRequest, reply) => {
    const query = rawQuery(request);
    const inPlace = query === '' ? null : parsePricingQuery(query);
    if (inPlace?.ok === false)
      throw new ApiFailure(inPlace.code, 400, inPlace.message, { field: inPlace.field });
    const picture = await pictureOf(request, reply, inPlace?.request ?? null).catch((error: unknown) => {
      if (!inPlace) throw error;
      // What failed here is in the log all the same.
      tellFailure(error, request);
      return null;
    });
    // A page without script shows it too. Asked again, it may be the picture: nobody keeps the way.
    if (picture === null && inPlace)
      return reply.header('cache-control', 'no-store').redirect(apiBase + drawingPath(inPlace.request), 302);
    if (Buffer.isBuffer(picture)) return sendPicture(request, reply, picture);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(picture);
  });

  app.delete(`${artworkRoutes.remove}/:artwork`, async (request: ArtworkRequest, reply) => {
    const owner = await ownerOf(request, reply);
    const { line_id } = await removeArtwork(artwork, owner, request.params.artwork);
    return success(await listArtworks(db, await requireOwnLine(db, owner, line_id)));
  });

  serveUploads(app, {
    base: artworkRoutes.upload,
    desk: artworkDesk(artwork),
    gate: uploadGates.orders,
    callerOf: async (request, reply) => ({ owner: await ownerOf(request, reply), address: request.ip }),
  });
}
