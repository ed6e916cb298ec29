import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.js';

/** The folder that keeps mail while no mail server is named; it is made when it is missing. */
export async function openMailOutbox({ dataDirectory }: Pick<Env, 'dataDirectory'>): Promise<string> {
  const folder = join(dataDirectory, 'mail');
  await mkdir(folder, { recursive: true });
  return folder;
}
