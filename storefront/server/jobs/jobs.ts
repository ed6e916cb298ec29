import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../db/schema.js';

/** Work that comes again and again, and that one of the servers does for all. */
export interface Job {
  /** Tells it from others; never used for another one. */
  name: string;
  /** The time from the end of one run to the next, ms. */
  every: number;
  /**
   * Does it. A server may die on the way or be thought dead, and another one does it again: doing it twice must do no
   * harm. When `signal` says so, the server is about to end: stop at the next good place.
   */
  run(now: Date, signal: AbortSignal): Promise<void>;
}

/** The jobs of this server. */
export interface Jobs {
  /** Does those that are due and that no other server does at this moment. */
  runDue(): Promise<void>;
  /** Does them from now on whenever they are due. */
  start(): void;
  /** Waits for what runs, and does no more. */
  stop(): Promise<void>;
}

/** How often a server looks for jobs that are due, ms. */
const look = 10_000;
/** How long a server that is silent keeps a job from the others, ms, and how often one that runs it speaks up. */
const heldFor = 60_000;
const renewEvery = 20_000;
/** How long a job waits that failed, ms; no longer than it would have waited anyway. */
const failurePause = 60_000;

/** What the jobs of a server are made of. `now` is the clock that they go by. */
export interface JobsParts {
  db: Kysely<Schema>;
  jobs: readonly Job[];
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
}

/** The jobs that the servers of a database share. */
export function createJobs({ db, jobs, log, now = () => new Date() }: JobsParts): Jobs {
  const holder = randomBytes(8).toString('base64url');
  const ending = new AbortController();
  const at = (after: number) => new Date(now().getTime() + after).toISOString();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function isDue(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('jobs')
      .select(['due_at', 'held_until'])
      .where('id', '=', id)
      .executeTakeFirst();
    return !row || (row.due_at <= at(0) && row.held_until <= at(0));
  }

  /** Takes a job for this server; false where another one was quicker. */
  async function take(id: string): Promise<boolean> {
    const time = at(0);
    const taken = await db
      .insertInto('jobs')
      .values({ id, due_at: time, holder, held_until: at(heldFor) })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => ({
            holder: row.ref('excluded.holder'),
            held_until: row.ref('excluded.held_until'),
          }))
          .where('jobs.due_at', '<=', time)
          .where('jobs.held_until', '<=', time),
      )
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  const mine = (id: string) => db.updateTable('jobs').where('id', '=', id).where('holder', '=', holder);
  const isDone = (id: string, pause: number) =>
    mine(id)
      .set({ due_at: at(pause), holder: '', held_until: at(0) })
      .execute();

  async function runOne({ name, every, run }: Job): Promise<void> {
    const renewal = setInterval(() => {
      mine(name)
        .set({ held_until: at(heldFor) })
        .execute()
        .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job could not be held on to'));
    }, renewEvery);
    try {
      await run(now(), ending.signal);
      await isDone(name, every);
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed');
      await isDone(name, Math.min(every, failurePause));
    } finally {
      clearInterval(renewal);
    }
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      if (ending.signal.aborted) return;
      try {
        if ((await isDue(job.name)) && (await take(job.name))) await runOne(job);
      } catch (error) {
        // The database is away: the job is still due when it is back.
        log.warn({ err: error, job: job.name }, 'a job could not be done');
      }
    }
  }

  async function runDue(): Promise<void> {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    runDue,
    start() {
      timer = setInterval(runDue, look);
      timer.unref();
      void runDue();
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
