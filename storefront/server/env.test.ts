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

  test('stand in the README, each once', async () => {
    const text = await readFile(path.join(repositoryRoot(), 'README.md'), 'utf8');
    const rows = [...text.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
    expect(rows.filter((name) => name !== 'DEMO_HOST_PORT').sort()).toEqual([...variableNames].sort());
  });
});
