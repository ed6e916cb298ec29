import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makePicture, makeSvg } from '../../tests/artwork-files.js';
import { createFilePictures, type PicturedFile } from './file-pictures.js';
import { type runApart, UnfinishedFile } from './run-apart.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function drawing(name: string, inside: string): Promise<PicturedFile> {
  const file = path.join(folder, name);
  await writeFile(file, makeSvg(inside));
  return { name, kind: 'svg', withPath: (use) => use(file) };
}

const never = new AbortController().signal;
const by = (address: string, gone = never) => ({ address, gone });
const patience = 120_000;
const times = { first: { clock: patience }, again: { clock: patience } };
const small = { size: 'small' } as const;

interface Asked {
  gone?: AbortSignal;
  page?: number;
  piece?: { width: number; height: number };
}

/** Files that take what time a test says; `begun` are those whose drawing began, and in what time it has to end. */
function openDesk({ patience: longest = patience, now = Date.now } = {}) {
  const begun: [string, number | undefined][] = [];
  const ends = new Map<string, (how: Buffer | Error) => void>();
  const run: typeof runApart = (_name, [name = ''], { signal, time }) => {
    begun.push([name, time?.clock]);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      ends.set(name, (how) => (how instanceof Error ? reject(how) : resolve(how)));
    });
  };
  const pictures = createFilePictures({
    times: { first: { clock: 3 }, again: { clock: 8 } },
    patience: longest,
    run,
    now,
  });
  const ask = (name: string, address: string, { gone = never, page = 1, ...on }: Asked = {}) =>
    pictures(
      { name, kind: 'pdf', withPath: (use) => use(name) },
      { ...small, page, ...on },
      by(address, gone),
    );
  const isBegun = (name: string, time = 3) => expect.poll(() => begun.at(-1)).toEqual([name, time]);
  const end = (name: string, how: Buffer | Error = Buffer.from(name)) => ends.get(name)?.(how);
  return { ask, begun, isBegun, end };
}
const late = () => new UnfinishedFile('late');

test('Who asks takes turns, however many files of theirs wait', async () => {
  const { ask, isBegun, end } = openDesk();
  const theirs = ['a', 'b', 'c'].map((name) => ask(name, 'eve'));
  const mine = ask('mine', 'ada');
  await isBegun('a');
  end('a');
  await isBegun('b');
  end('b');
  await isBegun('mine');
  end('mine');
  expect(await mine).toEqual(Buffer.from('mine'));
  await isBegun('c');
  end('c');
  await Promise.all(theirs);
});

test('A file that is late once comes behind all others, and does not hold them up', async () => {
  const { ask, isBegun, end } = openDesk();
  const slow = ask('slow', 'eve');
  await isBegun('slow');
  end('slow', late());
  // It is drawn again, in more time, while another is drawn.
  await isBegun('slow', 8);
  const quick = ask('quick', 'eve');
  await isBegun('quick');
  end('quick');
  expect(await quick).toEqual(Buffer.from('quick'));
  end('slow');
  expect(await slow).toEqual(Buffer.from('slow'));
  // Another picture of it is none of the quick ones either.
  const further = ask('slow', 'eve', { page: 2 });
  await isBegun('slow', 8);
  end('slow');
  await further;
});

test('A file that is late twice is shown as one that can’t be, for a while, and then tried again', async () => {
  let time = 1;
  const { ask, isBegun, end, begun } = openDesk({ now: () => time });
  const slow = ask('slow', 'eve');
  await isBegun('slow');
  end('slow', late());
  await isBegun('slow', 8);
  end('slow', late());
  expect(await slow).toBeNull();
  expect([await ask('slow', 'eve'), await ask('slow', 'eve', { page: 2 })]).toEqual([null, null]);
  expect(begun).toHaveLength(2);
  time += 600_001;
  const again = ask('slow', 'eve');
  await isBegun('slow');
  end('slow');
  expect(await again).toEqual(Buffer.from('slow'));
});

test('A file on its piece takes its turn as any other, and is drawn once for each shape', async () => {
  const { ask, isBegun, end, begun } = openDesk();
  const on = (name: string, address: string, width: number, height = 1) =>
    ask(name, address, { piece: { width, height } });
  const theirs = [1, 2, 3].map((width) => on('theirs', 'eve', width));
  const mine = on('mine', 'ada', 1);
  for (const drawn of [1, 2]) {
    await expect.poll(() => begun.length).toBe(drawn);
    end('theirs');
  }
  await isBegun('mine');
  end('mine');
  await mine;
  await isBegun('theirs');
  end('theirs');
  await Promise.all(theirs);
  await on('theirs', 'eve', 4, 2);
  expect(begun.map(([name]) => name)).toEqual(['theirs', 'theirs', 'mine', 'theirs']);
});

test.each([
  ['a strip', 1, 60_000],
  ['a dot', 2, 2],
])('%s is small on both sides, on its piece too', async (name, width, height) => {
  const file = path.join(folder, `${name}.png`);
  await writeFile(file, await makePicture(width, height));
  const pictures = createFilePictures({ times, patience });
  for (const on of [{}, { piece: { width: 100, height: 99.9 } }]) {
    const wanted = { ...small, ...on };
    const picture = await pictures({ name, kind: 'png', withPath: (use) => use(file) }, wanted, by('ada'));
    const shown = await sharp(picture ?? undefined).metadata();
    expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(176);
  }
});

test('What nobody waits for any more is not drawn, and not remembered as slow', async () => {
  const { ask, isBegun, end, begun } = openDesk();
  const leave = new AbortController();
  const [first, second] = ['a', 'b'].map((name) => ask(name, 'eve', { gone: leave.signal }));
  const stays = ask('a', 'eve');
  const mine = ask('mine', 'ada');
  await isBegun('a');
  leave.abort();
  await expect(first).rejects.toMatchObject({ code: 'API_UNAVAILABLE' });
  await expect(second).rejects.toMatchObject({ code: 'API_UNAVAILABLE' });
  end('a');
  expect(await stays).toEqual(Buffer.from('a'));
  await isBegun('mine');
  end('mine');
  await mine;
  const later = ask('b', 'eve');
  await isBegun('b');
  end('b');
  await later;
  expect(begun.map(([name]) => name)).toEqual(['a', 'mine', 'b']);
});

test('Whoever would wait too long for a picture is told so, which is no fault of the shop', async () => {
  const { ask } = openDesk({ patience: 1 });
  const refusal = await ask('slow', 'ada').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'API_UNAVAILABLE', status: 503 });
  // Refusals without a stack are not logged.
  expect(refusal).toHaveProperty(
    'stack',
    expect.stringMatching(/^The picture is not drawn yet\. .+moment\.$/),
  );
});

test('A picture that never comes is given up before whoever asks for it gives up, and not tried again', async () => {
  const clocks: number[] = [];
  const pictures = createFilePictures({
    run: (_name, _words, { time }) => {
      clocks.push(time?.clock ?? 0);
      return Promise.reject(late());
    },
  });
  const file: PicturedFile = { name: 'slow', kind: 'pdf', withPath: (use) => use('slow') };
  for (let n = 0; n < 2; n++) expect(await pictures(file, small, by('ada'))).toBeNull();
  expect(clocks).toHaveLength(2);
  expect(clocks.reduce((sum, clock) => sum + clock)).toBeLessThan(20_000);
});

test('A picture that takes too long is given up, and not tried again', async () => {
  const pictures = createFilePictures({
    times: { first: { clock: 500 }, again: { processor: 1_000, clock: patience } },
    patience,
  });
  // Each of its groups is ten of the one before.
  const groups = Array.from({ length: 11 }, (_, n) =>
    n === 0
      ? '<g id="g0"><rect width="9" height="9"/></g>'
      : `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`,
  );
  const slow = await drawing('slow.svg', `<defs>${groups.join('')}</defs><use href="#g10"/>`);
  expect(await pictures(slow, small, by('ada'))).toBeNull();
  const asked = vi.fn(slow.withPath);
  expect(await pictures({ ...slow, withPath: asked }, small, by('ada'))).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});
