import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostFault } from './check-request.js';
import { chooseEncoding } from './encoding.js';
import type { KeptAnswers } from './kept-answers.js';
import type { CountAnswer } from './metrics.js';
import { createRequestId } from './request-id.js';
import { isKnownTo, writeKept } from './send-kept.js';

/**
 * A header as Node would have it in its object of all headers, which costs more to make than an answer to send. `name`
 * is in lower case.
 */
function valueSent(rawHeaders: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    // Most names are told apart by their length.
    if (rawHeaders[at]?.length !== name.length || rawHeaders[at]?.toLowerCase() !== name) continue;
    value = value === undefined ? rawHeaders[at + 1] : `${value}, ${rawHeaders[at + 1]}`;
  }
  return value;
}

/**
 * Makes the handler that stands before the routes. It answers what a route has made and kept at exactly the address
 * that is asked for, which is most of what the shop is asked, and costs a third less than through its route. All else
 * it leaves to the routes by returning false: what is not kept yet, other methods, and what is to be refused.
 */
export function createFrontHandler(
  shelves: readonly KeptAnswers[],
  count: CountAnswer,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '', rawHeaders } = request;
    if (method !== 'GET' || hostFault(request) !== null) return false;
    const encoding = chooseEncoding(valueSent(rawHeaders, 'accept-encoding'));
    for (const answers of shelves) {
      const answer = answers.get(url, encoding);
      if (!answer) continue;
      const isKnown =
        valueSent(rawHeaders, 'if-none-match') !== undefined && isKnownTo(request.headers, answer);
      writeKept(response, answer, createRequestId(), isKnown);
      count(method, answer.route, isKnown ? 304 : answer.status);
      return true;
    }
    return false;
  };
}
