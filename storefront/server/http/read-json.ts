import { failure } from './api-failure.js';
import { isInherited } from './inherited-names.js';
import { maxBodyDepth, maxBodyValues } from './limits.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw failure('API_BODY_INVALID', 'The body is not UTF-8.', { field: 'body' });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('API_BODY_INVALID', 'The body is not JSON.', { field: 'body' });
  }
}

/**
 * Refuses what would harm whoever reads on: more values or levels than any call has, a key by which every object is
 * reached or converted, a NUL or half of a character, which no database keeps in a text. `seen` counts the values up to here.
 */
function checkContent(value: unknown, path: readonly string[], seen: { values: number }): void {
  seen.values++;
  if (seen.values > maxBodyValues)
    throw failure('API_BODY_TOO_LARGE', `The body has more than ${maxBodyValues} values.`, { field: 'body' });
  const place = (key: string) => ({
    field: [...path, key].filter(Boolean).join('.').slice(0, 120) || 'body',
  });
  if (typeof value === 'string' && /[\0\p{Cs}]/u.test(value)) {
    const { field } = place('');
    const what = value.includes('\0') ? 'a NUL character' : 'half of a character';
    throw failure('API_VALUE_INVALID', `${field} holds ${what}.`, { field });
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= maxBodyDepth)
    throw failure('API_BODY_TOO_DEEP', `The body nests deeper than ${maxBodyDepth} levels.`, {
      field: 'body',
    });
  const isList = Array.isArray(value);
  for (const [key, inside] of Object.entries(value)) {
    if (!isList && isInherited(key)) {
      const { field } = place(key);
      throw failure('API_BODY_KEY_FORBIDDEN', `${field} is not allowed.`, { field });
    }
    checkContent(inside, [...path, key], seen);
  }
}

/** The JSON in a request's body, read strictly; undefined where there is no body. */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  const body = parse(text);
  checkContent(body, [], { values: 0 });
  return body;
}
