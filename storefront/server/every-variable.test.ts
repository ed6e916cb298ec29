import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.js';
import { repositoryRoot } from './paths.js';

const refusalOf = (name: string, value: string): string => {
  try {
    readEnv({ [name]: value });
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('A variable', () => {
  test.each<[string, string, object]>([
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['PUBLIC_URL', 'http://cards.example//', { publicUrl: 'http://cards.example' }],
    ['PUBLIC_URL', 'https://cards.example/shop', { publicUrl: 'https://cards.example/shop' }],
    ['DATABASE_URL', 'postgres://shop@db/shop', { databaseUrl: 'postgres://shop@db/shop' }],
    ['DATABASE_URL', 'postgresql://shop@db/shop', { databaseUrl: 'postgresql://shop@db/shop' }],
    ['SMTP_URL', 'smtp://mail:587', { smtpUrl: 'smtp://mail:587' }],
    ['SMTP_URL', 'smtps://shop:secret@mail', { smtpUrl: 'smtps://shop:secret@mail' }],
    ['MAIL_FROM', 'cards@kerf.example', { mailFrom: 'cards@kerf.example' }],
    ['PUBLIC_URL', 'https://cards.example:8443/shop', { mailFrom: 'shop@cards.example' }],
    ['GOOGLE_CLIENT_ID', '', { google: null }],
    ['FACEBOOK_CLIENT_ID', '', { facebook: null }],
    ['DATA_DIR', '/var/kerf', { dataDirectory: '/var/kerf' }],
    ['DATA_DIR', 'here', { dataDirectory: join(repositoryRoot(), 'here') }],
    ['CATALOGUE_DIR', '/srv/catalogue', { catalogueDirectory: '/srv/catalogue' }],
    ...['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].map(
      (level): [string, string, object] => ['LOG_LEVEL', level, { logLevel: level }],
    ),
  ])('is taken: %s=%s', (name, value, taken) => {
    expect(readEnv({ [name]: value })).toMatchObject(taken);
  });

  const inDevelopment = { NODE_ENV: 'development' };
  test.each<[string, Record<string, string>, boolean]>([
    ['somebody works on the shop', inDevelopment, true],
    [
      'its name is another one of this machine',
      { ...inDevelopment, PUBLIC_URL: 'http://127.0.0.1:4300' },
      true,
    ],
    ['nobody said so', {}, false],
    ['it is open', { NODE_ENV: 'production' }, false],
    ['it is called something else', { NODE_ENV: 'staging' }, false],
    ['mail goes out', { ...inDevelopment, SMTP_URL: 'smtp://mail:587' }, false],
    ['visitors reach it by name', { ...inDevelopment, PUBLIC_URL: 'https://cards.example' }, false],
    ['it stands behind a proxy', { ...inDevelopment, TRUSTED_PROXIES: '1' }, false],
  ])('decides whether there is a mailbox: %s', (_where, variables, hasMailbox) => {
    expect(readEnv(variables).hasMailbox).toBe(hasMailbox);
  });

  test('that is not set has its default', () => {
    expect(readEnv({})).toMatchObject({
      dataDirectory: join(repositoryRoot(), '.data'),
      catalogueDirectory: join(repositoryRoot(), 'storefront/catalogue'),
      logLevel: 'warn',
      smtpUrl: null,
      mailFrom: 'shop@localhost',
    });
  });

  test('is taken with those that it goes with', () => {
    const keys = { clientId: 'shop', clientSecret: 'secret' };
    const variables = {
      GOOGLE_CLIENT_ID: 'shop',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_CLIENT_ID: 'shop',
      FACEBOOK_CLIENT_SECRET: 'secret',
    };
    expect(readEnv(variables)).toMatchObject({
      google: { ...keys, issuer: 'https://accounts.google.com' },
      facebook: { ...keys, endpoints: null },
    });
    const elsewhere = {
      GOOGLE_ISSUER: 'http://localhost:8080/realm',
      FACEBOOK_ENDPOINTS: 'https://faces.example/v9.0/',
    };
    expect(readEnv({ ...variables, ...elsewhere })).toMatchObject({
      google: { ...keys, issuer: 'http://localhost:8080/realm' },
      facebook: { ...keys, endpoints: 'https://faces.example/v9.0' },
    });
  });

  test.each([
    ['PORT', '65536', 'PORT should be a port from 0 to 65535, but is "65536".'],
    ['PORT', '100000', 'PORT should be a port from 0 to 65535, but is "100000".'],
    ['PORT', 'x1', 'PORT should be a port from 0 to 65535, but is "x1".'],
    ['HOST', ' ', 'HOST should be some text, but is " ".'],
    [
      'PUBLIC_URL',
      'ftp://x',
      'PUBLIC_URL should be an address that begins with http:// or https://, but is "ftp://x".',
    ],
    [
      'DATABASE_URL',
      'mysql://secret@x',
      'DATABASE_URL should be an address that begins with postgres://, but is "(not shown)".',
    ],
    [
      'SMTP_URL',
      'http://secret@x',
      'SMTP_URL should be an address that begins with smtp:// or smtps://, but is "(not shown)".',
    ],
    ['MAIL_FROM', 'Kerf', 'MAIL_FROM should be an address of e-mail, but is "Kerf".'],
    ['GOOGLE_CLIENT_ID', 'shop', 'GOOGLE_CLIENT_SECRET should be set where GOOGLE_CLIENT_ID is, but is "".'],
    [
      'FACEBOOK_CLIENT_SECRET',
      'secret',
      'FACEBOOK_CLIENT_ID should be set where FACEBOOK_CLIENT_SECRET is, but is "".',
    ],
    ...['GOOGLE_ISSUER', 'FACEBOOK_ENDPOINTS'].map((name) => [
      name,
      'http://accounts.example',
      `${name} should be an address that begins with https://, or with http:// on this machine, but is "http://accounts.example".`,
    ]),
    ['GOOGLE_CLIENT_SECRET', ' ', 'GOOGLE_CLIENT_SECRET should be some text, but is "(not shown)".'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL should be trace, debug, info, warn, error, fatal or silent, but is "loud".',
    ],
    [
      'LOG_LEVEL',
      'y'.repeat(90),
      `LOG_LEVEL should be trace, debug, info, warn, error, fatal or silent, but is "${'y'.repeat(80)}".`,
    ],
  ])('is refused with what it should be: %s=%s', (name, value, sentence) => {
    expect(refusalOf(name, value)).toBe(sentence);
  });
});
