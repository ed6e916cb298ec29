import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isTest = /\.(test|spec)\.tsx?$/;

/** The latest change among files and everything in folders, ms since the epoch; 0 where there is nothing. */
export function newestChange(paths) {
  let newest = 0;
  for (const each of paths) {
    const stat = statSync(each, { throwIfNoEntry: false });
    if (!stat) continue;
    const inside = stat.isDirectory()
      ? newestChange(readdirSync(each).map((name) => path.join(each, name)))
      : stat.mtimeMs;
    if (!isTest.test(each)) newest = Math.max(newest, inside);
  }
  return newest;
}
