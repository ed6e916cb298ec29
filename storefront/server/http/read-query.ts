import type { FastifyRequest } from 'fastify';
import { failure } from './api-failure.js';
import { isInherited } from './inherited-names.js';

const maxValueLength = 300;

/** The query of a request as it was sent, without the question mark. */
export function rawQuery(request: Pick<FastifyRequest, 'raw'>): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** The values of a query by their keys. A key that is not of `known`, or stands twice, is refused. */
export function readQuery<K extends string>(
  request: Pick<FastifyRequest, 'raw'>,
  known: readonly K[],
): Partial<Record<K, string>> {
  const values: Partial<Record<K, string>> = {};
  for (const [name, value] of new URLSearchParams(rawQuery(request))) {
    const key = known.find((candidate) => candidate === name);
    const detail = { field: name.slice(0, 60) };
    if (key === undefined) throw failure('API_KEY_UNKNOWN', 'The query has a key that is not known.', detail);
    if (values[key] !== undefined) throw failure('API_KEY_TWICE', `${key} stands twice.`, detail);
    if (value.length > maxValueLength || /[\0\uFFFD]/.test(value))
      throw failure('API_VALUE_INVALID', `${key} is not valid.`, detail);
    values[key] = value;
  }
  return values;
}

/** Refuses fields, which may have names that we do not know, where one reaches for what objects inherit. `what` has them. */
export function checkNames(fields: URLSearchParams, what: string): void {
  for (const name of fields.keys())
    if (name.split(/[.[\]]/).some(isInherited))
      throw failure('API_KEY_FORBIDDEN', `The ${what} has a key that is not allowed.`, {
        field: name.slice(0, 60),
      });
}

/** The same for the query of a page. */
export const checkQueryNames = (request: Pick<FastifyRequest, 'raw'>): void =>
  checkNames(new URLSearchParams(rawQuery(request)), 'query');

/** A number that names something, from a query or a path. */
export function readId(text: string | undefined, field: string): number {
  if (!text) throw failure('API_VALUE_MISSING', `${field} is missing.`, { field });
  if (!/^\d{1,9}$/.test(text))
    throw failure('API_VALUE_INVALID', `${field} is not a number of this shop.`, { field });
  return Number(text);
}
