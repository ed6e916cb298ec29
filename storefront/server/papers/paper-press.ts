/** Papers of sales, drawn apart from the thread that answers everybody. */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { failure } from '../http/api-failure.js';
import { createWaitingLines } from '../http/waiting-lines.js';
import { programOf } from '../program-of.js';
import type { DrawnPaper } from './draw-papers.js';
import type { PaperContents } from './paper-contents.js';

/** Papers that may wait, in all and of one block of addresses: a paper of one piece takes a third of a second. */
const roomForPapers = { maxWaiting: 40, maxWaitingOfBlock: 12 };
/** How long one may take, and how long the thread is kept that nobody needs, ms. */
const workingTime = 20_000;
const keptFor = 60_000;
/** Megabytes of the thread's heap. */
const heap = 256;
/** Bytes of papers kept ready. */
const keptBytes = 8 * 1_048_576;

/** Draws papers, one at a time, for whoever is next. */
export interface PaperPress {
  /**
   * The paper as a PDF. What says the same was drawn once: everybody who asks for it meanwhile, and for a while after,
   * has that. Refuses with 429 who has too many waiting, with 503 where everybody has some.
   */
  draw(contents: PaperContents, address: string): Promise<Buffer>;
  /** Ends the thread: what it draws is not drawn to its end, and nothing else is. */
  close(): Promise<void>;
}

const notDrawn = () =>
  failure('API_UNAVAILABLE', 'This paper could not be drawn just now. Please try again in a moment.');

/** A press whose thread starts with the first paper. */
export function createPaperPress(room = roomForPapers): PaperPress {
  const lines = createWaitingLines({ maxAtOnce: 1, ...room });
  const underWay = new Map<string, Promise<Buffer>>();
  /** By what they say; what was asked for last stands last. */
  const kept = new Map<string, Buffer>();
  let length = 0;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  function open(): Worker {
    const { file, options } = programOf('draw-papers');
    const started = new Worker(file, {
      execArgv: options,
      // None of the server's: there are secrets among them.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heap },
    });
    // Told to whoever waits; to nobody where nobody does.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    return started;
  }

  async function drawNow(contents: PaperContents): Promise<Buffer> {
    if (isClosed) throw notDrawn();
    clearTimeout(idle);
    thread ??= open();
    const worker = thread;
    worker.ref();
    return new Promise<Buffer>((resolve, reject) => {
      const late = setTimeout(() => worker.terminate(), workingTime);
      const leave = () => {
        clearTimeout(late);
        worker.off('message', take).off('error', fail).off('exit', fail);
        worker.unref();
        idle = setTimeout(() => void end(), keptFor).unref();
      };
      const take = (drawn: DrawnPaper) => {
        leave();
        if ('content' in drawn) resolve(Buffer.from(drawn.content));
        else reject(new Error(`A paper could not be drawn: ${drawn.problem}`));
      };
      const fail = () => {
        leave();
        reject(notDrawn());
      };
      worker.on('message', take).on('error', fail).on('exit', fail);
      worker.postMessage(contents);
    });
  }

  function keep(key: string, content: Buffer): void {
    kept.set(key, content);
    length += content.length;
    for (const [oldest, { length: freed }] of kept) {
      if (length <= keptBytes) return;
      kept.delete(oldest);
      length -= freed;
    }
  }

  async function draw(contents: PaperContents, address: string): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
    const ready = kept.get(key);
    if (ready) {
      kept.delete(key);
      kept.set(key, ready);
      return ready;
    }
    const begun =
      underWay.get(key) ??
      lines
        .inTurn(address, () => drawNow(contents))
        .then((content) => {
          keep(key, content);
          return content;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  return {
    draw,
    close() {
      isClosed = true;
      return end();
    },
  };
}
