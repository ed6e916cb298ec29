import { keptUploads } from '@kerf/sdk/actions';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';

type Part = typeof import('./uploads.js').Uploads;

/**
 * Whether files are on their way. `form`: what sends them in parts can't be had, and the form is to be sent as it is;
 * `offline`: nor can the form be sent, which would leave the page.
 */
type Begun = 'begun' | 'form' | 'offline';

/** Said where there is no connection. */
export const offlineWords = 'You are offline, so nothing was sent. Press again once you are connected.';

/** What a form needs that sends files in parts where it can. */
interface SendingFiles {
  /** Sends files, or says why not. */
  send: (files: Iterable<File>) => Promise<Begun>;
  /** The files on their way. */
  list: ReactNode;
  /** Forgets what is in the list. */
  clear: () => void;
}

/** Empties a field of files that were sent, unless others were chosen meanwhile. */
export function emptyField(field: HTMLInputElement | null, sent: readonly File[]): void {
  if (field && [...(field.files ?? [])].every((file) => sent.includes(file))) field.value = '';
}

/** Sends files in parts that survive a lost connection; what does that is fetched with the first file. */
export function useUploads(props: Omit<ComponentProps<Part>, 'batch' | 'say'>): SendingFiles {
  const { runtime } = useWidget();
  const [Uploads, setUploads] = useState<Part | null>(null);
  const [said, setSaid] = useState({ words: '', isShown: false });
  const [round, setRound] = useState(0);
  const [batch, setBatch] = useState<readonly File[]>([]);
  const waiting = useRef<File[]>([]);

  const fetch = () =>
    import('./uploads.js').then(
      (part) => {
        setUploads(() => part.Uploads);
        return true;
      },
      () => false,
    );

  // One that broke off is told of, with what to do.
  useEffect(() => {
    if (keptUploads(runtime, props.about).length > 0) fetch();
  }, []);

  return {
    async send(files) {
      // Pressed twice before they were taken, it is the same ones.
      waiting.current.push(...[...files].filter((file) => !waiting.current.includes(file)));
      const isThere = await fetch();
      const chosen = waiting.current.splice(0);
      if (!isThere) return navigator.onLine ? 'form' : 'offline';
      if (chosen.length > 0) setBatch(chosen);
      return 'begun';
    },
    clear() {
      setBatch([]);
      setRound(round + 1);
    },
    list: (
      <>
        {/* Here before what it tells of: a region that arrives filled is often not heard. */}
        <p className={said.isShown ? 'upload-said' : 'out'} role="status">
          {said.words}
        </p>
        {Uploads && (
          <Uploads
            key={round}
            {...props}
            batch={batch}
            say={(words, isShown = false) => setSaid({ words, isShown })}
          />
        )}
      </>
    ),
  };
}
