import { type Logger, pino } from 'pino';
import type { Env } from './env.js';

/** The server's log: JSON lines on standard error. What opens a cart never stands in it. */
export const createLogger = ({ logLevel }: Pick<Env, 'logLevel'>): Logger =>
  pino(
    {
      level: logLevel,
      redact: ['req.headers["kerf-cart"]', 'req.headers.authorization', 'req.headers.cookie'],
    },
    pino.destination({ dest: 2, sync: true }),
  );
