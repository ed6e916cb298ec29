import { removeArtwork } from '@kerf/sdk/actions';
import { type Artwork, artworkRoutes } from '@kerf/sdk/contract';
import { useContext, useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { fileSize } from '../uploads/file-size.js';
import { formUrl } from './order-address.js';
import { DeedContext, useDeed } from './use-deed.js';

interface ArtworkPartProps {
  order: string;
  /** The piece's name. */
  name: string;
  artworks: readonly Artwork[];
  /** Whether other files may still be sent: until then it helps to know what the look at a file found. */
  isOpen: boolean;
  /** Whether it is shown on a page of the shop. */
  isOwn: boolean;
  /** A file is gone. */
  onRemoved: () => void;
}

/** From one look at a file that is being checked to the next, ms; each wait is longer, and there are only so many. */
const firstLook = 2_000;
const looks = 8;

/** What the look at a file came to, in a word; what it found stands beneath. */
const lookWords: Readonly<Record<Artwork['state'], string>> = {
  checking: 'We are looking at it.',
  checked: 'Looked at.',
  unreadable: '',
};

/** That a file was looked at, and how much of that is worth knowing. */
const foundWords = ({ name, warnings }: Artwork): string =>
  `${name} is looked at: ${warnings.length === 0 ? 'we found nothing to tell you' : `${warnings.length} ${warnings.length === 1 ? 'thing is' : 'things are'} worth knowing before we print it`}.`;

/** The files of a piece, each with what is worth knowing before it is printed. None of it stops the order. */
export function ArtworkPart({ order, name, artworks, isOpen, isOwn, onRemoved }: ArtworkPartProps) {
  const { runtime } = useWidget();
  const { refresh } = useContext(DeedContext);
  const { run, isBusy, problem } = useDeed();
  const looked = useRef(0);
  const [heard, setHeard] = useState<readonly Artwork[]>([]);
  const known = useRef<ReadonlyMap<string, Artwork['state']> | null>(null);
  const isChecking = artworks.some(({ state }) => state === 'checking');

  useEffect(() => {
    if (!isChecking) looked.current = 0;
    if (!isChecking || looked.current >= looks) return;
    const timer = setTimeout(refresh, firstLook * 1.4 ** looked.current++);
    return () => clearTimeout(timer);
  }, [artworks]);

  // What the look at a file found stands above what was pressed: who does not see it is told.
  useEffect(() => {
    const { current: before } = known;
    known.current = new Map(artworks.map(({ id, state }) => [id, state]));
    const done = artworks.filter(
      ({ id, state }) => state !== 'checking' && (before?.get(id) ?? 'checking') === 'checking',
    );
    if (before && isOpen && done.length > 0) setHeard(done);
  }, [artworks]);

  const isHeard = isOpen && heard.every(({ id }) => artworks.some((artwork) => artwork.id === id));
  const earlier = artworks.filter(({ is_printed }) => !is_printed);
  const shown = artworks.filter(({ is_printed }) => is_printed);

  function toItem(artwork: Artwork) {
    const { id, name: file, bytes, state, warnings: found, figure, is_removable } = artwork;
    const isTold = isOpen && artwork.is_printed;
    const warnings = isTold ? found : [];
    return (
      <li key={id}>
        <p>
          <strong>{file}</strong> <span className="muted">{fileSize(bytes)}.</span>{' '}
          {artwork.is_printed &&
            earlier.length > 0 &&
            (isOpen ? 'We print this one. ' : 'This one is printed. ')}
          {isTold && (warnings.length === 0 ? lookWords[state] : 'Worth knowing before we print it:')}
        </p>
        {figure && isOwn && isTold && (
          <img
            className="figure"
            src={`${runtime.api}${artworkRoutes.figure}/${id}`}
            alt={figure}
            width="320"
            height="240"
            loading="lazy"
          />
        )}
        {warnings.length > 0 && (
          <ul className="warnings">
            {warnings.map(({ code, message, page, mark }) => (
              <li key={`${code} ${page} ${message}`}>
                {mark !== null && <b className="mark">{mark}</b>}
                {page !== null && page > 1 && `Page ${page}: `}
                {message}
              </li>
            ))}
          </ul>
        )}
        {is_removable && (
          <details>
            <summary>
              Remove<span className="out">{` ${file}`}</span>
            </summary>
            <p>
              {artworks.length === 1
                ? 'We can make no proof without it. To have it back, send it again.'
                : 'To have it back, send it again.'}
            </p>
            <form
              method="post"
              action={formUrl(order, 'artworks', id, 'remove')}
              onSubmit={async (event) => {
                event.preventDefault();
                if (
                  await run(
                    () => removeArtwork(runtime, { order, artwork: id }),
                    () => `${file} is removed.`,
                  )
                )
                  onRemoved();
              }}
            >
              <button className="button" type="submit" aria-disabled={isBusy || undefined}>
                Remove this file<span className="out">{` ${file}`}</span>
              </button>
            </form>
          </details>
        )}
      </li>
    );
  }

  return (
    <>
      {shown.length > 0 && (
        <ul className="files" part="files" aria-label={`Your artwork for ${name}`}>
          {shown.map(toItem)}
        </ul>
      )}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>
            {`Earlier files (${earlier.length})`}
            <span className="out">{` for ${name}`}</span>
          </summary>
          <p>Not printed: what you sent later takes its place.</p>
          <ul className="files" part="files" aria-label={`Earlier files for ${name}`}>
            {earlier.map(toItem)}
          </ul>
        </details>
      )}
      <p className="out" role="status">
        {isHeard && heard.map(foundWords).join(' ')}
      </p>
      {artworks[0] && <ErrorSlot name={`files-${artworks[0].line_id}`} message={problem?.message ?? ''} />}
    </>
  );
}
