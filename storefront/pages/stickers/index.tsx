import { Promises } from '../promises.js';
import { type RangeEntry, RangeGrid } from '../range-grid.js';
import { type StockEntry, StockList } from './stock-list.js';

/** Where the sticker pages start: first how stickers are supplied, then what they are made of. */
export function StickersPage({
  entries,
  stocks,
  arrival,
}: {
  entries: readonly RangeEntry[];
  stocks: readonly StockEntry[];
  arrival: string;
}) {
  return (
    <>
      <div className="hold title">
        <h1>Stickers</h1>
        <p className="lead">
          Start from how they should arrive: one by one, on a sheet or on a roll. Stock, shape, size and
          finish are chosen on each page, and the prices follow.
        </p>
      </div>
      <section className="hold" id="supply" aria-labelledby="supply-title">
        <div className="section-head">
          <h2 id="supply-title">By supply</h2>
          <p className="muted">
            How they are cut and how they reach you. Every stock that suits is on the page.
          </p>
        </div>
        <RangeGrid entries={entries} inSight={3} />
        <p className="muted after-list">
          Only words? <a href="/vinyl-lettering-designer">Design vinyl lettering</a>: type it, see it to
          scale, and order exactly what is cut.
        </p>
      </section>
      <section className="hold" id="stock" aria-labelledby="stock-title">
        <div className="section-head">
          <h2 id="stock-title">By stock</h2>
          <p className="muted">
            What they are made of. The page opens with that stock; you can still change it.
          </p>
        </div>
        <StockList entries={stocks} />
      </section>
      <section className="hold" aria-label="Our promises">
        <Promises arrival={arrival} />
      </section>
    </>
  );
}
