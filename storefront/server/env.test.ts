import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.js';

describe('The variables', () => {
  test('need not be set', () => {
    const env = readEnv({ PATH: '/bin', PUBLIC_URL: '' });
    expect(env).toMatchObject({
      port: 4300,
      host: 'localhost',
      publicUrl: 'http://localhost:4300',
      databaseUrl: null,
      smtpUrl: null,
      metricsPort: null,
      metricsToken: null,
      isDemo: true,
    });
    expect(isAbsolute(env.dataDirectory) && isAbsolute(env.catalogueDirectory)).toBe(true);
  });

  test('name the shop as visitors see it', () => {
    expect(readEnv({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readEnv({ PUBLIC_URL: 'https://cards.example/' }).publicUrl).toBe('https://cards.example');
  });

  test('leave samples out beside a database of one’s own, unless asked for', () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    expect(readEnv({ DATABASE_URL }).isDemo).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO: 'on' }).isDemo).toBe(true);
    expect(readEnv({ DEMO: 'off' }).isDemo).toBe(false);
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
      ['SMTP_URL', 'http://mail:hunter2@localhost'],
      ['METRICS_PORT', '65536'],
      ['METRICS_TOKEN', 'hunter2'],
      ['DEMO', 'perhaps'],
      ['LOG_LEVEL', 'loud'],
    ] as const) {
      expect(() => readEnv({ [name]: value })).toThrow(EnvError);
      expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} should be .+, but is ".+"\\.$`));
      expect(() => readEnv({ [name]: value })).not.toThrow(/hunter2/);
    }
  });
});
