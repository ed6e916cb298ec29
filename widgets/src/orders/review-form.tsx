/** What somebody thinks of a piece that they have: written once, then shown. */
import { reviewPiece } from '@kerf/sdk/actions';
import {
  maxReviewImages,
  maxReviewRate,
  maxReviewTitleLength,
  type OrderLine,
  type OwnReview,
  pictureAccept,
} from '@kerf/sdk/contract';
import { pictureRefusal, rateWords, reviewFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { descriptionOf, FieldFrame } from '../ui/field-frame.js';
import { keepKeys } from '../ui/keep-keys.js';
import { Stars } from '../ui/stars.js';
import { TextField } from '../ui/text-field.js';
import { formUrl } from './order-address.js';
import { useDeed } from './use-deed.js';
import { useSentFiles } from './use-sent-files.js';

export interface OwnReviewProps {
  order: string;
  line: OrderLine;
  /** What was said of it; null before that. */
  review: OwnReview | null;
  /** Whether it is shown on a page of the shop, which alone takes pictures. */
  isOwn: boolean;
}

/** The stars there are, the most first: that is where most choose. */
const rates = [...Array(maxReviewRate)].map((_, index) => maxReviewRate - index);

/** What somebody said, as everybody reads it. */
function Written({ review, name }: { review: OwnReview; name: string }) {
  return (
    <section className="own-review" part="review" aria-label={`Your review of ${name}`}>
      <p className="muted">
        {review.is_hidden ? 'Your review, which is not shown in the shop: ' : 'Your review: '}
        <Stars rate={review.rate} words={rateWords(review.rate)} />
      </p>
      <p>
        <strong>{review.title}</strong>
      </p>
      <p className="words">{review.comment}</p>
      {review.images > 0 && (
        <p className="muted">{review.images === 1 ? 'With a picture.' : `With ${review.images} pictures.`}</p>
      )}
      {review.answer && (
        <>
          <p className="muted">Kerf answers:</p>
          <p className="words">{review.answer}</p>
        </>
      )}
    </section>
  );
}

function Form({ order, line, isOwn }: OwnReviewProps) {
  const { runtime, host } = useWidget();
  const id = `review-${line.id}`;
  const posted = useShop(({ orders }) =>
    orders?.posted?.form === 'review' && orders.posted.about === line.id ? orders.posted : null,
  );
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null);
  const { run, isBusy, problem } = useDeed();
  const files = useSentFiles({
    order,
    about: id,
    refusalOf: pictureRefusal,
    sentWords: 'Goes with your review.',
    unsentWords:
      'Not every picture came, and your review is not sent yet. Choose another, or send it without.',
  });
  const refused: { field?: string; message: string } | null = fault ?? problem ?? posted;
  const known = ['rate', 'title', 'comment', 'files'];
  const errorOf = (field: string) => (refused?.field === field ? refused.message : '');
  const rest = refused && !known.includes(refused.field ?? '') ? refused.message : '';

  async function submit(form: HTMLFormElement) {
    const typed = new FormData(form);
    const review = {
      rate: Number(typed.get('rate') ?? Number.NaN),
      title: String(typed.get('title') ?? ''),
      comment: String(typed.get('comment') ?? ''),
    };
    const found = reviewFault(review);
    setFault(found);
    if (found) {
      form.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
      return;
    }
    const isDone = await run(
      async (): Promise<{ ok: true } | { ok: false; problem: Problem }> => {
        const unsent = await files.send(form);
        if (unsent) return { ok: false, problem: { ...unsent, field: 'files' } };
        const keys = files.keys();
        const said = { ...review, ...(keys.length > 0 && { files: keys }) };
        return reviewPiece(runtime, { order, line: line.id, review: said });
      },
      () => `Thank you. Your review of ${line.product_name} is in the shop.`,
    );
    if (!isDone) return;
    files.clear();
    host?.emit('kerf-review', { order, piece: line.id, rate: review.rate });
  }

  const comment = { label: 'What do you think of it?', id: `${id}-comment`, error: errorOf('comment') };
  return (
    <details className="review-form" part="review-form" open={posted !== null || undefined}>
      <summary>
        Write a review<span className="out">{` of ${line.product_name}`}</span>
      </summary>
      <form
        className="text-form"
        method="post"
        encType="multipart/form-data"
        action={formUrl(order, 'lines', line.id, 'review')}
        noValidate
        // What was wrong is mended under the hand.
        onInput={() => setFault(null)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <p className="muted">Everybody can read it, with your first name and an initial.</p>
        <fieldset className="field" aria-describedby={`${id}-rate-error`}>
          <legend className="legend">How many stars?</legend>
          <div className="rates" ref={keepKeys}>
            {rates.map((rate) => (
              <label key={rate}>
                <input type="radio" name="rate" value={rate} defaultChecked={posted?.rate === rate} />
                {rate}
                <span aria-hidden="true"> ★</span>
                <span className="out">{rate === 1 ? ' star' : ' stars'}</span>
              </label>
            ))}
          </div>
          <ErrorSlot name={`${id}-rate`} message={errorOf('rate')} />
        </fieldset>
        <TextField
          label="Title"
          id={`${id}-title`}
          name="title"
          autoComplete="off"
          maxLength={maxReviewTitleLength}
          value={posted?.title}
          error={errorOf('title')}
        />
        <FieldFrame {...comment}>
          <textarea
            className="text-area"
            id={comment.id}
            name="comment"
            rows={4}
            ref={keepKeys}
            defaultValue={posted?.text ?? ''}
            aria-invalid={comment.error ? 'true' : undefined}
            aria-describedby={descriptionOf(comment)}
          />
        </FieldFrame>
        {isOwn && (
          <div className="artwork">
            <label htmlFor={`${id}-files`}>Pictures, if you like</label>
            <p className="muted" id={`${id}-files-hint`}>
              {`Up to ${maxReviewImages}, PNG or JPEG. What a camera writes into them, such as the place, is taken out.`}
            </p>
            <input
              id={`${id}-files`}
              type="file"
              name="files"
              accept={pictureAccept}
              multiple
              aria-describedby={`${id}-files-hint ${id}-files-error`}
              onChange={files.choose}
              ref={files.field}
            />
            <ErrorSlot name={`${id}-files`} message={files.fault || errorOf('files')} />
            {files.list}
          </div>
        )}
        <button className="button" type="submit" aria-disabled={isBusy || undefined}>
          Send review
          <span className="out">{` of ${line.product_name}`}</span>
        </button>
        <ErrorSlot name={id} message={rest} />
      </form>
    </details>
  );
}

/** What was said of a delivered piece, or the form for it. */
export const OwnReviewPart = (props: OwnReviewProps) =>
  props.review ? <Written review={props.review} name={props.line.product_name} /> : <Form {...props} />;
