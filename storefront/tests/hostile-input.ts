import type { InjectOptions } from 'fastify';
import type { Route } from '../server/http/route-table.js';

/** A way of sending more and more: `of` makes the request that has about `size` characters of it. */
export interface Growth {
  name: string;
  of: (path: string, size: number) => Omit<InjectOptions, 'method'>;
}

const repeat = (text: string, size: number): string =>
  text.repeat(Math.max(1, Math.floor(size / text.length)));

/** An address of a route: its pattern with something in every place. */
export const addressOf = ({ url }: Route): string =>
  url.replace(':item', '9').replace(':id', 'abc').replace(':social', 'facebook').replace('*', 'swing-tags');

/** What is in an address or its headers. */
export const growingHeads: readonly Growth[] = [
  { name: 'a long part of the path', of: (path, size) => ({ url: `${path}/${repeat('a', size)}` }) },
  { name: 'many parts of the path', of: (path, size) => ({ url: `${path}${repeat('/a', size)}` }) },
  { name: 'slashes with more behind', of: (path, size) => ({ url: `${path}${repeat('/', size)}b/` }) },
  { name: 'slashes and backslashes', of: (path, size) => ({ url: `${path}${repeat('/\\', size)}/b//` }) },
  { name: 'escapes in the path', of: (path, size) => ({ url: `${path}/${repeat('%2e%2F', size)}` }) },
  { name: 'another host', of: (path, size) => ({ url: `http://${repeat('a', size)}${path}` }) },
  { name: 'a long value of the query', of: (path, size) => ({ url: `${path}?slug=${repeat('a', size)}` }) },
  { name: 'many keys of the query', of: (path, size) => ({ url: `${path}?${repeat('a=1&', size)}` }) },
  { name: 'many brackets in the query', of: (path, size) => ({ url: `${path}?a${repeat('[b]', size)}=1` }) },
  {
    name: 'many print features',
    of: (path, size) => ({ url: `${path}?${repeat('print_features[]=1:2:na&', size)}` }),
  },
  ...[
    ['if-none-match', 'W/"a", '],
    ['accept-encoding', 'br;q=0 , '],
    ['accept-encoding', ' br  ;'],
    ['range', 'bytes=0-0,'],
    ['idempotency-key', 'k'],
    ['kerf-cart', 'k'],
    ['cookie', 'a=b; '],
    ['content-type', 'application/json;'],
    ['authorization', 'Bearer '],
  ].map(([header = '', text = '']) => ({
    name: `a ${header} of many "${text}"`,
    of: (path: string, size: number) => ({ url: path, headers: { [header]: repeat(text, size) } }),
  })),
];

const json = (payload: string) => ({ payload, headers: { 'content-type': 'application/json' } });

const bodies: Readonly<Record<string, (size: number) => string>> = {
  'a list of lists': (size) => `[${repeat('[],', size)}[]]`,
  'print features that are lists': (size) =>
    `{"configuration":{"print_features":[${repeat('[],', size)}[]]}}`,
  'a width that is a list': (size) => `{"configuration":{"width":[${repeat('[],', size)}[]]}}`,
  'lists in lists': (size) => repeat('[', size / 2) + repeat(']', size / 2),
  'objects in objects': (size) => `${repeat('{"a":', size * 0.8)}1${repeat('}', (size * 0.8) / 5)}`,
  'an object of many keys': (size) =>
    `{${Array.from({ length: Math.ceil(size / 10) }, (_, index) => `"k${index}":1`).join()}}`,
  'one key many times': (size) => `{${repeat('"cost":1,', size)}"cost":1}`,
  'a long text': (size) => `{"guest_id":"${repeat('x', size)}"}`,
  'a text of escapes': (size) => `{"guest_id":"${repeat('\\u0041', size)}"}`,
  'a long key': (size) => `{"${repeat('k', size)}":1}`,
  'a long number': (size) => `{"cost":${repeat('9', size)}}`,
  spaces: (size) => `{${repeat(' ', size)}}`,
  'quotes that never close': (size) => repeat('"\\', size),
};

/** What is in a body. */
export const growingBodies: readonly Growth[] = Object.entries(bodies).map(([name, body]) => ({
  name,
  of: (path, size) => ({ url: path, ...json(body(size)) }),
}));

/** Bodies that no call takes; every one of them is the caller's fault. */
export const hostileBodies: Readonly<Record<string, string>> = {
  '347,000 lists': `{"configuration":{"print_features":[${'[],'.repeat(346_999)}[]]}}`,
  'a thousand lists': `{"configuration":{"print_features":[${'[],'.repeat(999)}[]]}}`,
  '10,000 levels': '['.repeat(10_000) + ']'.repeat(10_000),
  '10,000 levels that never end': '{"a":'.repeat(10_000),
  'a text of a megabyte': `{"guest_id":"${'x'.repeat(1_000_000)}"}`,
  'a key of 60,000 characters': `{"${'k'.repeat(60_000)}":1}`,
  'a number of 60,000 digits': `{"cost":${'9'.repeat(60_000)}}`,
  'a number beyond all': '{"cost":1e999999999}',
  'a toString of its own': '{"cost":{"toString":""}}',
  'a toString under no name': '{"":{"toString":""}}',
  'a valueOf of its own': '{"configuration":{"width":{"valueOf":"1"}}}',
  __proto__: '{"__proto__":{"isAdmin":true}}',
  'constructor.prototype': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'an escaped __proto__': '{"\\u005f\\u005fproto__":{"x":1}}',
  'a NUL': '{"token":"\\u0000"}',
  'a list': '[]',
  nothing: 'null',
  'half of a body': '{"configuration":',
  'no JSON': 'a=1&b=2',
};
