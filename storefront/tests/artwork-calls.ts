import { setTimeout as wait } from 'node:timers/promises';
import { type Artworks, apiBase, artworkRoutes } from '@kerf/sdk/contract';

/** What proves who asks. */
export type Holder = Readonly<Record<string, string>>;

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Calls about artwork to a server that listens at `url`, as a program makes them. */
export function artworkCalls(url: string) {
  const call = (method: string, path: string, headers: Holder, body?: Buffer | string) =>
    fetch(url + apiBase + path, {
      method,
      headers,
      ...(body !== undefined && { body: new Uint8Array(Buffer.from(body)) }),
    });

  return {
    call,
    /** Begins an upload; `location` is where it goes on. */
    async begin(
      holder: Holder,
      { line, order, filename, length }: { line?: string; order?: string; filename: string; length: number },
    ) {
      const answer = await call('POST', artworkRoutes.upload, {
        ...holder,
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': [
          ...(line === undefined ? [] : [`line ${base64(line)}`]),
          ...(order === undefined ? [] : [`order ${base64(order)}`]),
          `filename ${base64(filename)}`,
        ].join(),
      });
      const location = answer.headers.get('location');
      const body = answer.ok ? null : ((await answer.json()) as { message: string; error: { code: string } });
      return {
        status: answer.status,
        code: body?.error.code ?? null,
        message: body?.message ?? '',
        location: location === null ? '' : new URL(location, url + apiBase + artworkRoutes.upload).href,
      };
    },
    /** Sends a whole file for a message about an order; `key` is what the message names it by. */
    async uploadForMessage(holder: Holder, order: string, filename: string, content: Buffer | string) {
      const begun = await this.begin(holder, { order, filename, length: Buffer.byteLength(content) });
      const sent = begun.location === '' ? begun : await this.send(holder, begun.location, content);
      return { status: sent.status, code: sent.code, key: begun.location.split('/').at(-1) ?? '' };
    },
    /** Sends a part of one. */
    async send(holder: Holder, location: string, part: Buffer | string, offset = 0) {
      const answer = await fetch(location, {
        method: 'PATCH',
        headers: {
          ...holder,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(Buffer.from(part)),
      });
      const text = await answer.text();
      const body = text === '' ? null : (JSON.parse(text) as { message: string; error: { code: string } });
      return { status: answer.status, code: body?.error.code ?? null, message: body?.message ?? '' };
    },
    /** Where one goes on; null where it does not. */
    async offset(holder: Holder, location: string): Promise<number | null> {
      const answer = await fetch(location, {
        method: 'HEAD',
        headers: { ...holder, 'tus-resumable': '1.0.0' },
      });
      return answer.ok ? Number(answer.headers.get('upload-offset')) : null;
    },
    /** A whole file in one part. */
    async upload(holder: Holder, line: string, filename: string, content: Buffer | string) {
      const begun = await this.begin(holder, { line, filename, length: Buffer.byteLength(content) });
      if (begun.location === '') return begun;
      return { ...(await this.send(holder, begun.location, content)), location: begun.location };
    },
    async list(holder: Holder, line: string): Promise<Artworks & { status: number }> {
      const answer = await call('GET', `${artworkRoutes.list}/${line}`, holder);
      const { data } = (await answer.json()) as { data?: Artworks };
      return { status: answer.status, artworks: [], is_open: false, ...data };
    },
    /** The files of a piece once all of them were looked at. */
    async looked(holder: Holder, line: string): Promise<Artworks['artworks']> {
      for (;;) {
        const { artworks } = await this.list(holder, line);
        if (artworks.every(({ state }) => state !== 'checking')) return artworks;
        await wait(100);
      }
    },
  };
}
