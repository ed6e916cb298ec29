import { type QuoteSent, quoteRoutes } from '@kerf/sdk/contract';

/** Who asks. */
export const asker = { firstname: 'Ada', lastname: 'Lovelace', email_address: 'ada@example.com' };

/** An answer to a request for a quote. */
export interface QuoteReply {
  status: number;
  message: string;
  error?: { code: string; field?: string; is_email_disposable?: boolean };
  data: QuoteSent;
  cookies: string[];
}

type Headers = Readonly<Record<string, string>>;

/** The fields of a request for special processing that is right, with others in their place. */
export function specialForm(
  change: Readonly<Record<string, string | readonly (string | File)[]>> = {},
): FormData {
  const fields = {
    ...asker,
    quote_type: 'Special Processing',
    featured_item_id: '1',
    product_id: '3',
    cutting_id: '1',
    shape_id: '1',
    finishing_id: '6',
    adhesive_id: '1',
    color_id: '1',
    width: '50',
    height: '70',
    quantity: '500',
    'addons[]': ['1'],
    'addon_items[]': ['101'],
    ...change,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat())
      if (typeof each === 'string') form.append(name, each);
      else form.append(name, each);
  return form;
}

/** Calls about requests for a quote, over a network; `url` is the base of the API. */
export function quoteCalls(url: string) {
  async function begin(filename: string, length: number, headers: Headers = {}): Promise<Response> {
    return fetch(url + quoteRoutes.upload, {
      method: 'POST',
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from(filename).toString('base64')}`,
      },
    });
  }
  /** The address of an upload that was begun; null for one that was refused. */
  function locationOf({ headers }: Response): string | null {
    const location = headers.get('location');
    return location === null ? null : new URL(location, url + quoteRoutes.upload).href;
  }
  return {
    /** Sends a request, as JSON or as a form. */
    async send(body: object | FormData, headers: Headers = {}): Promise<QuoteReply> {
      const isForm = body instanceof FormData;
      const answer = await fetch(url + quoteRoutes.createRequest, {
        method: 'POST',
        headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
      });
      const { message, error, data } = (await answer.json()) as QuoteReply;
      const cookies = answer.headers.getSetCookie();
      return { status: answer.status, message, ...(error && { error }), data, cookies };
    },
    begin,
    locationOf,
    /** Sends a file; what was answered in the end, and its key. */
    async upload(filename: string, content: Buffer | string, length = Buffer.byteLength(content)) {
      const begun = await begin(filename, length);
      const at = locationOf(begun);
      if (at === null)
        return { status: begun.status, key: '', message: ((await begun.json()) as QuoteReply).message };
      const sent = await fetch(at, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(Buffer.from(content)),
      });
      const text = await sent.text();
      return {
        status: sent.status,
        key: at.split('/').at(-1) ?? '',
        message: text === '' ? '' : (JSON.parse(text) as QuoteReply).message,
      };
    },
  };
}
