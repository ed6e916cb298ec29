import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { rasterise } from '../rasterise.js';
import { toWebVtt } from './captions.js';
import type { Film } from './film.js';

const size = { width: 800, height: 600 } as const;
const framesPerSecond = 20;

// One thread and no stamps, so that the same frames give the same file.
const encoders: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-pix_fmt', 'yuv420p', '-row-mt', '0'],
};

function encode(input: string, output: string, options: readonly string[]): Promise<void> {
  const source = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${size.width}x${size.height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    input,
  ];
  const run = spawn(
    process.env.FFMPEG ?? 'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...source,
      ...options,
      '-threads',
      '1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-an',
      output,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return new Promise((done, fail) => {
    run.once('error', fail);
    run.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code} for ${output}.`)),
    );
  });
}

/** Draws a film frame by frame and encodes it twice, with its captions. */
export async function makeFilm({
  path,
  seconds,
  captions,
  frame,
}: Film): Promise<{ path: string; content: Buffer }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kerf-film-'));
  try {
    const raw = join(folder, 'frames.rgb');
    const file = await open(raw, 'w');
    const count = seconds * framesPerSecond;
    for (let n = 0; n < count; n += 1) {
      const png = await rasterise(frame(n / (count - 1)), { ...size, format: 'png' });
      await file.write(await sharp(png).removeAlpha().raw().toBuffer());
    }
    await file.close();
    const films = await Promise.all(
      Object.entries(encoders).map(async ([ending, options]) => {
        const output = join(folder, `film.${ending}`);
        await encode(raw, output, options);
        return { path: `${path}.${ending}`, content: await readFile(output) };
      }),
    );
    return [...films, { path: `${path}.vtt`, content: Buffer.from(toWebVtt(captions)) }];
  } finally {
    await rm(folder, { recursive: true });
  }
}
