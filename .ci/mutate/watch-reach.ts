/**
 * Set-up file of the tests in the first run: tells for every test which probes it reached, and for its file which were
 * reached while it was loaded, in its hooks or in processes of its own.
 */
import { afterAll, afterEach, beforeEach, type RunnerTestFile } from 'vitest';

interface Realm {
  kerfReached?: Set<number>;
  /** Reached while a module was loaded, which it is once for all tests of a file, whichever of them loads it. */
  kerfLoaded?: Set<number>;
  process?: NodeJS.Process;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the probes that were reached. */
    reached?: number[];
  }
}

const realm = globalThis as Realm;
const reachedByFile = new Set<number>();
realm.kerfReached = reachedByFile;
realm.kerfLoaded = reachedByFile;
const fs = realm.process?.getBuiltinModule?.('node:fs');
const os = realm.process?.getBuiltinModule?.('node:os');
/** Where processes that the tests start say what they reached. */
const log = realm.process && os && `${os.tmpdir()}/kerf-reached-${realm.process.pid}-${Date.now()}`;
if (realm.process && log) realm.process.env.KERF_REACHED = log;

let file: RunnerTestFile | undefined;

beforeEach(({ task }) => {
  file = task.file;
  realm.kerfReached = new Set();
});
afterEach(({ task }) => {
  task.meta.reached = [...(realm.kerfReached ?? [])];
  realm.kerfReached = reachedByFile;
});
afterAll(() => {
  if (fs && log && fs.existsSync(log)) {
    for (const id of fs.readFileSync(log, 'utf8').split(' ').filter(Boolean)) reachedByFile.add(Number(id));
    fs.rmSync(log);
  }
  if (file) file.meta.reached = [...reachedByFile];
});
