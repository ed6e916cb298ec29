import type { OrderDetail, OrderLine } from '@kerf/sdk/contract';
import {
  artworkSent,
  formatMoney,
  formatQuantity,
  formatShopDay,
  formatUnitPrices,
  isDesigned,
  isPaid,
  nextStage,
  nextWords,
  orderSteps,
  pointsBackWords,
} from '@kerf/sdk/rules';
import { PieceThumb } from '../element/piece-thumb.js';
import { shopTarget } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import type { OrderChanged } from '../events.js';
import { ArtworkForm } from './artwork-form.js';
import { ArtworkPart } from './artwork-part.js';
import { namedPart } from './named-part.js';
import { artworkPicture, orderUrl } from './order-address.js';
import { OutcomePlace } from './outcome-place.js';
import { PieceDeeds } from './piece-deeds.js';
import { ProofPlace } from './proof-place.js';
import { ReviewDoor } from './review-door.js';

interface PiecePartProps {
  detail: OrderDetail;
  line: OrderLine;
  isOwn: boolean;
  /** What of it the page was opened for: nothing, the piece, its proof, or the form for its artwork. */
  named: 'nothing' | 'piece' | 'proof' | 'artwork';
}

/** What the shop says of the parcel, with the way to where its carrier shows it, where that is among the words. */
function Tracking({ words }: { words: string }) {
  const address = /https:\/\/\S+/.exec(words)?.[0];
  if (!address) return <p className="tracking">{`Tracking: ${words}`}</p>;
  return (
    <p className="tracking">
      {`Tracking: ${words.replace(address, '').trim()} `}
      <a className="link" href={address} target="_blank" rel="noopener noreferrer">
        Follow the parcel
      </a>
    </p>
  );
}

/** One piece of an order: what it is, how far it has come, what it waits for, and what can be done with it. */
export function PiecePart({ detail, line, isOwn, named }: PiecePartProps) {
  const { runtime, host } = useWidget();
  const { order, artworks, proofs, reviews } = detail;
  const name = line.product_name;
  // Letters that were designed in the shop are their own artwork.
  const isWanted = !isDesigned(line) || line.stage === 'placed';
  const isOpen = nextStage(line.stage, 'receive-artwork') !== null;
  const takesArtwork = isWanted && isOpen;
  const isOfLine = ({ line_id }: { line_id: string | null }) => line_id === line.id;
  const shown = artworks.find((artwork) => artwork.is_front && isOfLine(artwork));
  const isThere = {
    nothing: true,
    piece: false,
    proof: proofs.some(isOfLine),
    artwork: takesArtwork && isOwn,
  };
  const isHeadNamed = !isThere[named];
  const [unitPrice] = formatUnitPrices([line]);
  const why = order.events.filter(isOfLine).find(({ what }) => what === 'cancelled')?.detail;

  const proofed = proofs.filter(isOfLine);
  const sent = artworks.filter(isOfLine);
  const artworkThere = artworkSent(detail, line);
  const review = reviews.find(isOfLine) ?? null;

  const tell = (action: OrderChanged['action']) =>
    host?.emit('kerf-order-change', { order: order.id, piece: line.id, action });

  return (
    <li className="piece" part="piece">
      <PieceThumb
        of={line.configuration}
        figure={artworkPicture(runtime, line.configuration, shown?.id ?? null)}
      />
      <div className="what">
        <h3 className="name" id={`piece-${line.id}`} {...(isHeadNamed && namedPart)}>
          {name}
        </h3>
        <p className="muted">{line.summary}</p>
        <p>
          {`${formatQuantity(line.quantity)}${line.kinds > 1 ? ` × ${line.kinds} sets` : ''}: `}
          <strong>{formatMoney(line.total)}</strong>
          <span className="muted">{` (${unitPrice} each)`}</span>
        </p>
      </div>
      <p className="next">
        {[nextWords(line, order.payment, artworkThere), pointsBackWords(line.points_returned)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {why && <p>{`Our reason: ${why}`}</p>}
      {line.tracking && <Tracking words={line.tracking} />}
      <ol className="steps" aria-label={`How far ${name} has come`}>
        {orderSteps(order, line).map(({ name: step, at, isNow }) => (
          <li
            key={step}
            className={at === null ? 'to-come' : undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span>{step}</span>
            {at !== null && <time dateTime={at}>{formatShopDay(at)}</time>}
          </li>
        ))}
      </ol>
      <ProofPlace
        round={[line.stage, order.payment, proofed.at(-1)?.id].join()}
        order={order.id}
        piece={line.id}
        name={name}
        proofs={proofed}
        events={order.events.filter(isOfLine)}
        isOpen={line.stage === 'proof-sent'}
        isPaid={isPaid(order.payment)}
        isOwn={isOwn}
        isNamed={named === 'proof'}
        isInPart={artworkThere === 'part'}
        onAnswered={tell}
      />
      <OutcomePlace round={[line.stage, ...sent.map(({ id }) => id)].join()}>
        <ArtworkPart
          order={order.id}
          name={name}
          artworks={sent}
          isOpen={isOpen}
          isOwn={isOwn}
          onRemoved={() => tell('remove-artwork')}
        />
      </OutcomePlace>
      <OutcomePlace round={line.stage}>
        {takesArtwork &&
          (isOwn ? (
            <ArtworkForm order={order.id} line={line} sent={artworkThere} isNamed={named === 'artwork'} />
          ) : (
            <p>
              <a href={orderUrl(runtime, order.id, { piece: line.id, type: 'artwork' })} target={shopTarget}>
                Send your artwork
              </a>
            </p>
          ))}
      </OutcomePlace>
      {line.stage === 'delivered' && (
        <OutcomePlace round={String(review?.is_hidden)}>
          <ReviewDoor order={order.id} line={line} review={review} isOwn={isOwn} />
        </OutcomePlace>
      )}
      <OutcomePlace round={line.stage}>
        <PieceDeeds order={order} line={line} onCancelled={() => tell('cancel')} />
      </OutcomePlace>
    </li>
  );
}
