/** What the forms of the account do: each what a call of the API does, for a browser without script. */
import {
  AccountEnd,
  AddressEntry,
  EmailChange,
  EmailChangeEnd,
  messages,
  NameChange,
  PasswordChange,
} from '@kerf/sdk/contract';
import { addressFields } from '@kerf/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { addressesPath } from '../../../pages/account/addresses.js';
import { saidAt } from '../../../pages/said.js';
import { failure } from '../../http/api-failure.js';
import { checkShape } from '../../http/check-shape.js';
import { leavingCookies } from '../../http/leaving-cookies.js';
import { emailChangeCookie, readEmailChange } from '../../http/person-cookies.js';
import { saidCookie } from '../../http/said-cookie.js';
import {
  changeName,
  changePassword,
  closeAccount,
  type Member,
  signOut,
  signOutEverywhere,
} from '../../people/account.js';
import { addAddress, chooseDefault, editAddress, removeAddress } from '../../people/address-book.js';
import { callerOf } from '../../people/caller-of.js';
import {
  endEmailChange,
  findNewAddress,
  resendEmailCodes,
  startEmailChange,
} from '../../people/change-email.js';
import { isCommonPassword } from '../../people/common-passwords.js';
import type { ShopContext } from '../../shop-context.js';
import { memberCookies } from '../sign-in/member-cookies.js';
import type { AccountPath } from './account-contents.js';
import type { DoneName } from './done-words.js';

/** What a form came to that worked. */
export interface Done {
  /** Where it leads. */
  to: string;
  cookies?: readonly string[];
  /** The session's own token, where it is another one from here on. */
  token?: string;
}

/** A form of the account. */
export interface AccountForm {
  path: string;
  /** The page that it stands on. */
  page: AccountPath;
  /** What is typed into it. Default nothing. */
  fields?: readonly string[];
  /** Throws why it is refused. */
  work(member: Member, request: FastifyRequest, typed: Readonly<Record<string, string>>): Promise<Done>;
}

const entryFields = ['label', ...addressFields];
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/** The forms of the account but for the ways out of it that nobody has to be signed in for. */
export function accountForms(context: ShopContext): readonly AccountForm[] {
  const { people, publicUrl, wakeMail } = context;
  /** A page that says what was just done. */
  const saying = (page: string, what: DoneName, cookies: readonly string[] = []) => ({
    to: page + saidAt,
    cookies: [...cookies, saidCookie(what, publicUrl)],
  });

  /** Out of the account, to the way in: what is said there is for one alone, and other pages are kept for everyone. */
  const leave = async ({ headers }: FastifyRequest, what: DoneName): Promise<Done> =>
    saying('/sign-in', what, await leavingCookies(headers, context));

  async function setPassword(
    page: AccountPath,
    member: Member,
    request: FastifyRequest,
    change: PasswordChange,
  ): Promise<Done> {
    const session = await changePassword(people, member, change, callerOf(request));
    wakeMail();
    const { person } = member;
    // Who signed in with a temporary password is only now let to their cart.
    const cookies = await memberCookies(context, request, { person, session, choosePassword: false });
    const what = (await isCommonPassword(change.new_password))
      ? 'common-password-chosen'
      : 'password-changed';
    return { ...saying(page, what, cookies), token: session.tokens.token };
  }

  return [
    {
      path: '/account',
      page: '/account',
      fields: ['first_name', 'last_name'],
      async work(member, request, typed) {
        const name = checkShape(typed, NameChange);
        await changeName(people, member, name, callerOf(request));
        return saying('/account', 'name-changed');
      },
    },
    {
      path: '/account/password',
      page: '/account/password',
      fields: ['old_password', 'new_password', 'confirm_password'],
      async work(member, request, typed) {
        return setPassword('/account/password', member, request, checkShape(typed, PasswordChange));
      },
    },
    {
      path: '/account/new-password',
      page: '/account/new-password',
      fields: ['new_password', 'confirm_password'],
      async work(member, request, typed) {
        return setPassword('/account', member, request, checkShape(typed, PasswordChange));
      },
    },
    {
      path: '/account/addresses/new',
      page: '/account/addresses/new',
      fields: entryFields,
      async work(member, _request, typed) {
        await addAddress(people, member.person.id, checkShape(typed, AddressEntry));
        return saying(addressesPath, 'address-added');
      },
    },
    {
      path: '/account/addresses/:id',
      page: '/account/addresses/:id',
      fields: entryFields,
      async work(member, request, typed) {
        await editAddress(people, member.person.id, idOf(request), checkShape(typed, AddressEntry));
        return saying(addressesPath, 'address-edited');
      },
    },
    {
      path: '/account/addresses/:id/default',
      page: '/account/addresses',
      async work(member, request) {
        await chooseDefault(people, member.person.id, idOf(request));
        return saying(addressesPath, 'default-chosen');
      },
    },
    {
      path: '/account/addresses/:id/remove',
      page: '/account/addresses',
      async work(member, request) {
        await removeAddress(people, member.person.id, idOf(request));
        return saying(addressesPath, 'address-removed');
      },
    },
    {
      path: '/account/email',
      page: '/account/email',
      fields: ['email', 'password'],
      async work(member, request, typed) {
        const change = checkShape(typed, EmailChange);
        const secret = await startEmailChange(people, member, change, callerOf(request));
        wakeMail();
        return saying('/account/email', 'email-change-asked', [emailChangeCookie(secret, publicUrl)]);
      },
    },
    {
      path: '/account/email/codes',
      page: '/account/email',
      fields: ['old_code', 'new_code'],
      async work(member, request, typed) {
        const verification = readEmailChange(request.headers, publicUrl) ?? '';
        if ((await findNewAddress(people, member, verification)) === null)
          throw failure('PEOPLE_CODE_EXPIRED', messages.codeExpired);
        const end = checkShape({ ...typed, verification }, EmailChangeEnd);
        await endEmailChange(people, member, end, callerOf(request));
        wakeMail();
        return saying('/account', 'email-changed', [emailChangeCookie(null, publicUrl)]);
      },
    },
    {
      path: '/account/email/resend',
      page: '/account/email',
      async work(member, request) {
        const verification = readEmailChange(request.headers, publicUrl) ?? '';
        const isSent = await resendEmailCodes(people, member, verification, callerOf(request));
        wakeMail();
        return isSent ? saying('/account/email', 'email-change-asked') : { to: '/account/email' };
      },
    },
    {
      path: '/account/email/stop',
      page: '/account/email',
      work: async () =>
        saying('/account/email', 'email-change-stopped', [emailChangeCookie(null, publicUrl)]),
    },
    {
      path: '/account/devices/:id/sign-out',
      page: '/account/devices',
      async work({ person, session }, request) {
        const id = idOf(request);
        // Pressed twice, it is signed out already.
        await signOut(people, { person_id: person.id, id }, callerOf(request));
        return id === session.id ? leave(request, 'left') : saying('/account/devices', 'signed-out');
      },
    },
    {
      path: '/account/devices/sign-out',
      page: '/account/devices',
      async work(member, request) {
        await signOutEverywhere(people, member, callerOf(request));
        return leave(request, 'signed-out-everywhere');
      },
    },
    {
      path: '/account/close',
      page: '/account/close',
      fields: ['password'],
      async work(member, request, typed) {
        await closeAccount(people, member, checkShape(typed, AccountEnd), callerOf(request));
        wakeMail();
        return leave(request, 'closed');
      },
    },
  ];
}
