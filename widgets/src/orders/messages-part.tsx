import { writeToShop } from '@kerf/sdk/actions';
import { artworkAccept, artworkRoutes, maxMessageFiles, type OrderDetail } from '@kerf/sdk/contract';
import { formatShopTime } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { fileSize } from '../uploads/file-size.js';
import { fileHint } from './artwork-form.js';
import { namedPart } from './named-part.js';
import { formUrl } from './order-address.js';
import { TextForm } from './text-form.js';
import { useSentFiles } from './use-sent-files.js';

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

  const files = useSentFiles({
    order: order.id,
    about: order.id,
    sentWords: 'Goes with your message.',
    unsentWords: 'Not every file came, and your message is not sent yet. Choose another, or send it without.',
  });

  return (
    <section className="messages" part="messages" aria-labelledby="messages-head">
      <h3 className="head" id="messages-head" tabIndex={-1} {...(isNamed && namedPart)}>
        Messages
      </h3>
      {messages.length === 0 && (
        <p className="muted">Write to us about this order: we answer here and by e-mail.</p>
      )}
      <ol className="thread">
        {messages.map(({ id, from, text, at, line_id, files: sent }) => (
          <li key={id} className={from}>
            <p className="muted">
              {`${from === 'shop' ? 'Kerf' : 'You'}, `}
              <time dateTime={at}>{formatShopTime(at)}</time>
              {nameOf(line_id) && `, about ${nameOf(line_id)}`}
            </p>
            <p className="words">{text}</p>
            {sent.length > 0 && (
              <ul className="files sent-files" aria-label="Files of this message">
                {sent.map((file) => (
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
        label={line ? `Your message about ${nameOf(line)}` : 'Your message'}
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
                aria-invalid={files.fault ? 'true' : undefined}
                aria-describedby="message-files-hint message-files-error"
                onChange={files.choose}
                ref={files.field}
              />
              <ErrorSlot name="message-files" message={files.fault} />
              {files.list}
            </div>
          )
        }
        send={async (text, form) => {
          const problem = await files.send(form);
          if (problem) return { ok: false, problem };
          const outcome = await writeToShop(runtime, { order: order.id, text, line, files: files.keys() });
          if (!outcome.ok) return outcome;
          files.clear();
          host?.emit('kerf-order-change', { order: order.id, piece: line, action: 'message' });
          return outcome;
        }}
        done="Your message is with us. We answer here and by e-mail."
        stays
        round={messages.filter(({ from }) => from === 'shop').length}
      />
    </section>
  );
}
