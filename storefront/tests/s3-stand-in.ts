/** A server on this machine that speaks as much S3 as the shop needs, as Amazon documents it. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3StandIn {
  url: string;
  /** The variables of a shop that keeps its files here. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

interface Kept {
  content: Buffer;
  meta: Record<string, string>;
  changedAt: Date;
}
interface Multipart {
  key: string;
  parts: Map<number, Kept>;
  since: Date;
}

const bucket = 'artwork';
const accessKeyId = 'AKIA0000000000000000';
/** Few, so that every list has pages. */
const pageLength = 3;

const tag = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;
const text = (name: string, value: string | number | boolean): string =>
  `<${name}>${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</${name}>`;

/** The content of a body that was cut into signed chunks, `LENGTH;chunk-signature=…`. */
function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!length) break;
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Kept>();
  const multiparts = new Map<string, Multipart>();
  let made = 0;

  const uploadOf = (query: URLSearchParams): Multipart => {
    const found = multiparts.get(query.get('uploadId') ?? '');
    if (!found) throw new Refusal(404, 'NoSuchUpload');
    return found;
  };

  function listObjects(query: URLSearchParams): string {
    const from = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key > from);
    const shown = keys.slice(0, pageLength);
    return `<ListBucketResult>${text('IsTruncated', keys.length > shown.length)}${shown
      .map(
        (key) =>
          `<Contents>${text('Key', key)}${text('LastModified', objects.get(key)?.changedAt.toISOString() ?? '')}</Contents>`,
      )
      .join(
        '',
      )}${keys.length > shown.length ? text('NextContinuationToken', shown.at(-1) ?? '') : ''}</ListBucketResult>`;
  }

  function listUploads(query: URLSearchParams): string {
    const [prefix, from] = [query.get('prefix') ?? '', query.get('key-marker') ?? ''];
    const all = [...multiparts]
      .sort(([, a], [, b]) => (a.key < b.key ? -1 : 1))
      .filter(([, { key }]) => key.startsWith(prefix) && key > from);
    const shown = all.slice(0, pageLength);
    const last = shown.at(-1);
    return `<ListMultipartUploadsResult>${text('IsTruncated', all.length > shown.length)}${shown
      .map(
        ([id, { key, since }]) =>
          `<Upload>${text('Key', key)}${text('UploadId', id)}${text('Initiated', since.toISOString())}</Upload>`,
      )
      .join(
        '',
      )}${last ? text('NextKeyMarker', last[1].key) + text('NextUploadIdMarker', last[0]) : ''}</ListMultipartUploadsResult>`;
  }

  function listParts(query: URLSearchParams): string {
    const from = Number(query.get('part-number-marker') ?? 0);
    const all = [...uploadOf(query).parts].sort(([a], [b]) => a - b).filter(([number]) => number > from);
    const shown = all.slice(0, pageLength);
    return `<ListPartsResult>${text('IsTruncated', all.length > shown.length)}${text('NextPartNumberMarker', shown.at(-1)?.[0] ?? 0)}${shown
      .map(
        ([number, { content }]) =>
          `<Part>${text('PartNumber', number)}${text('ETag', tag(content))}${text('Size', content.length)}</Part>`,
      )
      .join('')}</ListPartsResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://s3');
    const query = url.searchParams;
    const sent = await buffer(request);
    const body = String(headers['content-encoding']).includes('aws-chunked') ? unchunk(sent) : sent;
    // Whoever holds other keys is refused; what was signed is not reckoned again.
    const signed =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/;
    if (signed.exec(headers.authorization ?? '')?.[1] !== accessKeyId)
      throw new Refusal(403, 'InvalidAccessKeyId');
    const [, place, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (place !== bucket) throw new Refusal(404, 'NoSuchBucket');
    const xml = (content: string) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end(content);
    const meta = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.startsWith('x-amz-meta-'))
        .map(([name, value]) => [name, String(value)]),
    );
    const isPart = query.has('uploadId');

    if (method === 'GET' && key === '')
      return void xml(query.has('uploads') ? listUploads(query) : listObjects(query));
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${++made}`;
      multiparts.set(id, { key, parts: new Map(), since: new Date() });
      return void xml(
        `<InitiateMultipartUploadResult>${text('Bucket', bucket)}${text('Key', key)}${text('UploadId', id)}</InitiateMultipartUploadResult>`,
      );
    }
    if (method === 'PUT' && isPart) {
      uploadOf(query).parts.set(Number(query.get('partNumber')), {
        content: body,
        meta,
        changedAt: new Date(),
      });
      return void response.writeHead(200, { etag: tag(body) }).end();
    }
    if (method === 'GET' && isPart) return void xml(listParts(query));
    if (method === 'DELETE' && isPart) {
      uploadOf(query);
      multiparts.delete(query.get('uploadId') ?? '');
      return void response.writeHead(204).end();
    }
    if (method === 'POST' && isPart) {
      const { parts } = uploadOf(query);
      const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
        Number(number),
      );
      const contents = named.map((number) => parts.get(number)?.content);
      if (contents.length === 0 || !contents.every((content) => content !== undefined))
        throw new Refusal(400, 'InvalidPart');
      // Every part but the last has five megabytes.
      if (contents.slice(0, -1).some((content) => content.length < 5_242_880))
        throw new Refusal(400, 'EntityTooSmall');
      const content = Buffer.concat(contents);
      objects.set(key, { content, meta, changedAt: new Date() });
      multiparts.delete(query.get('uploadId') ?? '');
      return void xml(
        `<CompleteMultipartUploadResult>${text('Key', key)}${text('ETag', tag(content))}</CompleteMultipartUploadResult>`,
      );
    }
    if (method === 'PUT') {
      objects.set(key, { content: body, meta, changedAt: new Date() });
      return void response.writeHead(200, { etag: tag(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const kept = objects.get(key);
    if (!kept) throw new Refusal(404, method === 'HEAD' ? 'NotFound' : 'NoSuchKey');
    const [, end] = /^bytes=0-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (end !== undefined && kept.content.length === 0) throw new Refusal(416, 'InvalidRange');
    const content = end === undefined ? kept.content : kept.content.subarray(0, Number(end) + 1);
    response.writeHead(end === undefined ? 200 : 206, {
      ...kept.meta,
      etag: tag(kept.content),
      'content-length': content.length,
      'last-modified': kept.changedAt.toUTCString(),
      ...(end !== undefined && { 'content-range': `bytes 0-${content.length - 1}/${kept.content.length}` }),
    });
    response.end(method === 'HEAD' ? undefined : content);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(
        request.method === 'HEAD'
          ? undefined
          : `<Error>${text('Code', code)}${text('Message', code)}</Error>`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    variables: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'a secret of this test',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
