import { keptUploads } from '@kerf/sdk/actions';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';

type Part = typeof import('./uploads.js').Uploads;

/** What a form needs that sends files in parts where it can. */
interface SendingFiles {
  /** Sends files; false where what does that can't be had, and the form is to be sent as it is. */
  send: (files: Iterable<File>) => Promise<boolean>;
  /** The files on their way. */
  list: ReactNode;
  /** Forgets what is in the list. */
  clear: () => void;
}

/** Sends files in parts that survive a lost connection; what does that is fetched with the first file. */
export function useUploads(props: Omit<ComponentProps<Part>, 'batch' | 'say'>): SendingFiles {
  const { runtime } = useWidget();
  const [Uploads, setUploads] = useState<Part | null>(null);
  const [said, setSaid] = useState('');
  const [round, setRound] = useState(0);
  const [batch, setBatch] = useState<readonly File[]>([]);
  const isTaking = useRef(false);

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
      // Pressed twice before the first files were taken, it is the same ones.
      if (isTaking.current) return true;
      isTaking.current = true;
      const chosen = [...files];
      const isThere = await fetch();
      isTaking.current = false;
      if (isThere) setBatch(chosen);
      return isThere;
    },
    clear() {
      setBatch([]);
      setRound(round + 1);
    },
    list: (
      <>
        {/* Here before what it tells of: a region that arrives filled is often not heard. */}
        <p className="out" role="status">
          {said}
        </p>
        {Uploads && <Uploads key={round} {...props} batch={batch} say={setSaid} />}
      </>
    ),
  };
}
