/** What the forms of the account do: each what a call of the API does, for a browser without script. */
import {
  AccountEnd,
  type AccountEventName,
  EmailChange,
  EmailChangeEnd,
  messages,
  NameChange,
  PasswordChange,
} from '@kerf/sdk/contract';
import type { FastifyRequest } from 'fastify';
import { failure } from '../../http/api-failure.js';
import { checkShape } from '../../http/check-shape.js';
import { leavingCookies } from '../../http/leaving-cookies.js';
import { emailChangeCookie, personCookies, readEmailChange } from '../../http/person-cookies.js';
import {
  changeName,
  changePassword,
  closeAccount,
  type Member,
  signOut,
  signOutEverywhere,
} from '../../people/account.js';
import { callerOf } from '../../people/caller-of.js';
import {
  endEmailChange,
  findNewAddress,
  resendEmailCodes,
  startEmailChange,
} from '../../people/change-email.js';
import type { ShopContext } from '../../shop-context.js';
import type { AccountPath } from './account-contents.js';

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

/** A page with what was just done to the account: the page finds it in the record, whatever its address says. */
const saying = (page: AccountPath, what: AccountEventName): string => `${page}?done=${what}#said`;

/** The forms of the account but for the ways out of it that nobody has to be signed in for. */
export function accountForms({ carts, people, publicUrl, wakeMail }: ShopContext): readonly AccountForm[] {
  const leave = async ({ headers }: FastifyRequest): Promise<Done> => ({
    to: '/',
    cookies: await leavingCookies(headers, publicUrl, carts.opens),
  });

  async function setPassword(member: Member, request: FastifyRequest, change: PasswordChange) {
    const { tokens } = await changePassword(people, member, change, callerOf(request));
    wakeMail();
    return { cookies: personCookies(tokens, publicUrl), token: tokens.token };
  }

  return [
    {
      path: '/account',
      page: '/account',
      fields: ['first_name', 'last_name'],
      async work(member, request, typed) {
        const name = checkShape(typed, NameChange);
        await changeName(people, member, name, callerOf(request));
        return { to: saying('/account', 'name-changed') };
      },
    },
    {
      path: '/account/password',
      page: '/account/password',
      fields: ['old_password', 'new_password', 'confirm_password'],
      async work(member, request, typed) {
        const set = await setPassword(member, request, checkShape(typed, PasswordChange));
        return { ...set, to: saying('/account/password', 'password-changed') };
      },
    },
    {
      path: '/account/new-password',
      page: '/account/new-password',
      fields: ['new_password', 'confirm_password'],
      async work(member, request, typed) {
        const set = await setPassword(member, request, checkShape(typed, PasswordChange));
        return { ...set, to: saying('/account', 'password-changed') };
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
        return {
          to: saying('/account/email', 'email-change-asked'),
          cookies: [emailChangeCookie(secret, publicUrl)],
        };
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
        return {
          to: saying('/account', 'email-changed'),
          cookies: [emailChangeCookie(null, publicUrl)],
        };
      },
    },
    {
      path: '/account/email/resend',
      page: '/account/email',
      async work(member, request) {
        const verification = readEmailChange(request.headers, publicUrl) ?? '';
        const isSent = await resendEmailCodes(people, member, verification, callerOf(request));
        wakeMail();
        return { to: isSent ? saying('/account/email', 'email-change-asked') : '/account/email' };
      },
    },
    {
      path: '/account/email/stop',
      page: '/account/email',
      work: async () => ({ to: '/account/email', cookies: [emailChangeCookie(null, publicUrl)] }),
    },
    {
      path: '/account/devices/:id/sign-out',
      page: '/account/devices',
      async work({ person, session }, request) {
        const { id } = request.params as { id: string };
        // Pressed twice, it is signed out already.
        await signOut(people, { person_id: person.id, id }, callerOf(request));
        return id === session.id ? leave(request) : { to: saying('/account/devices', 'signed-out') };
      },
    },
    {
      path: '/account/devices/sign-out',
      page: '/account/devices',
      async work(member, request) {
        await signOutEverywhere(people, member, callerOf(request));
        return leave(request);
      },
    },
    {
      path: '/account/close',
      page: '/account/close',
      fields: ['password'],
      async work(member, request, typed) {
        await closeAccount(people, member, checkShape(typed, AccountEnd));
        wakeMail();
        return leave(request);
      },
    },
  ];
}
