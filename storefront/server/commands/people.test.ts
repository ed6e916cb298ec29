import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { openMailbox } from '../../tests/mailbox.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { peopleCalls, type TestMember } from '../../tests/people-calls.js';
import { runCommand } from './run-command.js';

describeOnEachDatabase('An owner from the command line', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let mailbox: ReturnType<typeof openMailbox>;
  let people: ReturnType<typeof peopleCalls>;
  let member: TestMember;
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['people', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place);
    opened.world.now = new Date();
    mailbox = openMailbox(opened);
    people = peopleCalls(opened.app, mailbox);
    member = await people.register('Ada_L@example.com');
  });
  afterEach(() => opened.app.close());

  test('finds members by a part of name or address', async () => {
    const today = opened.world.now.toISOString().slice(0, 10);
    const ada = `Ada_L@example.com, Ada Lovelace, registered ${today}, signed in on 1 device`;
    for (const text of ['ada_l@', 'LOVE', 'Ada'])
      expect(await run('find', text)).toEqual({ code: 0, said: ada });
    for (const text of ['adaxl', '%', '\\', "'"])
      expect(await run('find', text)).toEqual({ code: 0, said: `Nobody is found by "${text}".` });
  });

  test('sees who else opens an account', async () => {
    const time = new Date().toISOString();
    const identity = {
      person_id: member.user.id,
      issuer: 'https://accounts.example',
      linked_at: time,
      used_at: time,
    };
    for (const [id, provider] of [
      ['1', 'google'],
      ['2', 'facebook'],
      ['3', 'google'],
    ] as const)
      await opened.database.db
        .insertInto('identities')
        .values({ ...identity, id, provider, subject: id })
        .execute();
    expect((await run('find', 'ada')).said).toMatch(
      /signed in on 1 device, opened by Facebook too, opened by Google too$/,
    );
  });

  test('locks one out, and lets one in again', async () => {
    expect(await run('lock', 'ada_l@EXAMPLE.com')).toEqual({
      code: 0,
      said: 'Locked ada_l@EXAMPLE.com, who is signed out everywhere.',
    });
    expect(await people.opens(member.tokens.token)).toBe(401);
    expect((await people.signIn({ email: member.email, password: member.password })).status).toBe(401);
    expect((await run('find', 'ada')).said).toMatch(/signed in on 0 devices, locked$/);
    expect((await run('unlock', member.email)).said).toBe('Unlocked Ada_L@example.com.');
    const back = await people.signIn({ email: member.email, password: member.password });
    expect(back.status).toBe(200);
    const { token } = back.meta;
    const { data } = await people.call('GET', '/user/get/record', undefined, { token });
    expect(data.record.map(({ what, device }) => [what, device])).toEqual(
      expect.arrayContaining([
        ['locked', 'the shop'],
        ['unlocked', 'the shop'],
      ]),
    );
  });

  test('sends a temporary password', async () => {
    expect((await run('reset', member.email)).said).toMatch(
      /^Queued a temporary password for Ada_L@example.com;/,
    );
    opened.world.now = new Date();
    const password = await mailbox.secret(member.email);
    expect((await people.signIn({ email: member.email, password })).data.choose_password).toBe(true);
  });

  test('is told what can’t be done', async () => {
    for (const words of [[], ['find'], ['lock'], ['find', 'a', 'b'], ['toString', 'a'], ['find', ' ']])
      expect(await run(...words)).toEqual({
        code: 1,
        said: 'Say what to do, and with whom: npm run shop -- people find TEXT | lock EMAIL | unlock EMAIL | reset EMAIL',
      });
    for (const deed of ['lock', 'unlock', 'reset']) {
      const { code, said } = await run(deed, 'nobody@example.com');
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(/^Nobody has the address nobody@example.com\./),
      ]);
    }
  });
});
