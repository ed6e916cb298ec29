/** Asking for a quote, and what there is to choose for special processing. */
import { createQuoteRequest, fetchSpecialProcessing } from '../../client/quotes.js';
import type { QuoteRequestInput, QuoteSent, SpecialProcessing } from '../../contract/quote-requests.js';
import { attempt, keptSession, type PersonOutcome, personOf, showPerson } from '../person.js';
import type { Runtime } from '../runtime.js';
import { forgetUtm, keepUtm, utmFields } from '../utm.js';

export { keepUtm };

/**
 * Sends a request for a quote, with where the visitor came from. `key` names it: sent again with the same, it is one
 * request. Who is no member is known as a guest from then on.
 */
export const requestQuote = (
  rt: Runtime,
  body: QuoteRequestInput | FormData,
  key: string,
): Promise<PersonOutcome<QuoteSent>> =>
  attempt(async () => {
    const utm = utmFields(rt);
    if (body instanceof FormData) for (const [name, value] of Object.entries(utm)) body.set(name, value);
    const sent = await createQuoteRequest(rt.send, body instanceof FormData ? body : { ...body, ...utm }, {
      token: personOf(rt).token ?? keptSession(rt),
      key,
    });
    if (sent.guest) showPerson(rt, { status: 'known', guest: sent.guest });
    forgetUtm(rt);
    return sent;
  });

/** What there is to choose for special processing. */
export const loadSpecialProcessing = (rt: Runtime): Promise<PersonOutcome<{ special: SpecialProcessing }>> =>
  attempt(async () => ({ special: await fetchSpecialProcessing(rt.send) }));
