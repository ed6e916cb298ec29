import { failure } from './api-failure.js';
import { scanJson } from './scan-json.js';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw failure('API_BODY_INVALID', 'The body is not UTF-8.', { field: 'body' });
  }
}

/** The JSON in a request's body, read strictly; undefined where there is no body. */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  if (text.trim() === '') return undefined;
  scanJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw failure('API_BODY_INVALID', 'The body is not JSON.', { field: 'body' });
  }
}
