import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, peopleRoutes } from '@kerf/sdk/contract';
import { card, pricingPath } from './orders.js';
import { openSmtpSink, type SmtpSink } from './smtp-sink.js';
import { startShop } from './start-shop.js';

/** What a flood of sign-ins costs the shop, and everybody else in it. Times are milliseconds. */
export interface SignInReport {
  /** How many were sent, and how many with each status. */
  offered: number;
  statuses: Record<number, number>;
  /** Answers that are no words about what to do: 5xx but for 503, and those without a message. */
  wordless: number;
  /** Until who was turned away knew it: the slowest of a hundred. */
  refusedP99: number;
  /** The slowest of a hundred prices, kept ones and others, meanwhile and without anybody else. */
  prices: { asked: number; failed: number; keptP99: number; freshP99: number; calmP99: number };
}

interface Answer {
  status: number;
  body: string;
  took: number;
}

/** Addresses of e-mail may be tried a hundred times an hour: these many bear the flood. */
const members = 40;
const password = 'correct horse';
/** One part is right, one wrong, one of nobody. */
const tries = [
  (n: number) => ({ email: `member-${n % members}@example.com`, password }),
  (n: number) => ({ email: `member-${n % members}@example.com`, password: 'battery staple' }),
  (n: number) => ({ email: `nobody-${n}@example.com`, password }),
];

/** A network of its own for each who asks: no limit of one spares the pool of passwords. */
const networkOf = (n: number): string => `11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

const percentile = (times: number[], part: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Calls about people, each from a network of its own. */
function caller(url: string, agent: Agent) {
  let calls = 0;
  return (path: string, body: object): Promise<Answer> => {
    const began = performance.now();
    const sent = JSON.stringify(body);
    return new Promise((resolve) => {
      const outgoing = request(
        url + apiBase + path,
        {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(sent),
            'x-forwarded-for': networkOf(++calls),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: text, took: performance.now() - began }),
          );
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) =>
        resolve({ status: 0, body: `${error.code} after`, took: performance.now() - began }),
      );
      outgoing.end(sent);
    });
  };
}

/** Becomes a member as a person does, with the code out of the mail. */
async function register(call: ReturnType<typeof caller>, sink: SmtpSink, email: string): Promise<void> {
  const names = { first_name: 'Ada', last_name: 'Lovelace' };
  const asked = await call(peopleRoutes.sendVerificationCode, { ...names, email });
  const { verification } = JSON.parse(asked.body).data as { verification: string };
  const find = () => sink.taken.find(({ to }) => to?.[0]?.address === email)?.subject?.slice(0, 4);
  while (find() === undefined) await wait(50);
  await call(peopleRoutes.verify, { email, password, verification, verification_code: find() });
  const { status, body } = await call(peopleRoutes.register, { email, password, verification });
  if (status !== 201) throw new Error(`${email} could not register: ${body}`);
}

/**
 * Presses the built shop with sign-ins for `seconds`: `perSecond` of them, whatever becomes of those before, while
 * prices are asked for.
 */
export async function pressSignIns(perSecond: number, seconds: number): Promise<SignInReport> {
  const sink = await openSmtpSink();
  const shop = await startShop({ SMTP_URL: sink.url, TRUSTED_PROXIES: '1' });
  const url = shop.url.replace('localhost', '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const call = caller(url, agent);
  const prices = { asked: 0, failed: 0, keptP99: 0, freshP99: 0, calmP99: 0 };
  let fresh = 0;

  /** One price after the other: the same eight again and again, or ever another one. */
  async function askPrices(areKept: boolean, isOver: AbortSignal): Promise<number[]> {
    const times: number[] = [];
    for (let n = 0; !isOver.aborted; n++) {
      const size = areKept ? n % 8 : 8 + fresh++;
      const sides = { width: 50 + (size % 40), height: 50 + (Math.floor(size / 40) % 40) };
      const began = performance.now();
      const answer = await fetch(url + pricingPath({ ...card, ...sides })).catch(() => null);
      await answer?.arrayBuffer();
      times.push(performance.now() - began);
      if (!answer?.ok) prices.failed++;
      await wait(10);
    }
    prices.asked += times.length;
    return times;
  }

  try {
    for (let n = 0; n < members; n++) await register(call, sink, `member-${n}@example.com`);
    prices.calmP99 = percentile(await askPrices(false, AbortSignal.timeout(seconds * 250)), 0.99);
    const isOver = AbortSignal.timeout(seconds * 1000);
    const answers: Promise<Answer>[] = [];
    const began = performance.now();
    async function offer(): Promise<void> {
      while (!isOver.aborted) {
        const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
        for (let n = answers.length; n < due; n++)
          answers.push(
            call(peopleRoutes.login, tries[n % tries.length]?.(Math.floor(n / tries.length)) ?? {}),
          );
        await wait(5);
      }
    }
    const [kept, others] = await Promise.all([askPrices(true, isOver), askPrices(false, isOver), offer()]);
    prices.keptP99 = percentile(kept, 0.99);
    prices.freshP99 = percentile(others, 0.99);
    const settled = await Promise.all(answers);
    const statuses: Record<number, number> = {};
    for (const { status } of settled) statuses[status] = (statuses[status] ?? 0) + 1;
    const isWordless = ({ status, body }: Answer) =>
      (status >= 500 && status !== 503) || !/"message":"[A-Z][^"]+\."/.test(body);
    return {
      offered: settled.length,
      statuses,
      wordless: settled.filter((each) => each.status >= 400 && isWordless(each)).length,
      refusedP99: percentile(
        settled.filter(({ status }) => status === 503 || status === 429).map(({ took }) => took),
        0.99,
      ),
      prices,
    };
  } finally {
    agent.destroy();
    await shop.stop();
    await sink.close();
  }
}
