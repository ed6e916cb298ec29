import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address behind which servers take turns, as behind a proxy. */
export interface Switchboard {
  readonly url: string;
  /** Sends connections that are opened from now on to another server. */
  switchTo(url: string): void;
  close(): Promise<void>;
}

/** Opens an address on a free port that leads to no server yet. */
export async function openSwitchboard(): Promise<Switchboard> {
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    switchTo(url) {
      target = Number(new URL(url).port);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
