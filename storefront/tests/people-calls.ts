import {
  type AccountEvent,
  apiBase,
  type Guest,
  type MemberLogin,
  peopleRoutes,
  type Rank,
  type SavedAddress,
  type Session,
  type SessionTokens,
  type User,
} from '@kerf/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { openMailbox } from './mailbox.js';

/** What the answers hold, each of them some of it. */
interface PeopleData {
  exists: boolean;
  verification: string;
  email_verified: boolean;
  valid: boolean;
  user: User;
  choose_password: boolean;
  guest: Guest;
  rank: Rank;
  sessions: Session[];
  record: AccountEvent[];
  address: SavedAddress;
  addresses: SavedAddress[];
}

/** An answer about people. */
export interface PeopleReply {
  status: number;
  text: string;
  message: string;
  /** The code of a failure, and the field that it names. */
  error: { code: string; field?: string; is_email_disposable?: boolean };
  data: PeopleData;
  meta: SessionTokens;
  /** The cookies that it sets, as they are sent back; one that is taken away is empty. */
  cookies: string[];
  headers: Readonly<Record<string, unknown>>;
}

/** What stands around a call. */
export interface PeopleCaller {
  token?: string;
  /** A page of the shop makes the call. */
  isOwnPage?: boolean;
  headers?: Readonly<Record<string, string>>;
  remoteAddress?: string;
}

/** Somebody with an account. */
export interface TestMember {
  user: User;
  email: string;
  password: string;
  tokens: SessionTokens;
}

/** Calls about people, as a page makes them. */
export function peopleCalls(app: FastifyInstance, mailbox: ReturnType<typeof openMailbox>) {
  let registered = 0;

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    { token, isOwnPage = false, headers, remoteAddress }: PeopleCaller = {},
  ): Promise<PeopleReply> {
    const options: InjectOptions = {
      method,
      url: apiBase + path,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(isOwnPage && { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(remoteAddress && { remoteAddress }),
      ...(payload && { payload }),
    };
    const answer = await app.inject(options);
    const body = answer.json();
    if (body.code !== answer.statusCode) throw new Error(answer.body);
    return {
      status: answer.statusCode,
      text: answer.body,
      message: body.message,
      error: body.error,
      data: body.data,
      meta: body.meta,
      cookies: [answer.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? ''),
      headers: answer.headers,
    };
  }

  return {
    call,
    /** Asks for a code for an address, and reads it. */
    async askCode(email: string, caller: PeopleCaller = {}) {
      const names = { first_name: 'Ada', last_name: 'Lovelace' };
      const answer = await call('POST', peopleRoutes.sendVerificationCode, { ...names, email }, caller);
      if (answer.status !== 200) throw new Error(answer.text);
      return { verification: answer.data.verification, code: await mailbox.secret(email) };
    },
    /** Makes an account, and signs in. Each comes from an address of its own, so that no limit is met. */
    async register(
      email = `member-${++registered}@example.com`,
      password = 'correct horse',
    ): Promise<TestMember> {
      const caller = { remoteAddress: `10.1.${registered >> 8}.${registered & 255}` };
      const { verification, code } = await this.askCode(email, caller);
      const proof = { email, password, verification };
      await call('POST', peopleRoutes.verify, { ...proof, verification_code: code }, caller);
      const made = await call('POST', peopleRoutes.register, proof, caller);
      if (made.status !== 201) throw new Error(made.text);
      await mailbox.read(email);
      return { user: made.data.user, email, password, tokens: made.meta };
    },
    signIn: (login: MemberLogin, caller: PeopleCaller = {}) =>
      call('POST', peopleRoutes.login, login, caller),
    /** The status of reading one's own account: 200, or why not. */
    async opens(token: string): Promise<number> {
      return (await call('GET', peopleRoutes.accountRecord, undefined, { token })).status;
    },
  };
}
