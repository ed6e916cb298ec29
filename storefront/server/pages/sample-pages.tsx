/** The page that asks for a sample pack, and its form, which works without script. */
import { maxEmailLength } from '@kerf/sdk/contract';
import { emailFault, formatShopTime, type InputFault, type TypedAddress } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Attempt } from '../../pages/field.js';
import { NotePage } from '../../pages/note-page.js';
import { SamplePackPage, sampleWishes } from '../../pages/sample-pack.js';
import checkout from '../../pages/styles/checkout.css?inline';
import fields from '../../pages/styles/fields.css?inline';
import { blankFor } from '../checkout/checkouts.js';
import { addressBlock } from '../http/address-block.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { isFormOfOwnPage } from '../http/own-pages.js';
import { readSessionCookie } from '../http/person-cookies.js';
import { formOf, readForms } from '../http/read-form.js';
import { type AskedForSamples, readSamplesCookie, samplesCookie } from '../http/samples-cookie.js';
import { listAddresses } from '../people/address-book.js';
import { findMember } from '../people/members.js';
import { askForSamples } from '../samples/ask-for-samples.js';
import type { ShopContext } from '../shop-context.js';
import { addressFormDoubts, addressFormFaults, readAddress, typedAddress } from './address-form.js';
import { backToForm, takeForm } from './kept-forms.js';
import { type DrawPage, fixedPage } from './page-contents.js';
import { rangeEntries } from './range-entries.js';
import { stockEntries } from './stock-entries.js';

interface SamplePageParts extends ShopContext {
  draw: DrawPage;
}

const path = '/sample-pack';

/** What was typed into the form. */
interface TypedSamples {
  email: string;
  ship: TypedAddress;
  wish: string;
}

const readTyped = (form: URLSearchParams): TypedSamples => {
  const wish = form.get('wish') ?? '';
  return {
    email: (form.get('email') ?? '').slice(0, maxEmailLength + 1),
    ship: readAddress(form, 'shipping'),
    wish: sampleWishes.includes(wish) ? wish : '',
  };
};

const toAttempt = ({ email, ship, wish }: TypedSamples, rest: Omit<Attempt, 'typed'>): Attempt => ({
  typed: { email, wish, ...typedAddress(ship, 'shipping') },
  ...rest,
});

/** What is said to who asked: what is on its way, and what they have in writing. */
function wordsOf({ isWritten, before }: AskedForSamples): string {
  const posted = 'when it is in the post.';
  if (!before)
    return `Your sample pack will be on its way. ${isWritten ? `We have written to you, and write again ${posted}` : `We write to you ${posted}`}`;
  const asked = `You asked for this pack on ${formatShopTime(before.toISOString())}, and it will be on its way: it is sent once.`;
  return `${asked} ${isWritten ? `We wrote to you then, and write again ${posted}` : `We write to you ${posted}`}`;
}

/** Serves the page, its form, and the thanks. */
export function serveSamplePages(app: FastifyInstance, parts: SamplePageParts): void {
  const { catalogue, draw, people, publicUrl, takeSample, turns, wakeMail } = parts;
  const { db, now } = people;

  async function personOf({ headers }: FastifyRequest) {
    const member = await findMember(people, readSessionCookie(headers, publicUrl));
    return member?.session.opens === 'account' ? member.person : null;
  }
  type Person = Awaited<ReturnType<typeof personOf>>;

  async function blank(person: Person): Promise<TypedSamples> {
    const [kept] = person ? await listAddresses(db, person.id) : [];
    return { email: '', ship: kept?.address ?? blankFor(person), wish: '' };
  }

  async function show(request: FastifyRequest, reply: FastifyReply, person: Person, attempt: Attempt) {
    const page = await turns.take(addressBlock(request.ip), () =>
      draw((source) => ({
        ...fixedPage(path, source),
        isPersonal: true,
        isMember: person !== null,
        styles: fields + checkout,
        scripts: ['complete-address', 'check-fields', 'hold-offline', 'go-back', 'keep-typed'],
        main: () => (
          <SamplePackPage
            cards={rangeEntries(source.catalogue, source.now).filter(({ root }) => root === 'business-cards')}
            stickers={stockEntries(source.catalogue)}
            attempt={attempt}
            member={person}
            isAskedFor={readSamplesCookie(request.headers) !== null}
          />
        ),
      })),
    );
    return reply.code(page.status).headers(page.headers).send(page.body);
  }

  app.register(async (forms) => {
    readForms(forms);
    forms.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    forms.get(path, async (request, reply) => {
      const person = await personOf(request);
      const refused = await takeForm<Attempt>(request, parts, path);
      return show(request, reply, person, refused ?? toAttempt(await blank(person), { faults: [] }));
    });

    forms.post(path, async (request, reply) => {
      if (!isFormOfOwnPage(request.headers, publicUrl))
        throw failure('PEOPLE_FOREIGN_PAGE', 'This form was not sent from a page of the shop.');
      const person = await personOf(request);
      const form = formOf(request.body);
      const typed = readTyped(form);
      const email = person?.email ?? typed.email;
      const fault = emailFault(email);
      const doubts = addressFormDoubts(typed.ship, 'shipping', catalogue().suburbs);
      const refuse = (faults: readonly InputFault[]) =>
        backToForm(request, reply, parts, path, toAttempt(typed, { faults, doubts }));
      const faults = [
        ...(fault ? [{ ...fault, field: 'email' }] : []),
        ...addressFormFaults(typed.ship, 'shipping'),
      ];
      // Asked while it is typed, by `assets/scripts/check-fields.js`.
      if (form.get('go') === 'stay') return reply.send({ faults, doubts });
      if (faults.length > 0) return refuse(faults);
      try {
        await takeSample(request.ip);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        return refuse([{ field: 'email', message: error.message }]);
      }
      const asked = await db
        .transaction()
        .execute((trx) =>
          askForSamples(
            trx,
            { ...typed, email, personId: person?.id ?? null },
            catalogue().seller.email,
            now(),
          ),
        );
      wakeMail();
      return reply.header('set-cookie', samplesCookie(asked, publicUrl)).redirect(`${path}/sent`, 303);
    });

    // Who asked is thanked, however often the page is loaded; whoever else comes by is where it can be asked for.
    forms.get(`${path}/sent`, async (request, reply) => {
      const asked = readSamplesCookie(request.headers);
      if (!asked) return reply.redirect(path, 303);
      const person = await personOf(request);
      const page = draw((source) => ({
        ...fixedPage(path, source),
        meta: { ...fixedPage(path, source).meta, title: 'Your sample pack is asked for | Kerf' },
        isIndexed: false,
        isPersonal: true,
        isMember: person !== null,
        scripts: ['keep-typed'],
        main: () => (
          <NotePage title={asked.before ? 'You have asked for it' : 'Thank you'}>{wordsOf(asked)}</NotePage>
        ),
      }));
      return reply.code(page.status).headers(page.headers).send(page.body);
    });
  });
}
