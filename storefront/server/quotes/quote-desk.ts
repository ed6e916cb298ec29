/** The one way to ask for a quote, for the API and for the shop's own page. */
import {
  type Guest,
  maxAttachments,
  maxWordsLength,
  messages,
  type QuoteRequestInput,
  type QuoteSent,
  type QuoteType,
  type SpecialRequestInput,
  utmNames,
} from '@kerf/sdk/contract';
import { askerFaults, emailKey, toMessageText } from '@kerf/sdk/rules';
import { type KeptAnswer, type NamedWrite, runOnce } from '../cart/run-once.js';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { queueMail } from '../mail/mail-queue.js';
import { createNumber } from '../orders/order-number.js';
import { isDisposable } from '../people/disposable.js';
import { keepGuest } from '../people/guests.js';
import { typedName } from '../people/names.js';
import { isRegistered, type KeptPerson } from '../people/person-rows.js';
import { createRowId } from '../people/secrets.js';
import { attachFiles, holdFiles, tooManyFiles } from './quote-files.js';
import { quoteMailKinds } from './quote-mail-kinds.js';
import type { QuoteParts } from './quote-parts.js';
import { isWrittenToOften } from './quote-rows.js';
import { onOneLine, readQuoted, readSpecial } from './read-quote-input.js';

/** Who asks, and from where. A member is no guest. */
export interface QuoteCaller {
  person: KeptPerson | null;
  guest: Guest | null;
  address: string;
}

/** What is asked for, of either kind. */
export type AnyQuoteInput = QuoteRequestInput | SpecialRequestInput;

export interface QuoteDesk {
  /** Keeps a request, and writes to who asked and to the shop. A request with a name is kept once, and answered again. */
  request(
    caller: QuoteCaller,
    input: AnyQuoteInput,
    named: Omit<NamedWrite, 'now'> | null,
  ): Promise<KeptAnswer>;
}

const isSpecial = (input: AnyQuoteInput): input is SpecialRequestInput =>
  input.quote_type === 'Special Processing';

/** Who asks, as it is kept: of a member what is known already, whatever was sent beside it. */
function askerOf({ person }: QuoteCaller, { firstname, lastname, email_address }: AnyQuoteInput) {
  return {
    firstname: person?.first_name || typedName(firstname),
    lastname: person?.last_name || typedName(lastname),
    email_address: person?.email ?? email_address.trim(),
  };
}

export function openQuoteDesk({
  db,
  now,
  catalogue,
  people,
  limits,
}: Omit<QuoteParts, 'storage'>): QuoteDesk {
  /** Refuses an address that is thrown away, and one whose owner is to sign in. It tells whether there is one, so it counts as asking. */
  async function requireStranger(email: string, address: string): Promise<void> {
    const field = 'email_address';
    if (isDisposable(email))
      throw failure('PEOPLE_EMAIL_DISPOSABLE', messages.emailDisposable, { field, isEmailDisposable: true });
    await people.limits.takeEmailCheck(address);
    if (await isRegistered(db, email))
      throw failure('PEOPLE_EMAIL_REGISTERED', messages.emailRegistered, { field });
  }

  return {
    async request(caller, input, named) {
      const { person, guest, address } = caller;
      await limits.takeRequest(address);
      const files = isSpecial(input) ? input.attachments : [];
      if (files.length > maxAttachments) throw tooManyFiles();
      const today = catalogue();
      const asker = askerOf(caller, input);
      const quoted = isSpecial(input) ? readSpecial(input, today) : readQuoted(input, today);
      const noQuantity =
        quoted.configuration.quantity === null && quoted.faults.every(({ field }) => field !== 'quantity')
          ? [{ field: 'quantity', message: messages.quoteQuantityRequired }]
          : [];
      const faults = [...askerFaults(asker), ...quoted.faults, ...noQuantity];
      const [first] = faults;
      if (first) throw failure('QUOTE_INPUT_INVALID', first.message, { field: first.field, faults });
      const email = asker.email_address;
      if (!person) await requireStranger(email, address);
      const time = now();

      return runOnce(db, named && { ...named, now: time }, async (trx) => {
        // Refused before anything is written.
        const held = await holdFiles(trx, files);
        const known = guest && emailKey(guest.info.email) === emailKey(email) ? guest : null;
        const name = { first_name: asker.firstname, last_name: asker.lastname };
        const kept = person ? null : (known ?? (await keepGuest(trx, { ...name, email }, time)));
        const id = createRowId();
        const number = createNumber('R', time);
        const utm = utmNames.map((each) => [each, onOneLine(input[each] ?? '')]).filter(([, value]) => value);
        await trx
          .insertInto('quote_requests')
          .values({
            id,
            number,
            kind: (input.quote_type ?? 'Special Size') satisfies QuoteType,
            person_id: person?.id ?? null,
            guest_id: kept?.id ?? null,
            ...name,
            email,
            email_key: emailKey(email),
            configuration: JSON.stringify(quoted.configuration),
            quantity: quoted.configuration.quantity,
            summary: quoted.summary,
            comment: toMessageText(input.comment ?? '').slice(0, maxWordsLength),
            details: JSON.stringify(quoted.details),
            utm: JSON.stringify(Object.fromEntries(utm)),
            state: 'open',
            quotation_id: null,
            created_at: time.toISOString(),
          })
          .execute();
        await attachFiles(trx, id, held);
        if (person || !(await isWrittenToOften(trx, emailKey(email), time)))
          await queueMail(trx, { kind: quoteMailKinds.received, recipient: email, about: id }, time);
        const toShop = { kind: quoteMailKinds.toAnswer, recipient: today.seller.email, about: id };
        await queueMail(trx, toShop, time);
        const sent: QuoteSent = { number, guest: kept };
        return { status: 201, body: JSON.stringify(success(sent, 201, messages.quoteSent)) };
      });
    },
  };
}
