import type { SocialMessage, SocialProviderName } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';

/** A page as it came. */
export interface ShownPage {
  status: number;
  text: string;
  headers: Readonly<Record<string, unknown>>;
  /** What it tells the page that opened it; null where it tells nothing. */
  told: SocialMessage | null;
  /** The only origin that hears it. */
  origin: string | null;
  /** What its form would send. */
  fields: Record<string, string>;
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** A browser with cookies of its own, at the shop and at providers. */
export function openBrowser(app: FastifyInstance, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();

  async function ask(url: string, form?: Record<string, string>): Promise<ShownPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      url,
      remoteAddress,
      method: form ? 'POST' : 'GET',
      headers: {
        ...(cookie && { cookie }),
        ...(form && {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          origin: 'http://localhost:4300',
        }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const each of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const handedOver = /data-hand-over="([^"]*)"/.exec(answer.body)?.[1];
    return {
      status: answer.statusCode,
      text: answer.body,
      headers: answer.headers,
      told: handedOver === undefined ? null : JSON.parse(decode(handedOver)),
      origin: /data-origin="([^"]*)"/.exec(answer.body)?.[1] ?? null,
      fields: Object.fromEntries(
        [...answer.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
          ([, name = '', value = '']) => [name, decode(value)],
        ),
      ),
    };
  }

  const begin = (provider: SocialProviderName, query = 'app_id=app-of-a-test') =>
    ask(`/login/${provider}${query && `?${query}`}`);

  /** Where a provider sends somebody back to, after they were sent there. */
  async function atProvider(address: string): Promise<string> {
    const answer = await fetch(address, { redirect: 'manual' });
    const back = answer.headers.get('location');
    if (!back) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    const { pathname, search } = new URL(back);
    return pathname + search;
  }

  return {
    cookies,
    ask,
    begin,
    atProvider,
    /** There and back. */
    async signIn(provider: SocialProviderName, query?: string): Promise<ShownPage> {
      const { headers } = await begin(provider, query);
      return ask(await atProvider(String(headers.location)));
    },
  };
}
