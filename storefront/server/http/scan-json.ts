import { failure } from './api-failure.js';
import { maxBodyDepth } from './limits.js';

interface Level {
  /** Keys so far; null in a list. */
  keys: Set<string> | null;
  /** Where we are inside: the key, or the index in a list. */
  at: string | number;
}

const pathOf = (levels: readonly Level[]): string =>
  levels
    .map(({ at }) => at)
    .join('.')
    .slice(0, 120);

/** The end of the string that begins at `start`, one past its closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function readKey(text: string, start: number, end: number): string {
  const quoted = text.slice(start, end);
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw failure('API_BODY_INVALID', 'The body is not JSON.', { field: 'body' });
  }
}

function takeKey(levels: readonly Level[], level: Level, key: string): void {
  level.at = key;
  const isForbidden = key === '__proto__' || (key === 'prototype' && levels.at(-2)?.at === 'constructor');
  if (isForbidden || level.keys?.has(key)) {
    const field = pathOf(levels);
    throw isForbidden
      ? failure('API_BODY_KEY_FORBIDDEN', `${field} is not allowed.`, { field })
      : failure('API_BODY_KEY_TWICE', `${field} stands twice.`, { field });
  }
  level.keys?.add(key);
}

/**
 * Refuses a JSON text that a parser would silently take for something else: keys that stand twice, keys that reach for
 * prototypes, NUL in a text, nesting beyond the limit. One pass; whether it is JSON at all is the parser's to say.
 */
export function scanJson(text: string): void {
  const levels: Level[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    switch (text[at]) {
      case '"': {
        const end = endOfString(text, at);
        if (isKey && level?.keys) {
          takeKey(levels, level, readKey(text, at, end));
          isKey = false;
        } else if (text.slice(at, end).includes('\\u0000')) {
          const field = pathOf(levels) || 'body';
          throw failure('API_VALUE_INVALID', `${field} holds a NUL character.`, { field });
        }
        at = end - 1;
        break;
      }
      case '{':
      case '[':
        isKey = text[at] === '{';
        levels.push({ keys: isKey ? new Set() : null, at: isKey ? '' : 0 });
        if (levels.length > maxBodyDepth)
          throw failure('API_BODY_TOO_DEEP', `The body nests deeper than ${maxBodyDepth} levels.`, {
            field: 'body',
          });
        break;
      case '}':
      case ']':
        levels.pop();
        isKey = false;
        break;
      case ',':
        if (level?.keys) isKey = true;
        else if (level) level.at = Number(level.at) + 1;
        break;
    }
  }
}
