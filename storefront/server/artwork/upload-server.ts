/** Uploads that go on where they broke off, as tus 1.0 has them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from '@tus/server';
import { ERRORS, type Locker, type Upload } from '@tus/utils';
import { NodeRequest } from 'srvx/node';
import { ApiFailure, failure } from '../http/api-failure.js';
import { createSecret } from '../people/secrets.js';
import { isOutOfRoom } from '../storage/disk-room.js';
import type { Storage } from '../storage/storage.js';

/** What is known of an upload from its beginning, and kept with it; '' for what it does not say. */
export type UploadNotes = Record<'order' | 'line' | 'filename', string>;

/** Whose files come, and what becomes of them. `Caller` is who sends. */
export interface UploadDesk<Caller> {
  storage: Storage;
  /** One writer at a time for each upload. */
  locker: Locker;
  /** Bytes that one file has at most. */
  maxBytes: number;
  /** Whether a file of so many bytes may come, before any of it does: throws why not. */
  allow(caller: Caller, notes: UploadNotes, bytes: number): Promise<UploadNotes>;
  /** Gives back what a file counted that was announced and does not come. */
  release(caller: Caller, bytes: number): Promise<void>;
  /** Whether an upload that is under way is the caller's. */
  isOwn(caller: Caller, notes: UploadNotes): Promise<boolean>;
  /** Takes what lies whole in the storage. Done twice, it is done once. */
  receive(key: string, notes: UploadNotes): Promise<void>;
  /** For an upload that is another's, or none; and for a file that is too large. */
  unknown(): ApiFailure;
  tooLarge(): ApiFailure;
}

/** Takes requests of uploads. */
export interface UploadServer<Caller> {
  /** Refuses an upload that is another's, or none. */
  requireOwn(caller: Caller, key: string): Promise<void>;
  /** Does what a request asks for; throws why not, in words. The body is read from the request itself. */
  handle(raw: { request: IncomingMessage; response: ServerResponse }, caller: Caller): Promise<Response>;
}

const notesOf = ({ metadata }: Pick<Upload, 'metadata'>): UploadNotes => ({
  order: metadata?.order ?? '',
  line: metadata?.line ?? '',
  filename: metadata?.filename ?? '',
});

/** Whether the library says of an upload that there is none. */
const isNone = (error: unknown): boolean =>
  error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS;

/** What the protocol's own library throws, as our caller is told it. */
function toFailure(
  error: unknown,
  { unknown, tooLarge }: Pick<UploadDesk<never>, 'unknown' | 'tooLarge'>,
  method: string | undefined,
): unknown {
  const is = (...known: unknown[]) => known.includes(error);
  if (isNone(error)) return unknown();
  if (is(ERRORS.INVALID_OFFSET))
    return failure('ARTWORK_OFFSET', 'The upload goes on at another place. Ask where, then send from there.');
  if (is(ERRORS.FILE_WRITE_ERROR, ERRORS.ERR_LOCK_TIMEOUT, ERRORS.ABORTED))
    return failure('API_UNAVAILABLE', 'The file could not be kept right now. Please try again in a moment.');
  const status =
    typeof error === 'object' && error && 'status_code' in error ? Number(error.status_code) : null;
  // How long a file is was announced; a body without a length is counted as it comes.
  if (status === 413) return method === 'PATCH' ? longerThanAnnounced() : tooLarge();
  return status !== null && status < 500 ? badUpload() : error;
}

const longerThanAnnounced = () =>
  failure('API_BODY_TOO_LARGE', 'More was sent than this upload was announced with. Begin it again.', {
    field: 'upload-length',
  });

const badUpload = () =>
  failure('ARTWORK_UPLOAD', 'This is no upload as tus 1.0 has it: its headers are missing or wrong.');

/** The uploads of a desk. `location` is the address of an upload as its creator is told it. */
export function createUploadServer<Caller>(
  desk: UploadDesk<Caller>,
  { path, location }: { path: string; location: (key: string) => string },
): UploadServer<Caller> {
  const { storage } = desk;
  const callers = new WeakMap<object, Caller>();
  const faults = new WeakMap<object, { error: unknown }>();
  const rawOf = (request: { runtime?: { node?: { req?: object } } }): object =>
    request.runtime?.node?.req ?? {};

  /** An upload that is under way; null for none. Throws where that can't be known now: whoever is told of none begins anew. */
  async function find(key: string): Promise<Upload | null> {
    if (!/^[\w-]{43}$/.test(key)) return null;
    try {
      return await storage.uploads.getUpload(key);
    } catch (error) {
      if (isNone(error)) return null;
      throw error;
    }
  }

  const server = new Server({
    path,
    datastore: storage.uploads,
    locker: desk.locker,
    maxSize: desk.maxBytes,
    namingFunction: () => createSecret(),
    generateUrl: (_request, { id }) => location(id),
    disableTerminationForFinishedUploads: true,
    async onUploadCreate(request, upload) {
      const caller = callers.get(rawOf(request));
      if (!caller || !Number.isSafeInteger(upload.size) || Number(upload.size) < 0) throw badUpload();
      await storage.requireRoom(Number(upload.size));
      return { metadata: await desk.allow(caller, notesOf(upload), Number(upload.size)) };
    },
    async onUploadFinish(_request, upload) {
      await desk.receive(upload.id, notesOf(upload));
      return {};
    },
    onResponseError(request, error) {
      faults.set(rawOf(request), { error });
      return undefined;
    },
  });

  return {
    async requireOwn(caller, key) {
      const upload = await find(key);
      if (!upload || !(await desk.isOwn(caller, notesOf(upload)))) throw desk.unknown();
    },
    async handle({ request, response }, caller) {
      // Not offered: each file is one upload.
      if (request.headers['upload-concat'] !== undefined) throw badUpload();
      callers.set(request, caller);
      const key = /([\w-]{43})\/?$/.exec(request.url ?? '')?.[1] ?? '';
      const isToEnd = request.method === 'DELETE' || request.method === 'PATCH';
      const announced = isToEnd ? await find(key) : null;
      const answer = await server.handleWeb(new NodeRequest({ req: request, res: response }));
      const fault = faults.get(request);
      const isGivenUp = fault ? isOutOfRoom(fault.error) : request.method === 'DELETE';
      if (announced && isGivenUp && !(await find(key))) await desk.release(caller, announced.size ?? 0);
      if (fault)
        throw fault.error instanceof ApiFailure ? fault.error : toFailure(fault.error, desk, request.method);
      if (answer.status >= 400) throw badUpload();
      // The last answer may not have come through: whoever asks where to go on has sent everything.
      const { headers } = answer;
      if (request.method === 'HEAD' && headers.get('upload-offset') === headers.get('upload-length')) {
        await desk.receive(key, notesOf(await storage.uploads.getUpload(key)));
      }
      return answer;
    },
  };
}
