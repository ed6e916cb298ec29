import { writeToShop } from '@kerf/sdk/actions';
import {
  artworkAccept,
  artworkRefusals,
  artworkRoutes,
  maxMessageFiles,
  type OrderDetail,
} from '@kerf/sdk/contract';
import { artworkRefusal, formatShopTime } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useRef } from 'react';
import { useWidget } from '../element/widget-context.js';
import { fileSize } from '../uploads/file-size.js';
import { useUploads } from '../uploads/use-uploads.js';
import { fileHint } from './artwork-form.js';
import { namedPart } from './named-part.js';
import { formUrl } from './order-address.js';
import { TextForm } from './text-form.js';

interface MessagesPartProps {
  detail: OrderDetail;
  /** The piece that is written about; '' for the order. */
  piece: string;
  /** Whether it is shown on a page of the shop, which alone takes files and gives them back. */
  isOwn: boolean;
  /** Whether the page was opened for them. */
  isNamed: boolean;
}

/** The thread with the shop, the oldest message first, and the next one. */
export function MessagesPart({ detail: { order, messages }, piece, isOwn, isNamed }: MessagesPartProps) {
  const { runtime, host } = useWidget();
  const nameOf = (id: string | null) => order.lines.find((line) => line.id === id)?.product_name;
  const line = nameOf(piece) === undefined ? null : piece;

  const keys = useRef<readonly string[]>([]);
  const ended = useRef<(isWhole: boolean) => void>(() => {});
  const field = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    path: artworkRoutes.upload,
    about: order.id,
    notes: { order: order.id },
    refusalOf: artworkRefusal,
    sentWords: 'Goes with your message.',
    onEnd(came, isWhole) {
      keys.current = came;
      ended.current(isWhole);
    },
    onGone: () => field.current?.focus(),
  });

  /** Sends the files that were chosen, and says why the message can't go yet; null where it can. */
  async function sendFiles(form: HTMLFormElement): Promise<Problem | null> {
    const input = field.current;
    const refuse = (message: string) => ({ code: 'ARTWORK_MESSAGE_FULL', message, isRetryable: false });
    if (!input?.files?.length) return null;
    if (keys.current.length + input.files.length > maxMessageFiles)
      return refuse(artworkRefusals.ARTWORK_MESSAGE_FULL);
    const end = new Promise<boolean>((resolve) => {
      ended.current = resolve;
    });
    if (!(await uploads.send(input.files))) {
      form.submit();
      // The page goes.
      return new Promise(() => {});
    }
    input.value = '';
    return (await end)
      ? null
      : refuse('Not every file came, and your message is not sent yet. Choose another, or send it without.');
  }

  return (
    <section className="messages" part="messages" aria-labelledby="messages-head">
      <h3 className="head" id="messages-head" tabIndex={-1} {...(isNamed && namedPart)}>
        Messages
      </h3>
      {messages.length === 0 && (
        <p className="muted">Write to us about this order: we answer here and by e-mail.</p>
      )}
      <ol className="thread">
        {messages.map(({ id, from, text, at, line_id, files }) => (
          <li key={id} className={from}>
            <p className="muted">
              {`${from === 'shop' ? 'Kerf' : 'You'}, `}
              <time dateTime={at}>{formatShopTime(at)}</time>
              {nameOf(line_id) && `, about ${nameOf(line_id)}`}
            </p>
            <p className="words">{text}</p>
            {files.length > 0 && (
              <ul className="files sent-files" aria-label="Files of this message">
                {files.map((file) => (
                  <li key={file.id}>
                    {isOwn ? (
                      <a href={`${runtime.api}${artworkRoutes.messageFile}/${file.id}`} download>
                        {file.name}
                      </a>
                    ) : (
                      file.name
                    )}
                    <span className="muted">{` ${fileSize(file.bytes)}`}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <TextForm
        id="message"
        form="message"
        about={order.id}
        action={formUrl(order.id, 'messages')}
        label="Your message"
        button="Send message"
        hidden={line ? { line } : {}}
        files={
          isOwn && (
            <div className="artwork">
              <label htmlFor="message-files">Files, if you like</label>
              <p className="muted" id="message-files-hint">
                {`Up to ${maxMessageFiles}: ${fileHint}`}
              </p>
              <input
                id="message-files"
                type="file"
                name="files"
                accept={artworkAccept}
                multiple
                aria-describedby="message-files-hint"
                ref={field}
              />
              {uploads.list}
            </div>
          )
        }
        send={async (text, form) => {
          const problem = await sendFiles(form);
          if (problem) return { ok: false, problem };
          const outcome = await writeToShop(runtime, { order: order.id, text, line, files: keys.current });
          if (!outcome.ok) return outcome;
          keys.current = [];
          uploads.clear();
          host?.emit('kerf-order-change', { order: order.id, piece: line, action: 'message' });
          return outcome;
        }}
        done="Your message is with us. We answer here and by e-mail."
      />
    </section>
  );
}
