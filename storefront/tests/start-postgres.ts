import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.js';
import { findPostgres, type SystemUser } from './postgres-binaries.js';

/** A PostgreSQL of our own. */
export interface StartedPostgres {
  url: string;
  /** Ends the process as a power cut would end it, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const patience = 30_000;

/** PostgreSQL refuses to run as root: the user that it runs as instead, or null where we are not root. */
export async function servant(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([own]) => own === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL can’t run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function run(program: string, args: string[], user: object): Promise<void> {
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${path.basename(program)} failed:\n${said}`);
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + patience; ; await wait(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/**
 * Makes an empty PostgreSQL in a temporary folder and starts it on a free port of this machine alone. With a password
 * it asks everyone for theirs; without, it takes everyone's word.
 */
export async function startPostgres(password = ''): Promise<StartedPostgres> {
  const user = await servant();
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-pg-'));
  if (user) {
    await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
  }
  const { postgres, initdb } = await findPostgres(folder, user).catch(async (error) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const as = { ...user, cwd: folder };
  const data = path.join(folder, 'data');
  const secret = path.join(folder, 'password');
  await writeFile(secret, password, { mode: 0o644 });
  const access = password ? ['-A', 'scram-sha-256', `--pwfile=${secret}`] : ['-A', 'trust'];
  await run(initdb, ['-D', data, '-U', 'postgres', ...access, '-E', 'UTF8', '--locale=C', '--no-sync'], as);
  const port = await freePort();
  const url = `postgres://postgres${password && `:${password}`}@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', '-N', '200'];
  // Its standard input ends with us, however we end: then the server is told to end too.
  const program =
    'exec 3<&0; "$0" "$@" </dev/null 3<&- & pid=$!; echo $pid; ' +
    '{ cat <&3 >/dev/null; kill -INT $pid 2>/dev/null; } & exec 3<&-; wait $pid';
  let child: ChildProcess;
  let server = 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async () => {
    const ended = isRunning() ? once(child, 'exit') : null;
    child.stdin?.end();
    await ended;
  };
  const start = async () => {
    child = spawn('sh', ['-c', program, postgres, ...args], { ...as, stdio: ['pipe', 'pipe', 'ignore'] });
    const [said] = child.stdout ? await once(child.stdout, 'data') : ['0'];
    server = Number(String(said));
    await answering(url, child);
  };
  /** It refuses to start as long as a process of the one that was killed is still at work. */
  const startAgain = async () => {
    for (const last = Date.now() + patience; ; await wait(100)) {
      try {
        await start();
        return;
      } catch (error) {
        await end();
        if (Date.now() > last) throw error;
      }
    }
  };
  await start();
  return {
    url,
    async crash() {
      process.kill(server, 'SIGKILL');
      await end();
      await startAgain();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
