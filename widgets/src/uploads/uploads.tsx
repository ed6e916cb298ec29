/** Files on their way, one after the other, each with how far it has come. Fetched when somebody sends one. */
import { forgetUpload, keepUpload, keptUploads } from '@kerf/sdk/actions';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fileSize } from './file-size.js';
import { type FileInParts, sendInParts } from './send-in-parts.js';

/** How far a file has come. */
type UploadState = 'queued' | 'sending' | 'paused' | 'lost' | 'sent' | 'refused';

interface SentFile {
  id: number;
  file: File;
  state: UploadState;
  /** Bytes that are there. */
  sent: number;
  /** Why it is refused. */
  message: string;
  parts: FileInParts | null;
  /** The last part of the address that it has at the shop. */
  key: string;
}

interface UploadsProps {
  /** Where uploads begin, below the base of the API. */
  path: string;
  /** What the files are for, as the shop is told, where it has to be: a piece, or an order. */
  notes: Readonly<Record<string, string>>;
  /** The id of that, or a name for it. */
  about: string;
  /** Why a file is not worth sending; '' for one that is. */
  refusalOf: (file: File) => string;
  /** Each of these is sent once; a later one is a new array. */
  batch: readonly File[];
  /** Says something, once; for the eye too where the list shows it no more. */
  say: (words: string, isShown?: boolean) => void;
  /** A file is there; the shop did not take one, for what it says. */
  onSent?: () => void;
  onRefused?: (message: string) => void;
  /**
   * Nothing is under way any more; the keys of what came, whether something did not, and whether there is something in the
   * list that did not.
   */
  onEnd?: (keys: readonly string[], isWhole: boolean, isLeft: boolean) => void;
  /** How many files are in the list, whenever that changes. */
  onCount?: (count: number) => void;
  /** Where the focus goes on when what had it goes away. */
  onGone: () => void;
  /** What is said behind the name of a file that is there, where it stays in the list. */
  sentWords?: string;
}

const fingerprintOf = ({ name, size, lastModified }: File): string => `${size} ${lastModified} ${name}`;

const shareOf = ({ sent, file }: SentFile): number => Math.floor((sent / Math.max(1, file.size)) * 100);

/** What takes a file out of the list; of one that is under way, that is the end. */
const removeWords: Partial<Record<UploadState, string>> = {
  queued: 'Leave it out',
  refused: 'Leave it out',
  sent: 'Remove',
};

/** Why a file does not go on, by how far it has come. */
const lostWords: Readonly<Record<'connection' | 'busy', (percent: number) => string>> = {
  connection: (percent) =>
    `The connection is lost, at ${percent} %. It goes on by itself when the connection is back: keep this page open.`,
  busy: (percent) =>
    `The shop is busy, at ${percent} %. It goes on by itself in a moment: keep this page open.`,
};

/** What is said of a file, beside how far it has come. */
const stateWords = (sentFile: SentFile, sentWords: string): string => {
  const { state, message, sent, file } = sentFile;
  switch (state) {
    case 'queued':
      return 'Waits for its turn.';
    case 'sending':
      return `${fileSize(sent)} of ${fileSize(file.size)}, ${shareOf(sentFile)} %.`;
    case 'paused':
      return `Paused at ${shareOf(sentFile)} %.`;
    case 'sent':
      return sentWords;
    case 'lost':
    case 'refused':
      return message;
  }
};

export function Uploads(props: UploadsProps) {
  const {
    path,
    notes,
    about,
    refusalOf,
    batch,
    say,
    onSent,
    onRefused,
    onEnd,
    onCount,
    onGone,
    sentWords = '',
  } = props;
  const { runtime } = useWidget();
  const files = useRef<SentFile[]>([]);
  const next = useRef(0);
  const isCut = useRef(false);
  const [, draw] = useState(0);
  const [broken, setBroken] = useState(() => keptUploads(runtime, about));
  const latest = useRef({ onSent, onRefused, onEnd, onCount });
  latest.current = { onSent, onRefused, onEnd, onCount };

  function set(sentFile: SentFile, changed: Partial<SentFile>) {
    Object.assign(sentFile, changed);
    draw((count) => count + 1);
  }

  /** Nothing of it goes on later: neither what came whole, nor what the shop or the visitor refused. */
  function forget(fingerprint: string) {
    forgetUpload(runtime, { about, fingerprint });
    setBroken(keptUploads(runtime, about));
  }

  /** Lets the next file begin, or says that there is none. */
  function turn() {
    const all = files.current;
    if (all.some(({ state }) => state === 'sending' || state === 'lost')) return;
    const queued = all.find(({ state }) => state === 'queued');
    if (queued) return begin(queued);
    if (all.some(({ state }) => state === 'paused')) return;
    const keys = all.filter(({ state }) => state === 'sent').map(({ key }) => key);
    const isLeft = all.length > keys.length;
    latest.current.onEnd?.(keys, !isCut.current && !isLeft, isLeft);
  }

  function begin(sentFile: SentFile) {
    const { file } = sentFile;
    const named = { about, fingerprint: fingerprintOf(file) };
    const known = keptUploads(runtime, about).find(({ fingerprint }) => fingerprint === named.fingerprint);
    let quarter = 0;
    sentFile.parts ??= sendInParts({
      endpoint: new URL(runtime.api + path, location.href).href,
      file,
      notes,
      url: known?.url || null,
      onUrl(url) {
        keepUpload(runtime, { ...named, name: file.name, url });
        setBroken(keptUploads(runtime, about));
      },
      onProgress(sent) {
        if (sentFile.state === 'lost') say(`${file.name} goes on.`);
        set(sentFile, { state: 'sending', sent });
        const reached = Math.floor(shareOf(sentFile) / 25);
        // In quarters: heard, each per cent would be noise.
        if (reached > quarter) say(`${file.name}: ${reached * 25} %.`);
        quarter = Math.max(quarter, reached);
      },
      onLost(why) {
        set(sentFile, { state: 'lost', message: lostWords[why](shareOf(sentFile)) });
        say(`${file.name}: ${stateWords(sentFile, '')}`);
      },
      onSent(url) {
        forget(named.fingerprint);
        set(sentFile, { state: 'sent', sent: file.size, key: url.split('/').at(-1) ?? '' });
        // Where those that are there leave the list, the last words are of all of them.
        const here = sentWords === '' ? files.current.filter(({ state }) => state === 'sent').length : 1;
        say(here > 1 ? `${here} files are with us.` : `${file.name} is with us.`, sentWords === '');
        latest.current.onSent?.();
        turn();
      },
      onRefused(message) {
        forget(named.fingerprint);
        set(sentFile, { state: 'refused', message });
        say(`${file.name}: ${message}`);
        latest.current.onRefused?.(message);
        turn();
      },
    });
    set(sentFile, { state: 'sending' });
    say(`Sending ${file.name}.`);
    sentFile.parts.start();
  }

  // What was refused, and what is there, makes room for what comes now.
  useEffect(() => {
    if (batch.length === 0) return;
    isCut.current = false;
    const kept = files.current.filter(
      ({ state }) => state !== 'refused' && (state !== 'sent' || sentWords !== ''),
    );
    const added = batch.map((file): SentFile => {
      const message = refusalOf(file);
      const state = message ? 'refused' : 'queued';
      return { id: next.current++, file, state, sent: 0, message, parts: null, key: '' };
    });
    files.current = [...kept, ...added];
    latest.current.onCount?.(files.current.length);
    draw((count) => count + 1);
    // One that waits for its turn when the page is left is told of as well.
    for (const { file, state } of added) {
      const fingerprint = fingerprintOf(file);
      const isKept = keptUploads(runtime, about).some((kept) => kept.fingerprint === fingerprint);
      if (state === 'queued' && !isKept)
        keepUpload(runtime, { about, fingerprint, name: file.name, url: '' });
    }
    setBroken(keptUploads(runtime, about));
    const refused = added.find(({ message }) => message);
    if (refused) say(`${refused.file.name}: ${refused.message}`);
    turn();
  }, [batch]);

  // Left, it goes on when the page is back: what came is kept for a day.
  useEffect(
    () => () => {
      for (const { parts } of files.current) parts?.pause();
    },
    [],
  );

  const isSending = files.current.some(({ state }) => ['queued', 'sending', 'lost'].includes(state));
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  function pause(sentFile: SentFile) {
    sentFile.parts?.pause();
    set(sentFile, { state: 'paused' });
    turn();
  }

  function retry(sentFile: SentFile) {
    set(sentFile, { state: 'queued', sent: 0, message: '', parts: null });
    turn();
  }

  function remove(sentFile: SentFile) {
    sentFile.parts?.cancel();
    isCut.current = true;
    forget(fingerprintOf(sentFile.file));
    files.current = files.current.filter((each) => each !== sentFile);
    latest.current.onCount?.(files.current.length);
    say(`${sentFile.file.name} is ${sentFile.state === 'sent' ? 'taken out' : 'not sent'}.`, true);
    draw((count) => count + 1);
    onGone();
    turn();
  }

  const shown = files.current.filter(({ state }) => state !== 'sent' || sentWords !== '');
  // What is here goes on by itself, or by its own button.
  const lost = broken.filter(
    ({ fingerprint }) => !files.current.some(({ file }) => fingerprintOf(file) === fingerprint),
  );
  return (
    <>
      {(shown.length > 0 || lost.length > 0) && (
        <ul className="uploads" part="uploads" aria-label="Files on their way">
          {lost.map((upload) => (
            <li key={upload.fingerprint}>
              <p>
                <strong>{upload.name}</strong>
                {` did not come whole. Choose it again and send it${upload.url && ': it goes on where it broke off'}.`}
              </p>
              <div>
                <button
                  className="button"
                  type="button"
                  onClick={() => {
                    forget(upload.fingerprint);
                    onGone();
                  }}
                >
                  Forget it<span className="out">{` ${upload.name}`}</span>
                </button>
              </div>
            </li>
          ))}
          {shown.map((sentFile) => {
            const { id, file, state, sent } = sentFile;
            const isUnderWay = state === 'sending' || state === 'lost';
            return (
              <li key={id}>
                <p>
                  <strong>{file.name}</strong>
                </p>
                {(isUnderWay || state === 'paused') && (
                  <progress value={sent} max={Math.max(1, file.size)} aria-label={`Sending ${file.name}`} />
                )}
                <p className={state}>{stateWords(sentFile, sentWords)}</p>
                <div>
                  {(isUnderWay || state === 'paused') && (
                    <button
                      className="button"
                      type="button"
                      onClick={() => {
                        if (isUnderWay) return pause(sentFile);
                        set(sentFile, { state: 'queued' });
                        turn();
                      }}
                    >
                      {isUnderWay ? 'Pause' : 'Go on'}
                      <span className="out">{` ${file.name}`}</span>
                    </button>
                  )}
                  {state === 'refused' && !refusalOf(file) && (
                    <button className="button" type="button" onClick={() => retry(sentFile)}>
                      Try again<span className="out">{` ${file.name}`}</span>
                    </button>
                  )}
                  <button className="button" type="button" onClick={() => remove(sentFile)}>
                    {removeWords[state] ?? 'Stop sending'}
                    <span className="out">{` ${file.name}`}</span>
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
