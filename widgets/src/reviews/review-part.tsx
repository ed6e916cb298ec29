import type { Review } from '@kerf/sdk/contract';
import { clampRate, cutComment, formatShopDay, rateWords } from '@kerf/sdk/rules';
import { useState } from 'react';
import { Stars } from '../ui/stars.js';
import { Pictures } from './pictures.js';

/** A comment: whole, or its beginning and a way to the rest. */
function Comment({ comment, customer }: Review) {
  const [isWhole, setIsWhole] = useState(false);
  const cut = cutComment(comment);
  if (!cut) return <p className="comment">{comment}</p>;
  return (
    <>
      <p className={isWhole ? 'comment' : 'comment cut'}>
        {cut.head}
        <span className="ellipsis">…</span>
        <span className="rest">{cut.rest}</span>
      </p>
      <button
        className="see"
        type="button"
        aria-expanded={isWhole}
        onClick={() => setIsWhole((isWholeNow) => !isWholeNow)}
      >
        {isWhole ? 'See less' : 'See more'}
        <span className="out">{` of what ${customer} says`}</span>
      </button>
    </>
  );
}

/** One review. */
export function ReviewPart({ isSample, ...review }: Review & { isSample: boolean }) {
  const { date, title, customer, answer, product } = review;
  const rate = clampRate(review.rate);
  return (
    <li className="review" part="review">
      <h3 className="title">{title}</h3>
      <p className="by">
        <Stars rate={rate} words={rateWords(rate)} />
        <span>{customer}</span>
        {product && <span>{product}</span>}
        {isSample && <span className="sample">Sample</span>}
        <time dateTime={date}>{formatShopDay(date)}</time>
      </p>
      <Comment {...review} />
      <Pictures {...review} />
      {answer && (
        <div className="answer" part="answer">
          <p className="from">Kerf answers</p>
          <p className="comment">{answer}</p>
        </div>
      )}
    </li>
  );
}
