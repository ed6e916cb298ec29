import type { Review } from '@kerf/sdk/contract';
import { useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { Pager } from '../ui/pager.js';

/** The pictures of a review: the first one small, and all of them, one at a time, in a dialog. */
export function Pictures({ id, customer, thumbnail, images }: Review) {
  const { runtime } = useWidget();
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(0);
  const [first] = images;
  if (!first || !thumbnail) return null;
  const count = images.length === 1 ? '1 picture' : `${images.length} pictures`;
  const shown = images[page] ?? first;
  return (
    <>
      {/* Without script it is the picture itself. */}
      <a
        className="pictures"
        part="pictures"
        href={shopUrl(runtime, first)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setPage(0);
          setIsOpen(true);
        }}
      >
        <img src={shopUrl(runtime, thumbnail)} alt="" width="96" height="96" loading="lazy" />
        {count}
        <span className="out">{` from ${customer}`}</span>
      </a>
      <Dialog
        id={`pictures-${id}`}
        part="dialog"
        title={`Pictures from ${customer}`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <img
          className="picture"
          key={shown}
          src={shopUrl(runtime, shown)}
          alt={`${page + 1} of ${images.length}, from ${customer}`}
        />
        <Pager label="Pictures" page={page} pages={images.length} onPage={setPage} />
      </Dialog>
    </>
  );
}
