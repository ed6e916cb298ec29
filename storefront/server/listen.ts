import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.js';
import { StartError } from './start-error.js';

/** How long nothing may come before a server that was told to end takes no more, ms: some is on its way already. */
const grace = 500;
/** How long that may take where visitors go on coming, ms. */
const longestGrace = 3_000;
/** How often connections are looked at, ms. */
const look = 50;

function whyNotListening(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  if (error.code === 'EADDRINUSE')
    return `Something else listens on port ${port} already; set PORT to another one.`;
  if (error.code === 'EACCES') return `The shop may not listen on port ${port}; set PORT to another one.`;
  return `The shop can’t listen on ${host}: that is no address of this machine (${error.code}). Set HOST to one that is.`;
}

/** The addresses that a host stands for: `localhost` has two on most machines. */
async function addressesOf(host: string): Promise<[string, ...string[]]> {
  if (host !== 'localhost') return [host];
  const [first, ...others] = (await lookup(host, { all: true })).map(({ address }) => address);
  return first === undefined ? [host] : [first, ...new Set(others.filter((other) => other !== first))];
}

/** Gives the connections of one more address to the server; an address that this machine lacks is left out. */
async function alsoListen(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  return new Promise((resolve, reject) => {
    door.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? reject(error) : resolve(null),
    );
    door.listen({ host, port }, () => resolve(door));
  });
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** Waits until neither connection nor request has come for a while, however slowly a busy machine brings them. */
async function untilQuiet(server: FastifyInstance['server'], longest: number): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived++;
  };
  server.on('connection', count).on('request', count);
  const end = performance.now() + longest;
  let seen = -1;
  let quiet = 0;
  while (quiet < grace && performance.now() < end) {
    quiet = arrived === seen ? quiet + look : 0;
    seen = arrived;
    // Looks are counted, and not the time: between two of them everything that waits is taken.
    await wait(look);
  }
  server.off('connection', count).off('request', count);
}

/**
 * Ends the server. For a moment it goes on taking connections, and closes each after its answer: those that were opened
 * just before are answered, too. Then it waits for what is in flight, until `timeout` ms have passed since the start.
 */
async function drain(app: FastifyInstance, doors: readonly Server[], timeout: number): Promise<void> {
  const { server } = app;
  const overdue = setTimeout(() => server.closeAllConnections(), timeout);
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await untilQuiet(server, Math.min(longestGrace, timeout));
  const all = Promise.all([server, ...doors].map(closed));
  const idle = setInterval(() => server.closeIdleConnections(), look);
  server.closeIdleConnections();
  await all;
  clearInterval(idle);
  clearTimeout(overdue);
}

/**
 * Listens where the settings say. Returns the function that ends the server: when what is in flight is done, at the
 * latest after `shutdownTimeout` ms. Throws a {@link StartError} where it can't listen.
 */
export async function listen(
  app: FastifyInstance,
  env: Pick<Env, 'host' | 'port' | 'shutdownTimeout'>,
): Promise<() => Promise<void>> {
  const doors: Server[] = [];
  try {
    const [first, ...others] = await addressesOf(env.host);
    await app.listen({ host: first, port: env.port });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    for (const other of others) {
      const door = await alsoListen(app, other, port);
      if (door) doors.push(door);
    }
  } catch (error) {
    for (const door of doors) door.close();
    await app.close();
    const reason = whyNotListening(error, env);
    throw reason === null ? error : new StartError(reason, { cause: error });
  }
  return async () => {
    await drain(app, doors, env.shutdownTimeout);
    await app.close();
  };
}
