import { useEffect, useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { fetchOwnReview, ownReview } from './own-review.js';
import type { OwnReviewProps } from './review-form.js';

/** Where a delivered piece is reviewed; what does that is fetched with the first such piece. */
export function ReviewDoor(props: OwnReviewProps) {
  const { host } = useWidget();
  const [isLost, setIsLost] = useState(false);
  const [, draw] = useState({});
  const Part = ownReview();

  function fetch() {
    setIsLost(false);
    fetchOwnReview().then(
      () => draw({}),
      () => {
        setIsLost(true);
        host?.emit('kerf-error', notFetched);
      },
    );
  }
  useEffect(() => {
    if (!ownReview()) fetch();
  }, []);

  if (Part) return <Part {...props} />;
  return isLost ? (
    <div role="alert">
      <ErrorNotice message={notFetched.message} onRetry={fetch} />
    </div>
  ) : null;
}
