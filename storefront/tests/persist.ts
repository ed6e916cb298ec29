import { setTimeout as wait } from 'node:timers/promises';

/** How long somebody goes on trying, ms: through many deaths. */
const patience = 300_000;

/** The server answered, and would not do it at all: trying again helps nobody. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Does something again until it is acknowledged, as a careful client does; what is refused is told at once. */
export async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + patience; ; await wait(25)) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused || Date.now() > end) throw error;
    }
  }
}
