/** A process that reads uploads and does nothing with them: what sending costs a machine, whoever is sent to. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(import.meta.url);

/** Answers uploads as tus 1.0 has them; `url` is where they are begun. */
async function listen(): Promise<string> {
  /** How much came of each, bytes. */
  const offsets: number[] = [];
  const server = createServer((request, response) => {
    const at = Number(request.url?.split('/').at(-1));
    request.on('data', (part: Buffer) => {
      offsets[at] = (offsets[at] ?? 0) + part.length;
    });
    request.on('error', () => {});
    request.on('end', () => {
      if (request.method === 'POST')
        response.writeHead(201, { location: `http://${request.headers.host}/${offsets.push(0) - 1}` });
      else response.writeHead(request.method === 'HEAD' ? 200 : 204, { 'upload-offset': offsets[at] ?? 0 });
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts one. */
export async function readUploads(): Promise<{ url: string; end(): void }> {
  const child = fork(program, { execArgv: ['--import', 'tsx'] });
  const [url] = (await once(child, 'message')) as [string];
  return { url, end: () => child.kill() };
}

if (process.argv[1] === program) process.send?.(await listen());
