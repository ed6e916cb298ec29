import type { FastifyReply } from 'fastify';

/** A PDF, and what it is called where it is kept. */
export interface PaperFile {
  name: string;
  content: Buffer;
}

/** Sends a PDF to who may see it, to be looked at where it is or to be kept by them, and by nothing on the way. */
export const sendPaper = (
  reply: FastifyReply,
  { name, content }: PaperFile,
  use: 'preview' | 'download' = 'preview',
): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-length': content.length,
      'content-disposition': `${use === 'download' ? 'attachment' : 'inline'}; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    })
    .send(content);
