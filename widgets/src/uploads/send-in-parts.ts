/** One file on its way to the shop, in as many requests as the connection makes of it. Fetched with the first file. */
import { DetailedError, Upload } from 'tus-js-client';

/** From a lost connection to the first try to go on, ms, and the longest; each wait is twice the one before. */
const firstWait = 1_000;
const longestWait = 15_000;
/** A line on which nothing moves for so long is a lost one, ms: what was sent may lie in buffers for a while. */
const stalledAfter = 90_000;

/** Whoever is asked to come back so soon waits for it here, seconds. */
const shortWait = 5;

interface PartsOptions {
  /** Where uploads begin; absolute. */
  endpoint: string;
  file: File;
  /** What the shop is told of the file beside its name. */
  notes: Readonly<Record<string, string>>;
  /** Where one that broke off goes on; null for a new one. */
  url: string | null;
  /** Where it goes on from now on. */
  onUrl: (url: string) => void;
  /** Bytes that are there. */
  onProgress: (sent: number) => void;
  /** The connection is lost, or the shop has no time just now; it is tried again until somebody stops it. */
  onLost: (why: 'connection' | 'busy') => void;
  /** All of it is there, under this address. */
  onSent: (url: string) => void;
  /** The shop does not take it, in its words. */
  onRefused: (message: string) => void;
}

/** A file on its way. */
export interface FileInParts {
  start(): void;
  /** Stops; started again it goes on. */
  pause(): void;
  /** Stops for good, and lets the shop forget what came. */
  cancel(): void;
}

/** Whether the shop said that it has no time just now. */
function isBusy(error: unknown): boolean {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const wait = Number(answer?.getHeader('retry-after') || Number.NaN);
  return [429, 503].includes(answer?.getStatus() ?? 0) && wait <= shortWait;
}

/** What the shop said to a request; null where there was no answer, or none of the shop's own. */
function refusalOf(error: unknown): { code: string; message: string } | null {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  const status = answer?.getStatus() ?? 0;
  // 423: the request that broke off is not over yet at the other end. 507: there is no room for it, now or in a moment.
  const isAnswer = (status >= 400 && status < 500) || status === 507;
  if (!isAnswer || status === 423 || isBusy(error)) return null;
  try {
    const { error, message } = JSON.parse(answer?.getBody() ?? '') as {
      error: { code: string };
      message: string;
    };
    return { code: error.code, message };
  } catch {
    return null;
  }
}

/** Makes one that is not started yet. */
export function sendInParts(options: PartsOptions): FileInParts {
  const { endpoint, file, notes, url, onUrl, onProgress, onLost, onSent, onRefused } = options;
  let wait = firstWait;
  let isStopped = true;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    clearTimeout(again);
    clearTimeout(stall);
    removeEventListener('online', go);
  };
  function go() {
    rest();
    stall = setTimeout(() => lose(), stalledAfter);
    upload.start();
  }
  function lose(why: 'connection' | 'busy' = 'connection') {
    rest();
    upload.abort();
    if (isStopped) return;
    onLost(why);
    again = setTimeout(go, wait);
    addEventListener('online', go);
    wait = Math.min(wait * 2, longestWait);
  }

  const upload: Upload = new Upload(file, {
    endpoint,
    uploadUrl: url,
    metadata: { ...notes, filename: file.name },
    // Tried again here, without an end: the library counts its tries.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
    onProgress(sent) {
      wait = firstWait;
      clearTimeout(stall);
      if (isStopped) return;
      stall = setTimeout(() => lose(), stalledAfter);
      onProgress(sent);
    },
    onSuccess() {
      rest();
      isStopped = true;
      onSent(upload.url ?? '');
    },
    onError(error) {
      if (isStopped) return;
      const refusal = refusalOf(error);
      if (!refusal || refusal.code === 'ARTWORK_OFFSET') return lose(isBusy(error) ? 'busy' : 'connection');
      rest();
      isStopped = true;
      onRefused(refusal.message);
    },
  });

  const stop = (isForGood: boolean) => {
    isStopped = true;
    rest();
    // What was not begun, or is gone, can't be taken back: then there is nothing to take back.
    upload.abort(isForGood).catch(() => {});
  };
  return {
    start() {
      isStopped = false;
      go();
    },
    pause: () => stop(false),
    cancel: () => stop(true),
  };
}
