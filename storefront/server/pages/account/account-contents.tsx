/** The pages of an account, each made for the one who is signed in. */
import { maxSessions } from '@kerf/sdk/contract';
import { addressDoubt, emptyAddress } from '@kerf/sdk/rules';
import type { FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { AccountPage } from '../../../pages/account/account-page.js';
import { Addresses, AddressForm } from '../../../pages/account/addresses.js';
import { Close, Data } from '../../../pages/account/data.js';
import { Details } from '../../../pages/account/details.js';
import { Devices } from '../../../pages/account/devices.js';
import { Email, EmailCodes } from '../../../pages/account/email.js';
import type { Moment } from '../../../pages/account/moment.js';
import { NewPassword, Password } from '../../../pages/account/password.js';
import { AccountRecord } from '../../../pages/account/record.js';
import type { Attempt } from '../../../pages/field.js';
import type { Notice } from '../../../pages/said.js';
import accountStyles from '../../../pages/styles/account.css?inline';
import fieldStyles from '../../../pages/styles/fields.css?inline';
import { readEmailChange } from '../../http/person-cookies.js';
import type { Member } from '../../people/account.js';
import { readRecord } from '../../people/account-record.js';
import { findAddress, listAddresses, unknownAddress } from '../../people/address-book.js';
import { findNewAddress } from '../../people/change-email.js';
import { toUser } from '../../people/person-rows.js';
import { listSessions } from '../../people/sessions.js';
import type { ShopContext } from '../../shop-context.js';
import { fixedPage, type PageSource } from '../page-contents.js';
import type { PageContent } from '../render-document.js';
import { deviceWords } from './device-words.js';
import { eventWords } from './event-words.js';

/** What is drawn a page from. */
interface Subject {
  member: Member;
  request: FastifyRequest;
  attempt: Attempt;
}

interface AccountPart {
  heading: string;
  /** The entry of the list that it belongs to; null shows no list. */
  entry: string | null;
  draw(subject: Subject, context: ShopContext): ReactNode | Promise<ReactNode>;
}

/** The shop's clock: a server does not know that of who reads. */
const momentOf =
  (zone: string) =>
  (iso: string): Moment => ({
    iso,
    words: new Intl.DateTimeFormat('en-AU', {
      timeZone: zone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(iso)),
  });

const idOf = ({ params }: FastifyRequest): string => (params as { id?: string }).id ?? '';

/** An address in the fields of its form, with what may be a slip in it. */
function addressAttempt(
  { attempt, typed }: { attempt: Attempt; typed: Attempt['typed'] },
  { catalogue }: ShopContext,
): Attempt {
  const shown = { ...emptyAddress, ...typed, ...attempt.typed };
  const doubt = addressDoubt(shown, catalogue().suburbs);
  return { typed: shown, faults: attempt.faults, doubts: doubt ? [doubt] : [] };
}

const parts = {
  '/account': {
    heading: 'Your account',
    entry: '/account',
    draw: ({ member, attempt }) => <Details user={toUser(member.person)} attempt={attempt} />,
  },
  '/account/password': {
    heading: 'Change your password',
    entry: '/account/password',
    draw: ({ member, attempt }) => <Password email={member.person.email} attempt={attempt} />,
  },
  '/account/new-password': {
    heading: 'Choose a new password',
    entry: null,
    draw: ({ member, attempt }) => <NewPassword email={member.person.email} attempt={attempt} />,
  },
  '/account/email': {
    heading: 'Change your email address',
    entry: '/account/email',
    async draw({ member, request, attempt }, { people, publicUrl }) {
      const secret = readEmailChange(request.headers, publicUrl);
      const newEmail = secret === null ? null : await findNewAddress(people, member, secret);
      const { email } = member.person;
      return newEmail === null ? (
        <Email email={email} attempt={attempt} />
      ) : (
        <EmailCodes email={email} newEmail={newEmail} attempt={attempt} />
      );
    },
  },
  '/account/addresses': {
    heading: 'Your addresses',
    entry: '/account/addresses',
    async draw({ member }, { people, catalogue }) {
      const { suburbs } = catalogue();
      const addresses = (await listAddresses(people.db, member.person.id)).map((saved) => ({
        ...saved,
        doubt: addressDoubt(saved.address, suburbs)?.message ?? '',
      }));
      return <Addresses addresses={addresses} />;
    },
  },
  '/account/addresses/new': {
    heading: 'Add an address',
    entry: '/account/addresses',
    draw({ member, attempt }, context) {
      const { first_name, last_name } = member.person;
      const typed = { first_name, last_name };
      return <AddressForm id={null} attempt={addressAttempt({ attempt, typed }, context)} />;
    },
  },
  '/account/addresses/:id': {
    heading: 'Edit an address',
    entry: '/account/addresses',
    async draw({ member, request, attempt }, context) {
      const saved = await findAddress(context.people.db, member.person.id, idOf(request));
      // What was typed for one that was removed meanwhile is not lost: it can be added anew.
      if (!saved && Object.keys(attempt.typed).length === 0) throw unknownAddress();
      const typed = saved ? { label: saved.label, ...saved.address } : {};
      return <AddressForm id={saved?.id ?? null} attempt={addressAttempt({ attempt, typed }, context)} />;
    },
  },
  '/account/devices': {
    heading: 'Where you are signed in',
    entry: '/account/devices',
    async draw({ member }, { people, catalogue }) {
      const moment = momentOf(catalogue().shipping.zone);
      const sessions = await listSessions(people.db, member.session, people.now(), maxSessions);
      const devices = sessions.map((session) => ({
        id: session.id,
        name: session.site
          ? `${new URL(session.site).host}, ${deviceWords(session.device)}`
          : deviceWords(session.device),
        isCurrent: session.is_current,
        isRemembered: session.is_remembered,
        signedIn: moment(session.signed_in_at),
        lastSeen: moment(session.last_seen_at),
      }));
      return <Devices devices={devices} />;
    },
  },
  '/account/record': {
    heading: 'What happened to your account',
    entry: '/account/record',
    async draw({ member }, { people, catalogue }) {
      const moment = momentOf(catalogue().shipping.zone);
      const record = await readRecord(people.db, member.person.id);
      const entries = record.map(({ at, what, device, network }) => ({
        at: moment(at),
        what: eventWords[what],
        // What has no network is the shop's own doing, whatever a browser calls itself.
        device: network === '' ? 'by the shop' : deviceWords(device),
      }));
      return <AccountRecord entries={entries} />;
    },
  },
  '/account/data': { heading: 'Your data', entry: '/account/data', draw: () => <Data /> },
  '/account/close': {
    heading: 'Close your account',
    entry: '/account/data',
    draw: ({ member, attempt }) => <Close user={toUser(member.person)} attempt={attempt} />,
  },
} satisfies Record<string, AccountPart>;

/** The address of a page of an account. */
export type AccountPath = keyof typeof parts;

/** The pages of an account. */
export const accountPaths = Object.keys(parts) as AccountPath[];

/** Where a page lies that a request asks for, or that its form stands on. */
export const addressOf = (path: AccountPath, request: FastifyRequest): string =>
  path.replace(':id', encodeURIComponent(idOf(request)));

/** A page of an account, ready to be drawn. */
export async function accountContent(
  path: AccountPath,
  subject: Subject,
  { notice, status }: { notice: Notice | null; status: number },
  context: ShopContext,
): Promise<(source: PageSource) => PageContent> {
  const { heading, entry, draw }: AccountPart = parts[path];
  const content = await draw(subject, context);
  const shownPath = addressOf(path, subject.request);
  return (source) => ({
    ...fixedPage(path, source),
    path: shownPath,
    status,
    isPersonal: true,
    isMember: true,
    styles: fieldStyles + accountStyles,
    scripts: ['show-password', 'leave-account', 'complete-address'],
    main: () => (
      <AccountPage path={path} entry={entry} heading={heading} notice={notice}>
        {content}
      </AccountPage>
    ),
  });
}
