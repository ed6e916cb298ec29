import { answerProof } from '@kerf/sdk/actions';
import type { OrderEvent, Proof } from '@kerf/sdk/contract';
import { formatShopTime } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { fileSize } from '../uploads/file-size.js';
import { namedPart } from './named-part.js';
import { formUrl } from './order-address.js';
import { PaperLink, paperPath } from './paper-link.js';
import { TextForm } from './text-form.js';
import { useDeed } from './use-deed.js';

export interface ProofPartProps {
  order: string;
  /** What is proofed, in words. */
  name: string;
  proofs: readonly Proof[];
  /** What happened to it, of which that a proof was sent says what that shows. */
  events: readonly OrderEvent[];
  /** Whether the last one waits for an answer. */
  isOpen: boolean;
  /** Whether nothing is left to be paid. */
  isPaid: boolean;
  /** Whether it is shown on a page of the shop, whose cookies say who asks for the picture. */
  isOwn: boolean;
  /** Whether the page was opened for them. */
  isNamed: boolean;
  /** Whether some of its artwork is missing, and nobody wrote what is printed there. */
  isInPart: boolean;
  /** It is done, and the buttons are gone. */
  onAnswered: (action: 'approve' | 'ask-change') => void;
  /** What is to be changed, of which the shop was not told: somebody else may have answered meanwhile. */
  unsent: string;
  setUnsent: (text: string) => void;
  /** Whether it came back from a form that was sent. */
  isPosted: boolean;
}

const answerWords = ({ decision, decided_at, decided_by }: Proof): string =>
  decision === null || decided_at === null
    ? 'no answer'
    : `${decision === 'approved' ? 'approved' : 'change asked for'} on ${formatShopTime(decided_at)} by ${decided_by}`;

/** Which files a proof shows, where it was made of them: of more than are printed the newest. */
const shownWords = (proof: Proof, events: readonly OrderEvent[]): string =>
  events.find(({ what, at }) => what === 'proof-sent' && at === proof.sent_at)?.detail ?? '';

/** How far the picture of a proof has come; nobody watches for it before there is script. */
type Sight = 'unwatched' | 'awaited' | 'drawn' | 'failed';

interface SheetProps {
  order: string;
  proof: Proof;
  name: string;
  sight: Sight;
  setSight: (sight: Sight) => void;
}

/** The picture of all its pages, which leads to the PDF. Room is kept for it until it is here. */
function Sheet({ order, proof, name, sight, setSight }: SheetProps) {
  const picture = useRef<HTMLImageElement>(null);
  const see = () => {
    const { current: image } = picture;
    if (image) setSight(!image.complete ? 'awaited' : image.naturalWidth > 0 ? 'drawn' : 'failed');
  };
  // It may be here before the script is.
  useEffect(see, []);
  return (
    <a className="sheet" href={paperPath(order, proof)} target="_blank" rel="noopener">
      {sight !== 'drawn' && (
        <span className="sheet-words">
          {sight === 'failed'
            ? 'The picture of the proof could not be drawn. Open the PDF, and look at that.'
            : 'The picture of the proof is on its way.'}
        </span>
      )}
      <img
        className={proof.picture_height === null ? 'of-any-height' : undefined}
        src={`${paperPath(order, proof)}/picture`}
        alt={sight === 'failed' ? '' : `Pages of proof ${proof.round} of ${name}`}
        width="1000"
        height={proof.picture_height ?? 707}
        loading="lazy"
        ref={picture}
        onLoad={see}
        onError={see}
      />
      <span className="sheet-foot">
        Open it large (PDF)<span className="out">, in a new tab</span>
      </span>
    </a>
  );
}

/** The rounds of a piece: the last to be looked at and answered, each earlier one with what was said to it. */
export function ProofPart({
  order,
  name,
  proofs,
  events,
  isOpen,
  isPaid,
  isOwn,
  isNamed,
  isInPart,
  onAnswered,
  unsent,
  setUnsent,
  isPosted,
}: ProofPartProps) {
  const { runtime } = useWidget();
  const { run, isBusy, problem } = useDeed();
  const sent = useRef('');
  const approving = useRef<HTMLDetailsElement>(null);
  const [sights, setSights] = useState<Readonly<Record<string, Sight>>>({});
  const last = proofs.at(-1);
  const sight = sights[last?.id ?? ''] ?? 'unwatched';
  // What is approved was seen, or can't be.
  const isAwaited = sight === 'awaited';
  if (!last) return null;
  const link = (proof: Proof) => (
    <PaperLink order={order} proof={proof} isOwn={isOwn}>
      {`Proof ${proof.round}`}
      <span className="out">{` of ${name}, opens in a new tab`}</span>
    </PaperLink>
  );
  // Nothing of one that the shop made by hand: that may show all.
  const shows = shownWords(last, events);
  const slot = `approve-${last.id}`;
  const answer = (remark: string | null) => answerProof(runtime, { order, proof: last.id, remark });
  function reconsider() {
    const { current } = approving;
    if (!current) return;
    current.open = false;
    current.querySelector('summary')?.focus();
  }
  const askForChange = async (remark: string) => {
    sent.current = remark;
    const outcome = await answer(remark);
    setUnsent(outcome.ok ? '' : remark);
    return outcome;
  };
  return (
    <section className="proof" part="proof" aria-label={`Proofs of ${name}`} {...(isNamed && namedPart)}>
      <ul className="rounds">
        {proofs.map((proof) => (
          <li key={proof.id}>
            {link(proof)}
            {` (PDF, ${fileSize(proof.bytes)}), sent ${formatShopTime(proof.sent_at)}${proof === last && isOpen ? '' : `: ${answerWords(proof)}`}`}
            {shownWords(proof, events) && <p>{shownWords(proof, events)}</p>}
            {proof.remark && <blockquote>{proof.remark}</blockquote>}
          </li>
        ))}
      </ul>
      {isOpen && (
        <>
          {isOwn && (
            <Sheet
              key={last.id}
              order={order}
              proof={last}
              name={name}
              sight={sight}
              setSight={(each) => setSights({ ...sights, [last.id]: each })}
            />
          )}
          <p>Look at it closely: words, colours, the cut line. We print what you approve.</p>
          {/* Of one proof: what was opened for another is not approved instead of it. */}
          <details className="approving" key={last.id} ref={approving}>
            <summary className="button primary">
              Approve
              <span className="out">{` proof ${last.round} of ${name}`}</span>
            </summary>
            <p>{`We print ${name} as proof ${last.round} shows it${isPaid ? '' : ', as soon as the order is paid'}. That is final: nothing can be changed or cancelled then.`}</p>
            {shows && <p>{shows}</p>}
            {shows && isInPart && (
              <p>
                <strong>
                  Send the rest of your artwork before you approve, or write to us what is to be printed
                  there.
                </strong>
              </p>
            )}
            <form
              method="post"
              action={formUrl(order, 'proofs', last.id, 'approve')}
              onSubmit={async (event) => {
                event.preventDefault();
                if (isAwaited) return;
                if (
                  await run(
                    () => answer(null),
                    () =>
                      `You approved proof ${last.round} of ${name}.${isPaid ? '' : ' We print it as soon as the order is paid.'}`,
                  )
                )
                  onAnswered('approve');
              }}
            >
              {isAwaited && <p>The picture of the proof is on its way. Look at it first.</p>}
              <button
                className="button primary"
                type="submit"
                aria-disabled={isBusy || isAwaited || undefined}
              >
                Approve and print
                <span className="out">{` proof ${last.round} of ${name}`}</span>
              </button>
              <button className="button scripted" type="button" onClick={reconsider}>
                Not yet
              </button>
              <ErrorSlot name={slot} message={problem?.message ?? ''} />
            </form>
          </details>
          <details open={isPosted || undefined}>
            <summary>Something is to be changed</summary>
            <TextForm
              id={`change-${last.id}`}
              form="change"
              about={last.id}
              action={formUrl(order, 'proofs', last.id, 'change')}
              label={`What is to be changed in proof ${last.round}?`}
              button="Ask for a change"
              initial={unsent}
              send={askForChange}
              done={`We have what is to be changed in ${name}, and send you another proof.`}
              onDone={() => onAnswered('ask-change')}
              // What was sent went with its answer; what was still being written is kept.
              onLeft={(text) => {
                if (text !== sent.current) setUnsent(text);
              }}
            />
          </details>
        </>
      )}
    </section>
  );
}
