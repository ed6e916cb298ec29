import { tmpdir } from 'node:os';
import { Upload } from '@tus/utils';
import { expect, test } from 'vitest';
import { startS3 } from '../../tests/s3-stand-in.js';
import { isUnavailable } from '../db/engine.js';
import { readEnv } from '../env.js';
import { openStorage } from './open-storage.js';

test('An upload to a bucket that is away can’t be known for now, which is not to say that there is none', async () => {
  const s3 = await startS3();
  const open = () => openStorage(readEnv({ DATA_DIR: tmpdir(), ...s3.variables }));
  await (await open()).uploads.create(new Upload({ id: 'a', offset: 0, size: 9 }));
  // The server that took it remembers it.
  const { uploads } = await open();
  await s3.close();
  expect(await uploads.getUpload('a').then(() => null, isUnavailable)).toBe(true);
});
