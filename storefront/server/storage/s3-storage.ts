import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ListMultipartUploadsCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import type { MetadataValue } from '@tus/s3-store';
import { MemoryKvStore } from '@tus/utils';
import { StartError } from '../start-error.js';
import type { Storage, StoredFile } from './storage.js';

/** What opens a bucket. `endpoint` is the address of what speaks S3; null for Amazon's own. */
export interface S3Keys {
  bucket: string;
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What an upload keeps beside its file: what was said of it, and what is too short for a part of its own. */
const besides = /\.(info|part)$/;

/** Loaded where it is used: it is as large as half of the shop, which most need not. */
async function load() {
  try {
    const [{ S3 }, { S3Store }] = await Promise.all([import('@aws-sdk/client-s3'), import('@tus/s3-store')]);
    return { S3, S3Store };
  } catch (error) {
    throw new StartError(
      'S3_BUCKET is set, but what speaks to it is not installed. Run "npm install --include=optional", then start again.',
      { cause: error },
    );
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
const isMissing = (error: unknown): boolean => /^(NoSuchKey|NoSuchUpload|NotFound)$/.test(nameOf(error));

/** Files in a bucket that nothing else uses. Throws a {@link StartError} where it can’t be used. */
export async function openS3Storage(keys: S3Keys): Promise<Storage> {
  const { S3, S3Store } = await load();
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = keys;
  const config = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Newer than most of what speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const client = new S3(config);
  /** Throws where the bucket can't be used. */
  const look = () => client.listObjectsV2({ Bucket, MaxKeys: 1 });
  const cache = new MemoryKvStore<MetadataValue>();
  const uploads = new S3Store({ cache, s3ClientConfig: { bucket: Bucket, ...config } });
  const write = uploads.write.bind(uploads);
  uploads.write = async (stream, id, offset) => {
    try {
      return await write(stream, id, offset);
    } catch (error) {
      // All of it is there and put together: whoever had no answer sends its end again, which is nothing.
      const isWhole = isMissing(error) && (await uploads.getUpload(id)).size === offset;
      if (!isWhole) throw error;
      return offset;
    }
  };
  const getUpload = uploads.getUpload.bind(uploads);
  uploads.getUpload = async (id) => {
    try {
      return await getUpload(id);
    } catch (error) {
      // The library says of every fault that there is no such file.
      await look();
      throw error;
    }
  };
  try {
    await look();
  } catch (error) {
    throw new StartError(
      `S3_BUCKET can’t be used: ${endpoint ?? 'Amazon'} says ${nameOf(error)} for "${Bucket}". Look at the other variables of S3 too.`,
      { cause: error },
    );
  }

  /** Uploads that are not put together yet, of one key or of all. */
  async function* open(key?: string): AsyncGenerator<{ key: string; id: string; since: Date }> {
    for (let marker: { KeyMarker?: string; UploadIdMarker?: string } | null = {}; marker; ) {
      const page: ListMultipartUploadsCommandOutput = await client.listMultipartUploads({
        Bucket,
        ...(key !== undefined && { Prefix: key }),
        ...marker,
      });
      for (const { Key = '', UploadId = '', Initiated = new Date(0) } of page.Uploads ?? [])
        if (key === undefined || key === Key) yield { key: Key, id: UploadId, since: Initiated };
      const { NextKeyMarker, NextUploadIdMarker } = page;
      marker =
        page.IsTruncated && NextKeyMarker
          ? {
              KeyMarker: NextKeyMarker,
              ...(NextUploadIdMarker && { UploadIdMarker: NextUploadIdMarker }),
            }
          : null;
    }
  }

  async function get(Key: string, bytes?: number): Promise<Readable> {
    const Range = bytes === undefined ? {} : { Range: `bytes=0-${Math.max(0, bytes - 1)}` };
    try {
      return (await client.getObject({ Bucket, Key, ...Range })).Body as Readable;
    } catch (error) {
      // Nothing of an empty file can be asked for.
      if (nameOf(error) === 'InvalidRange') return Readable.from([]);
      throw error;
    }
  }

  async function read(key: string, bytes?: number): Promise<Readable> {
    try {
      return await get(key, bytes);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // All of it came, but it was not put together: a form's is not, nor is one whose server fell just then.
      const { size, offset } = await uploads.getUpload(key);
      if (size === undefined || size !== offset) throw error;
      await uploads.write(Readable.from([]), key, size);
      return get(key, bytes);
    }
  }

  return {
    words: `Files: the bucket ${Bucket} at ${endpoint ?? 'Amazon'}.`,
    uploads,
    // There is no end of a bucket.
    async requireRoom() {},
    read,
    async withPath(key, work) {
      const file = path.join(tmpdir(), `kerf-${randomUUID()}`);
      try {
        await pipeline(await read(key), createWriteStream(file, { mode: 0o600 }));
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    async remove(key) {
      for await (const { id } of open(key))
        await client.abortMultipartUpload({ Bucket, Key: key, UploadId: id }).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      for (const Key of [key, `${key}.part`, `${key}.info`]) await client.deleteObject({ Bucket, Key });
      await cache.delete(key);
    },
    async list() {
      const files = new Map<string, StoredFile>();
      const add = (name: string, changedAt: Date) => {
        const key = name.replace(besides, '');
        const known = files.get(key);
        if (!known || known.changedAt < changedAt) files.set(key, { key, changedAt });
      };
      for (let from: string | undefined = '', isFirst = true; isFirst || from; isFirst = false) {
        const page: ListObjectsV2CommandOutput = await client.listObjectsV2({
          Bucket,
          ...(from && { ContinuationToken: from }),
        });
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? []) add(Key, LastModified);
        from = page.IsTruncated ? page.NextContinuationToken : undefined;
      }
      for await (const { key, since } of open()) add(key, since);
      return [...files.values()];
    },
  };
}
