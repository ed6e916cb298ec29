import { readFile } from 'node:fs/promises';
import path, { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv, variableNames } from './env.js';
import { repositoryRoot } from './paths.js';

describe('The variables', () => {
  test('need not be set', () => {
    const env = readEnv({ PATH: '/bin', PUBLIC_URL: '' });
    expect(env).toMatchObject({
      port: 4300,
      host: 'localhost',
      publicUrl: 'http://localhost:4300',
      databaseUrl: null,
      metricsPort: null,
      metricsToken: null,
      trustedProxies: 0,
      writesPerMinute: 600,
      shutdownTimeout: 10_000,
    });
    expect(isAbsolute(env.dataDirectory) && isAbsolute(env.catalogueDirectory)).toBe(true);
  });

  test('name the shop as visitors see it', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readEnv({ PUBLIC_URL: 'https://cards.example/' }).publicUrl).toBe('https://cards.example');
  });

  test('are refused by name, and without what is secret', () => {
    for (const [name, value] of [
      ['PORT', '-1'],
      ['PORT', '65536'],
      ['PORT', '80a'],
      ['HOST', ' '],
      ['PUBLIC_URL', 'cards.example'],
      ['PUBLIC_URL', 'ftp://cards.example'],
      ['DATABASE_URL', 'mysql://shop:hunter2@localhost/shop'],
      ['METRICS_PORT', '65536'],
      ['METRICS_TOKEN', 'hunter2'],
      ['TRUSTED_PROXIES', 'all'],
      ['WRITES_PER_MINUTE', '0'],
      ['SHUTDOWN_TIMEOUT', '10s'],
      ['LOG_LEVEL', 'loud'],
    ] as const) {
      expect(() => readEnv({ [name]: value })).toThrow(EnvError);
      expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} should be .+, but is ".+"\\.$`));
      expect(() => readEnv({ [name]: value })).not.toThrow(/hunter2/);
    }
  });

  test('may be as small and as large as they say', () => {
    for (const [name, field, allowed, refused, words] of [
      ['PORT', 'port', [0, 65_535], ['65536', '123456', '1.5', ' 80'], 'a port from 0 to 65535'],
      ['METRICS_PORT', 'metricsPort', [0, 65_535], ['65536', '-1'], 'a port from 0 to 65535'],
      ['TRUSTED_PROXIES', 'trustedProxies', [0, 10], ['11', '-1', '1e1'], 'a whole number from 0 to 10'],
      [
        'WRITES_PER_MINUTE',
        'writesPerMinute',
        [1, 1_000_000],
        ['0', '1000001', 'x5', '5x'],
        'a whole number from 1 to 1000000',
      ],
      [
        'SHUTDOWN_TIMEOUT',
        'shutdownTimeout',
        [0, 600_000],
        ['600001', '0000000000'],
        'a whole number from 0 to 600000',
      ],
    ] as const) {
      for (const value of allowed) expect(readEnv({ [name]: String(value) })[field]).toBe(value);
      for (const value of refused)
        expect(() => readEnv({ [name]: value })).toThrow(`${name} should be ${words}, but is "${value}".`);
    }
  });

  test('keep what opens the metrics to sixteen characters at least', () => {
    expect(readEnv({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16));
    expect(() => readEnv({ METRICS_TOKEN: 'x'.repeat(15) })).toThrow(
      'METRICS_TOKEN should be a secret of at least 16 characters, but is "(not shown)".',
    );
  });

  test('name addresses, by the ways that the shop speaks', () => {
    for (const url of ['postgres://a/b', 'postgresql://a/b'])
      expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(() => readEnv({ DATABASE_URL: 'sqlite://hunter2' })).toThrow(
      'DATABASE_URL should be an address that begins with postgres://, but is "(not shown)".',
    );
    expect(readEnv({ PUBLIC_URL: 'http://cards.example//' }).publicUrl).toBe('http://cards.example');
    expect(() => readEnv({ PUBLIC_URL: 'cards.example' })).toThrow(
      'PUBLIC_URL should be an address that begins with http:// or https://, but is "cards.example".',
    );
    expect(() => readEnv({ HOST: ' ' })).toThrow('HOST should be some text, but is " ".');
  });

  test('name folders from the shop’s own, or from the root', () => {
    const { dataDirectory, catalogueDirectory } = readEnv({});
    expect(dataDirectory).toBe(path.join(repositoryRoot(), '.data'));
    expect(catalogueDirectory).toBe(path.join(repositoryRoot(), 'storefront/catalogue'));
    expect(readEnv({ DATA_DIR: 'carts' }).dataDirectory).toBe(path.join(repositoryRoot(), 'carts'));
    expect(readEnv({ DATA_DIR: '/var/carts' }).dataDirectory).toBe('/var/carts');
  });

  test('set how much is logged: warnings and worse, unless they say otherwise', () => {
    expect(readEnv({}).logLevel).toBe('warn');
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      expect(readEnv({ LOG_LEVEL: level }).logLevel).toBe(level);
    expect(() => readEnv({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL should be trace, debug, info, warn, error, fatal or silent, but is "loud".',
    );
  });

  test('show samples where somebody only looks at the shop, unless they say otherwise', () => {
    expect(readEnv({}).isDemo).toBe(true);
    expect(readEnv({ PUBLIC_URL: 'https://cards.example' }).isDemo).toBe(false);
    expect(readEnv({ PUBLIC_URL: 'https://cards.example', DEMO: 'on' }).isDemo).toBe(true);
    expect(readEnv({ DATABASE_URL: 'postgres://db/kerf' }).isDemo).toBe(false);
    expect(readEnv({ DEMO: 'off' }).isDemo).toBe(false);
    expect(() => readEnv({ DEMO: 'yes' })).toThrow('DEMO should be on or off, but is "yes".');
  });

  test('are quoted by their first eighty characters, and name themselves to programs', () => {
    const attempt = () => readEnv({ PORT: 'x'.repeat(81) });
    expect(attempt).toThrow(`PORT should be a port from 0 to 65535, but is "${'x'.repeat(80)}".`);
    expect(attempt).toThrow(expect.objectContaining({ name: 'EnvError', variable: 'PORT' }));
  });

  test('stand in the README, each once', async () => {
    const text = await readFile(path.join(repositoryRoot(), 'README.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name);
    expect(rows.filter((name) => name !== 'DEMO_HOST_PORT').sort()).toEqual([...variableNames].sort());
  });
});
