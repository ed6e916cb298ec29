import { apiBase, peopleRoutes } from '@kerf/sdk/contract';
import { passwordFault } from '@kerf/sdk/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { isCommonPassword } from './common-passwords.js';

describe('Passwords that many people use', () => {
  let opened: OpenApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const place = await temporaryPlace();
    opened = await openApp(place);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterAll(() => close());
  const ask = (query = '') => opened.app.inject(`${apiBase}${peopleRoutes.commonPasswords}${query}`);

  test('are told to whoever asks: a thousand that the shop would take, and a few kilobytes', async () => {
    const { headers, body } = await ask();
    const { passwords } = JSON.parse(body).data as { passwords: string[] };
    expect(passwords.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(new Set(passwords).size).toBe(1_000);
    expect(passwords.filter((each) => passwordFault(each) !== null || each !== each.toLowerCase())).toEqual(
      [],
    );
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(body.length).toBeLessThan(12_000);
  });

  test('are asked for without one', async () => {
    expect((await ask('?password=secret')).statusCode).toBe(400);
  });

  test('are known however they are typed, and no others', async () => {
    const typed = ['123456', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'correct horse', '12345', ''];
    expect(await Promise.all(typed.map(isCommonPassword))).toEqual([true, true, true, false, false, false]);
  });
});
