import { Promises } from '../promises.js';
import { type RangeEntry, RangeGrid } from '../range-grid.js';

/** One shelf of the landing page; `id` is what the breadcrumb of its products points to. */
export interface Shelf {
  id: 'type' | 'material';
  title: string;
  text: string;
  entries: readonly RangeEntry[];
}

/** Where the business-card pages start. */
export function BusinessCardsPage({ shelves, arrival }: { shelves: readonly Shelf[]; arrival: string }) {
  return (
    <>
      <div className="hold title">
        <h1>Business cards and tags</h1>
        <p className="lead">
          Start from the kind of card, or from the stock. Size, sides and quantity are yours to set on each
          page, and the prices follow.
        </p>
      </div>
      {shelves.map((shelf, index) => (
        <section className="hold shelf" key={shelf.id} id={shelf.id} aria-labelledby={`${shelf.id}-title`}>
          <div className="section-head">
            <h2 id={`${shelf.id}-title`}>{shelf.title}</h2>
            <p className="muted">{shelf.text}</p>
          </div>
          <RangeGrid entries={shelf.entries} inSight={index === 0 ? 3 : 0} />
        </section>
      ))}
      <section className="hold" aria-label="Our promises">
        <Promises arrival={arrival} />
      </section>
    </>
  );
}
