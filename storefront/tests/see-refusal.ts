import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

const cookieOf = (header: string): [string, string] => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  return [name, value];
};

/** The cookies of an answer, by name; '' for one that is taken away. */
export const givenCookies = ({ headers }: LightMyRequestResponse): Map<string, string> =>
  new Map([headers['set-cookie'] ?? []].flat().map(cookieOf));

/** The cookie that opens what was refused; undefined for none. */
const formKey = (given: ReadonlyMap<string, string>) =>
  [...given].find(([name, key]) => name.endsWith('kerf-form') && key !== '');

const together = (...cookies: readonly string[]) => ({ cookie: cookies.filter(Boolean).join('; ') });

/**
 * What a browser shows of a form that was refused: the page that the answer leads to. Any other answer is itself.
 * `cookie` is the header that the form was sent with.
 */
export async function seeRefusal(
  app: FastifyInstance,
  answer: LightMyRequestResponse,
  cookie = '',
): Promise<LightMyRequestResponse> {
  const given = formKey(givenCookies(answer));
  if (answer.statusCode !== 303 || !given) return answer;
  const [url = ''] = String(answer.headers.location).split('#');
  return app.inject({ url, headers: together(cookie, given.join('=')) });
}

/** The same of a shop that listens. */
export async function fetchRefusal(answer: Response, cookie = ''): Promise<Response> {
  const given = formKey(new Map(answer.headers.getSetCookie().map(cookieOf)));
  if (answer.status !== 303 || !given) return answer;
  const page = new URL(answer.headers.get('location') ?? '', answer.url);
  return fetch(page, { headers: together(cookie, given.join('=')), redirect: 'manual' });
}
