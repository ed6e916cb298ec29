import { writeToShop } from '@kerf/sdk/actions';
import { useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { formUrl } from './order-address.js';
import { OutcomePlace } from './outcome-place.js';
import { ProofPart, type ProofPartProps } from './proof-part.js';
import { TextForm } from './text-form.js';

type ProofPlaceProps = Omit<ProofPartProps, 'unsent' | 'setUnsent' | 'isPosted'> & {
  /** The id of what is proofed. */
  piece: string;
  /** What the words about an answer end with. */
  round: string;
};

/** The proofs of a piece, what came of an answer, and what was to be changed where it came too late, to be sent as a message. */
export function ProofPlace({ piece, round, ...part }: ProofPlaceProps) {
  const { runtime, host } = useWidget();
  const { order, proofs, isOpen } = part;
  const posted = useShop(({ orders }) =>
    orders?.posted?.form === 'change' && proofs.some(({ id }) => id === orders.posted?.about)
      ? orders.posted
      : null,
  );
  const [unsent, setUnsent] = useState(posted?.text ?? '');
  const last = proofs.at(-1);
  const writeInstead = async (text: string) => {
    const outcome = await writeToShop(runtime, { order, text, line: piece, files: [] });
    if (!outcome.ok) return outcome;
    setUnsent('');
    host?.emit('kerf-order-change', { order, piece, action: 'message' });
    return outcome;
  };
  return (
    <OutcomePlace
      round={round}
      below={
        !isOpen &&
        last &&
        unsent && (
          <TextForm
            id={`change-${last.id}`}
            form="message"
            about={last.id}
            action={formUrl(order, 'messages')}
            hidden={{ line: piece }}
            label="The proof was answered already"
            button="Send it as a message"
            initial={unsent}
            send={writeInstead}
            done="Your message is with us. We answer here and by e-mail."
          />
        )
      }
    >
      <ProofPart {...part} unsent={unsent} setUnsent={setUnsent} isPosted={posted !== null} />
    </OutcomePlace>
  );
}
