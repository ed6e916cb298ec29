/** Frames as the two files that browsers play. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filmSize, framesPerSecond } from './film-frames.js';

// One thread and no stamps, so that the same frames give the same file.
const encoders: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '22', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '30', '-pix_fmt', 'yuv420p', '-row-mt', '0'],
};

function run(input: string, output: string, options: readonly string[]): Promise<void> {
  const source = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${filmSize.width}x${filmSize.height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    input,
  ];
  const encoder = spawn(
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
    encoder.once('error', fail);
    encoder.once('exit', (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code} for ${output}.`)),
    );
  });
}

/** The film at `path` of frames in a file of bare bytes; `folder` is for what lies about meanwhile. */
export const encode = (
  frames: string,
  path: string,
  folder: string,
): Promise<{ path: string; content: Buffer }[]> =>
  Promise.all(
    Object.entries(encoders).map(async ([ending, options]) => {
      const output = join(folder, `film.${ending}`);
      await run(frames, output, options);
      return { path: `${path}.${ending}`, content: await readFile(output) };
    }),
  );
