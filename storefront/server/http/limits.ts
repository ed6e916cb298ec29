/** Bytes of a request's body; the largest order has a tenth of it. A call that takes files says its own limit. */
export const maxBodyLength = 65_536;
/** Objects and lists inside each other in a JSON body. */
export const maxBodyDepth = 32;
/** Values in a JSON body, however they lie in each other. */
export const maxBodyValues = 2_000;
/** How long a client may take to send the headers of a request, and all of it, ms. */
export const headersTimeout = 10_000;
export const requestTimeout = 20_000;
/** The same of a request that brings a file, ms: enough of it has to come all the while. */
export const uploadTimeout = 7_200_000;
/** How often connections are looked at for those, ms. */
export const connectionsCheck = 2_500;
/** How long an idle connection is kept, ms; longer than the minute that proxies keep theirs. */
export const keepAliveTimeout = 72_000;
/** How long nothing may move on a connection with an answer under way, ms: neither is it made, nor taken. */
export const stallTimeout = 30_000;
/** Bytes of a file that come in that time at least: half a kilobyte a second, which the slowest of phones sends. */
export const leastOfUpload = 16_384;
/** Requests of one connection that may wait for their answers at the same time. */
export const maxUnderWay = 10;
/** How long a connection is left to a client that has its answer and sends on all the same, ms. */
export const lingerTime = 1_000;
/**
 * Pieces of dear work that one caller may have waiting: as many as there are people behind the busiest address. As
 * prices they take half a second, as pages ten.
 */
export const maxWaitingForTurn = 1_000;
