import { randomUUID } from 'node:crypto';

/** Carries the id of a request in its answer; the log has the same one. */
export const requestIdHeader = 'x-request-id';

/** An id for a request: always of our own making, since what a caller sends would end up in the log. */
export const createRequestId = (): string => randomUUID();
