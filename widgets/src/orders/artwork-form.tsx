import { artworkAccept, artworkRoutes, maxArtworkBytes, messages, type OrderLine } from '@kerf/sdk/contract';
import { artworkRefusal } from '@kerf/sdk/rules';
import { useContext, useRef } from 'react';
import { useDrop } from '../uploads/use-drop.js';
import { useUploads } from '../uploads/use-uploads.js';
import { formUrl } from './order-address.js';
import { DeedContext } from './use-deed.js';

/** What is told of files before one is chosen. */
export const fileHint = `PDF, AI, SVG, PNG, JPEG or TIFF, at most ${maxArtworkBytes / 1_048_576} MB each.`;

interface ArtworkFormProps {
  order: string;
  line: OrderLine;
}

/** Takes the files of a piece: in parts where that can be, in one go where it can't. They can be dropped on the piece. */
export function ArtworkForm({ order, line }: ArtworkFormProps) {
  const { refresh } = useContext(DeedContext);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    path: artworkRoutes.upload,
    about: line.id,
    notes: { line: line.id },
    refusalOf: artworkRefusal,
    onSent: refresh,
    onGone: () => field.current?.focus(),
  });
  const id = `artwork-${line.id}`;

  async function send(files: FileList) {
    const input = field.current;
    if (!input || files.length === 0) return;
    if (await uploads.send(files)) input.value = '';
    else {
      input.files = files;
      form.current?.submit();
    }
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
          {line.stage === 'placed' ? 'Send your artwork' : 'Send other artwork'}
          <span className="out">{` for ${line.product_name}`}</span>
        </label>
        <p className="muted" id={`${id}-hint`}>
          {line.stage === 'proof-sent'
            ? `${fileHint} It withdraws the proof that waits for your answer, and we make you another.`
            : fileHint}
        </p>
        <input
          id={id}
          type="file"
          name="artwork"
          accept={artworkAccept}
          multiple
          required
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(messages.fileMissing)}
          onChange={({ currentTarget }) => currentTarget.setCustomValidity('')}
          aria-describedby={`${id}-hint`}
          ref={field}
        />
        <button className="button" type="submit">
          Send
          <span className="out">{` the artwork for ${line.product_name}`}</span>
        </button>
      </form>
      {uploads.list}
    </>
  );
}
