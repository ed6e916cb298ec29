import { open } from 'node:fs/promises';
import Libsql from 'libsql';
import { databaseFile } from '../server/db/sqlite.js';
import type { EmptyDatabase } from './databases.js';

/** Overwrites the first page of a table of an embedded database, as a disk that fails does; what is in its log goes to the file first. */
export async function damageTable({ dataDirectory }: EmptyDatabase, table: string): Promise<void> {
  const path = databaseFile(dataDirectory);
  const database = new Libsql(path);
  database.exec('pragma wal_checkpoint(truncate)');
  const { rootpage } = database.prepare('select rootpage from sqlite_master where name = ?').get(table) as {
    rootpage: number;
  };
  const { page_size } = database.prepare('pragma page_size').get() as { page_size: number };
  database.close();
  const file = await open(path, 'r+');
  try {
    await file.write(Buffer.alloc(page_size, 0x5a), 0, page_size, (rootpage - 1) * page_size);
  } finally {
    await file.close();
  }
}
