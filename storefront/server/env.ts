import { isAbsolute, join } from 'node:path';
import { isEmail } from '@kerf/sdk/rules';
import {
  create,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  refine,
  StructError,
  string,
} from 'superstruct';
import { isLoopbackName } from './http/loopback.js';
import { repositoryRoot } from './paths.js';
import type { StripeKeys } from './payment/stripe-page.js';
import type { S3Keys } from './storage/s3-storage.js';

const port = refine(
  string(),
  'a port from 0 to 65535',
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
);

const whole = (min: number, max: number) =>
  refine(
    string(),
    `a whole number from ${min} to ${max}`,
    (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
  );

const address = (protocols: readonly string[], words: string) =>
  refine(string(), words, (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const web = address(['http:', 'https:'], 'an address that begins with http:// or https://');
const provider = refine(
  string(),
  'an address that begins with https://, or with http:// on this machine',
  (text) =>
    URL.canParse(text) &&
    (new URL(text).protocol === 'https:' ||
      (new URL(text).protocol === 'http:' &&
        ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname))),
);
const postgres = address(['postgres:', 'postgresql:'], 'an address that begins with postgres://');
const smtp = address(['smtp:', 'smtps:'], 'an address that begins with smtp:// or smtps://');
const mailbox = refine(string(), 'an address of e-mail', isEmail);
const filled = refine(string(), 'some text', (text) => text.trim() !== '');
const secret = refine(string(), 'a secret of at least 16 characters', (text) => text.length >= 16);

const Variables = object({
  PORT: defaulted(port, '4300'),
  HOST: defaulted(filled, 'localhost'),
  PUBLIC_URL: defaulted(nullable(web), null),
  DATA_DIR: defaulted(filled, './.data'),
  DATABASE_URL: defaulted(nullable(postgres), null),
  DISK_RESERVE: defaulted(nullable(whole(0, 1_000_000)), null),
  NODE_ENV: defaulted(string(), 'production'),
  SMTP_URL: defaulted(nullable(smtp), null),
  MAIL_FROM: defaulted(nullable(mailbox), null),
  GOOGLE_CLIENT_ID: defaulted(nullable(filled), null),
  GOOGLE_CLIENT_SECRET: defaulted(nullable(filled), null),
  GOOGLE_ISSUER: defaulted(provider, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: defaulted(nullable(filled), null),
  FACEBOOK_CLIENT_SECRET: defaulted(nullable(filled), null),
  FACEBOOK_ENDPOINTS: defaulted(nullable(provider), null),
  STRIPE_SECRET_KEY: defaulted(nullable(filled), null),
  STRIPE_WEBHOOK_SECRET: defaulted(nullable(filled), null),
  STRIPE_API: defaulted(nullable(provider), null),
  S3_BUCKET: defaulted(nullable(filled), null),
  S3_ENDPOINT: defaulted(nullable(web), null),
  S3_REGION: defaulted(filled, 'us-east-1'),
  S3_ACCESS_KEY_ID: defaulted(nullable(filled), null),
  S3_SECRET_ACCESS_KEY: defaulted(nullable(filled), null),
  DEMO: defaulted(nullable(enums(['on', 'off'])), null),
  CATALOGUE_DIR: defaulted(filled, './storefront/catalogue'),
  METRICS_PORT: defaulted(nullable(port), null),
  METRICS_TOKEN: defaulted(nullable(secret), null),
  TRUSTED_PROXIES: defaulted(whole(0, 10), '0'),
  WRITES_PER_MINUTE: defaulted(whole(1, 1_000_000), '600'),
  SHUTDOWN_TIMEOUT: defaulted(whole(0, 600_000), '10000'),
  LOG_LEVEL: defaulted(enums(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'warn'),
});
type Variables = Infer<typeof Variables>;

/** Every variable that the server reads. */
export const variableNames: readonly string[] = Object.keys(Variables.schema);

const expectations: Readonly<Partial<Record<keyof Variables, string>>> = {
  DEMO: 'on or off',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/** What the shop is known by at a provider of accounts. */
export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** What the server is told from outside. Folders are absolute. */
export interface Env {
  port: number;
  host: string;
  /** The shop's address as visitors see it, without a slash at the end. */
  publicUrl: string;
  dataDirectory: string;
  catalogueDirectory: string;
  /** What files that are sent leave free on the disk of `dataDirectory`, megabytes; null for what suits the disk. */
  diskReserve: number | null;
  /** Whether items without a review show samples, which say what they are. */
  isDemo: boolean;
  /** The PostgreSQL to use; null for the embedded database. */
  databaseUrl: string | null;
  /** The server that mail goes out by, with what opens it; null where there is none. */
  smtpUrl: string | null;
  /** Whether mail goes into a mailbox that this machine can look into (`/dev/mail`). */
  hasMailbox: boolean;
  /** The address that mail comes from. */
  mailFrom: string;
  /** Sign-in with Google, or another OpenID provider at `issuer`; null where it is not offered. */
  google: (ProviderKeys & { issuer: string }) | null;
  /** Sign-in with Facebook; `endpoints` stands for its hosts and version. Null where it is not offered. */
  facebook: (ProviderKeys & { endpoints: string | null }) | null;
  /** Payment by card on Stripe's page; null where it is not offered. */
  stripe: StripeKeys | null;
  /** The bucket of files that are sent; null for a folder in `dataDirectory`. */
  s3: S3Keys | null;
  /** The port of its own where `/metrics` is open, on the same host; null for none. */
  metricsPort: number | null;
  /** What opens `/metrics` on the shop's port, as a bearer token; null keeps it closed there. */
  metricsToken: string | null;
  /** How many proxies stand before the server and add the caller's address to `x-forwarded-for`. */
  trustedProxies: number;
  /** Writes that one address may make in a minute; the other limits follow from it. */
  writesPerMinute: number;
  /** How long the server may take to end, ms. */
  shutdownTimeout: number;
  logLevel: Variables['LOG_LEVEL'];
}

/** A variable that can't be used; `message` names it and says what it should be. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  readonly variable: string;

  constructor(variable: string, expected: string, found: string) {
    super(`${variable} should be ${expected}, but is "${found.slice(0, 80)}".`);
    this.variable = variable;
  }
}

// An address of a server can hold a password, which must not reach a log.
const hidden = new Set([
  'DATABASE_URL',
  'FACEBOOK_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

/** The keys for a provider; null where there are none. One without the other is a mistake. */
function providerKeys(name: 'GOOGLE' | 'FACEBOOK', variables: Variables): ProviderKeys | null {
  const [idName, secretName] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
  const [clientId, clientSecret] = [variables[idName], variables[secretName]];
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null) throw new EnvError(idName, `set where ${secretName} is`, '');
  if (clientSecret === null) throw new EnvError(secretName, `set where ${idName} is`, '');
  return { clientId, clientSecret };
}

/** The keys for Stripe; null where there are none. Without the secret of its notices no payment would be heard of. */
function stripeKeys(variables: Variables): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = variables;
  if (secretKey === null && webhookSecret === null) return null;
  if (secretKey === null) throw new EnvError('STRIPE_SECRET_KEY', 'set where STRIPE_WEBHOOK_SECRET is', '');
  if (webhookSecret === null)
    throw new EnvError('STRIPE_WEBHOOK_SECRET', 'set where STRIPE_SECRET_KEY is', '');
  return { secretKey, webhookSecret, api };
}

/** The keys for a bucket; null where files lie in a folder. */
function s3Keys(variables: Variables): S3Keys | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = variables;
  if (bucket === null) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (accessKeyId === null) throw new EnvError('S3_ACCESS_KEY_ID', 'set where S3_BUCKET is', '');
  if (secretAccessKey === null) throw new EnvError('S3_SECRET_ACCESS_KEY', 'set where S3_BUCKET is', '');
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/**
 * Whether somebody works on the shop here: they say so, visitors reach it by a name of this machine alone, and its mail
 * goes nowhere. Codes in a mailbox open accounts, so that whoever says nothing has none.
 */
const isForMailbox = ({ NODE_ENV, SMTP_URL, TRUSTED_PROXIES }: Variables, publicUrl: string): boolean =>
  NODE_ENV === 'development' &&
  SMTP_URL === null &&
  TRUSTED_PROXIES === '0' &&
  isLoopbackName(new URL(publicUrl).hostname);

/** Whether somebody only looks at the shop: they say so, or it is on their machine and on no server of a database. */
const isForDemo = ({ DEMO, DATABASE_URL }: Variables, publicUrl: string): boolean =>
  DEMO === null ? DATABASE_URL === null && isLoopbackName(new URL(publicUrl).hostname) : DEMO === 'on';

/** Reads and checks the variables; an empty one counts as not set. Throws an {@link EnvError} for the first wrong one. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(
    variableNames.filter((name) => source[name]).map((name) => [name, source[name]]),
  );
  let variables: Variables;
  try {
    variables = create(set, Variables);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const name = String(error.path[0]) as keyof Variables;
    const expected = expectations[name] ?? error.refinement ?? `a ${error.type}`;
    throw new EnvError(name, expected, hidden.has(name) ? '(not shown)' : String(error.value));
  }
  const root = repositoryRoot();
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, '');
  const google = providerKeys('GOOGLE', variables);
  const facebook = providerKeys('FACEBOOK', variables);
  const absolute = (folder: string) => (isAbsolute(folder) ? folder : join(root, folder));
  return {
    port: Number(variables.PORT),
    host: variables.HOST,
    publicUrl,
    dataDirectory: absolute(variables.DATA_DIR),
    catalogueDirectory: absolute(variables.CATALOGUE_DIR),
    isDemo: isForDemo(variables, publicUrl),
    databaseUrl: variables.DATABASE_URL,
    diskReserve: variables.DISK_RESERVE === null ? null : Number(variables.DISK_RESERVE),
    smtpUrl: variables.SMTP_URL,
    hasMailbox: isForMailbox(variables, publicUrl),
    mailFrom: variables.MAIL_FROM ?? `shop@${new URL(publicUrl).hostname}`,
    google: google && { ...google, issuer: variables.GOOGLE_ISSUER },
    facebook: facebook && {
      ...facebook,
      endpoints: variables.FACEBOOK_ENDPOINTS?.replace(/\/+$/, '') ?? null,
    },
    stripe: stripeKeys(variables),
    s3: s3Keys(variables),
    metricsPort: variables.METRICS_PORT === null ? null : Number(variables.METRICS_PORT),
    metricsToken: variables.METRICS_TOKEN,
    trustedProxies: Number(variables.TRUSTED_PROXIES),
    writesPerMinute: Number(variables.WRITES_PER_MINUTE),
    shutdownTimeout: Number(variables.SHUTDOWN_TIMEOUT),
    logLevel: variables.LOG_LEVEL,
  };
}
