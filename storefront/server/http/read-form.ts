import type { FastifyInstance } from 'fastify';
import { checkNames } from './read-query.js';

/** The type of what a page's form sends. */
const formType = 'application/x-www-form-urlencoded';
/** Bytes of a form; the largest of a panel has a tenth of it. */
const maxFormLength = 16_384;

/** Reads bodies of pages' forms, and no others, as the fields that they have; `maxLength` in bytes. */
export function readForms(app: FastifyInstance, maxLength = maxFormLength): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    formType,
    { parseAs: 'string', bodyLimit: maxLength },
    async (_request: unknown, body: string | Buffer) => {
      const fields = new URLSearchParams(String(body));
      checkNames(fields, 'form');
      return fields;
    },
  );
}

/** The fields of a form that was sent; none for a request without a body. */
export const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
