/** A thread that draws one paper after the other: see the press, which starts it. */
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.js';
import type { PaperContents } from './paper-contents.js';

/** What became of a paper. */
export type DrawnPaper = { content: Uint8Array } | { problem: string };

parentPort?.on('message', async (contents: PaperContents) => {
  const drawn: DrawnPaper = await drawPaper(contents).then(
    (content) => ({ content }),
    (error: unknown) => ({ problem: String(error instanceof Error ? error.stack : error) }),
  );
  parentPort?.postMessage(drawn);
});
