import {
  type ArtworkSent,
  artworkAccept,
  artworkRoutes,
  maxArtworkBytes,
  messages,
  type OrderLine,
} from '@kerf/sdk/contract';
import { artworkRefusal } from '@kerf/sdk/rules';
import { useContext, useEffect, useRef, useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { useDrop } from '../uploads/use-drop.js';
import { emptyField, offlineWords, useUploads } from '../uploads/use-uploads.js';
import { namedField } from './named-part.js';
import { formUrl } from './order-address.js';
import { DeedContext } from './use-deed.js';

/** What is told of files before one is chosen. */
export const fileHint = `PDF, AI, SVG, PNG, JPEG or TIFF, at most ${maxArtworkBytes / 1_048_576} MB each.`;

interface ArtworkFormProps {
  order: string;
  line: OrderLine;
  /** How much of it is there already. */
  sent: ArtworkSent;
  /** Whether the page was opened for it. */
  isNamed: boolean;
}

const labels: Readonly<Record<ArtworkSent, string>> = {
  none: 'Send your artwork',
  part: 'Send the rest of your artwork',
  all: 'Send other artwork',
};

/** Where more files are chosen than are printed: which are, before they are sent. */
const chosenWords = (names: readonly string[], printed: number): string =>
  `You chose ${names.length} files, and ${printed === 1 ? 'one page is' : `${printed} pages are`} printed. We print the last${printed === 1 ? '' : ` ${printed}`}: ${names.slice(-printed).join(', ')}.`;

/** Takes the files of a piece: in parts where that can be, in one go where it can't. They can be dropped on the piece. */
export function ArtworkForm({ order, line, sent: there, isNamed }: ArtworkFormProps) {
  const { runtime } = useWidget();
  const { refresh, tell } = useContext(DeedContext);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What is under way is named by its field as well, until it came.
  const sent = useRef<File[]>([]);
  const refused = useRef('');
  const [hasSent, setHasSent] = useState(false);
  const [fault, setFault] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The file is there, and the order that shows it could not be read.
  const unread = useShop(({ orders }) => (hasSent ? orders?.problem : null)) ?? null;
  const uploads = useUploads({
    path: artworkRoutes.upload,
    about: line.id,
    notes: { line: line.id },
    refusalOf: artworkRefusal,
    onSent() {
      setHasSent(true);
      refresh();
    },
    onRefused(message) {
      refused.current = message;
      refresh();
    },
    onEnd() {
      emptyField(field.current, sent.current.splice(0));
      see();
    },
    onGone: () => field.current?.focus(),
  });
  const id = `artwork-${line.id}`;
  const printed = (line.sides ?? Number.POSITIVE_INFINITY) * line.kinds;

  /** Which files are chosen that can be printed, by their names. */
  function see(files: FileList | null | undefined = field.current?.files) {
    setChosen([...(files ?? [])].filter((file) => !artworkRefusal(file)).map(({ name }) => name));
  }
  // Some may be chosen before the script came.
  useEffect(() => see(), []);
  // The piece takes no artwork any more, and the form is gone, with why its file was not taken.
  useEffect(
    () => () => {
      if (refused.current) tell({ words: refused.current, isLate: true });
    },
    [],
  );

  async function send(chosen: FileList) {
    refused.current = '';
    // Told again where it is so again; else it stays until files are on their way, and the button below stays where it is.
    if (!navigator.onLine) setFault('');
    see(chosen);
    const input = field.current;
    const files = [...chosen].filter((file) => !sent.current.includes(file));
    if (!input || files.length === 0) return;
    sent.current.push(...files);
    const begun = await uploads.send(files);
    setFault(begun === 'offline' ? offlineWords : '');
    if (begun === 'begun') return;
    sent.current = sent.current.filter((file) => !files.includes(file));
    if (begun === 'offline') return;
    input.files = chosen;
    form.current?.submit();
  }
  useDrop(form, '.piece', send);

  return (
    <>
      <form
        className="artwork"
        method="post"
        encType="multipart/form-data"
        action={formUrl(order, 'lines', line.id, 'artwork')}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (field.current?.files) send(field.current.files);
        }}
      >
        <label htmlFor={id}>
          {labels[there]}
          <span className="out">{` for ${line.product_name}`}</span>
        </label>
        <p className="muted" id={`${id}-hint`}>
          {line.stage === 'proof-sent'
            ? `${fileHint} It withdraws the proof that waits for your answer, and we make you another.`
            : fileHint}{' '}
          {line.kinds > 1 && `You ordered ${line.kinds} sets: send artwork for each, a page or a file. `}
          {`The piece is ${line.configuration.width} × ${line.configuration.height} mm; what to add around it, and templates: `}
          <a
            className="link"
            href={shopUrl(runtime, '/user-guide/artwork-guide')}
            target="_blank"
            rel="noopener"
          >
            Artwork guide
            <span className="out">, opens in a new tab</span>
          </a>
          {line.template_path && (
            <>
              {', '}
              <a className="link" href={shopUrl(runtime, line.template_path)}>
                Template of this piece (PDF)
              </a>
            </>
          )}
        </p>
        <input
          id={id}
          type="file"
          name="artwork"
          accept={artworkAccept}
          multiple
          required
          {...(isNamed && namedField)}
          onInvalid={(event) => {
            event.preventDefault();
            setFault(messages.fileMissing);
            event.currentTarget.focus();
          }}
          onChange={() => {
            setFault('');
            see();
          }}
          aria-invalid={fault === messages.fileMissing || undefined}
          aria-describedby={`${id}-hint ${id}-chosen ${id}-error`}
          ref={field}
        />
        {/* Always there: a region that arrives filled is often not heard. */}
        <p className={chosen.length > printed ? 'upload-said' : 'out'} id={`${id}-chosen`} role="status">
          {chosen.length > printed && chosenWords(chosen, printed)}
        </p>
        <ErrorSlot name={id} message={fault} />
        <button className="button" type="submit">
          Send
          <span className="out">{` the artwork for ${line.product_name}`}</span>
        </button>
      </form>
      {uploads.list}
      {unread && (
        <div className="error-notice" role="alert">
          <p>{`It is not shown here yet. ${unread.message}`}</p>
          <button
            className="button"
            type="button"
            onClick={() => {
              field.current?.focus();
              refresh();
            }}
          >
            Try again
          </button>
        </div>
      )}
    </>
  );
}
