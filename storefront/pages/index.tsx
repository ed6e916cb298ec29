import { formatMoney } from '@kerf/sdk/rules';
import { Promises } from './promises.js';
import { priceLead, type RangeEntry, RangeGrid } from './range-grid.js';
import { SheetDrawing } from './sheet-drawing.js';

const steps = [
  {
    title: 'Choose',
    text: 'Size, shape, stock, finish. The price of every quantity is on the page and changes as you do.',
  },
  {
    title: 'Check',
    text: 'After checkout you get a free PDF proof with the cut line on it. Ask for changes there.',
  },
  {
    title: 'Print',
    text: 'Nothing goes to press before you approve it. Printing takes about four business days.',
  },
  {
    title: 'Deliver',
    text: 'Posted to any address in Australia, with the expected day shown before you order.',
  },
];

/** What the first of a range opens with: 'Die Cut Stickers: 50 for $56.71'. Nothing where the range is empty. */
function example([first]: readonly RangeEntry[]): string {
  return first ? `${first.name}: ${priceLead(first)}${formatMoney(first.from)}` : '';
}

/** The shop's front door. */
export function HomePage({
  stickers,
  cards,
  arrival,
}: Record<'stickers' | 'cards', readonly RangeEntry[]> & { arrival: string }) {
  return (
    <>
      <div className="hold hero">
        <div className="hero-words">
          <h1>Printed well. Cut to the line.</h1>
          <p className="lead">
            Stickers, business cards and swing tags in any size you need. Every option is priced as you choose
            it, GST included, so you know the total before you start.
          </p>
          <div className="actions">
            <a className="act first" href="/stickers">
              Choose a sticker
            </a>
            <a className="act" href="/business-cards">
              Choose a card
            </a>
          </div>
          <p className="muted">{[example(stickers), example(cards)].filter(Boolean).join(' · ')}</p>
        </div>
        <SheetDrawing />
      </div>
      <section className="hold" aria-labelledby="stickers">
        <div className="section-head">
          <h2 id="stickers">Stickers, any way you need them</h2>
          <p className="muted">One by one, on sheets or on rolls, on paper, vinyl, foil or clear film.</p>
        </div>
        <RangeGrid entries={stickers} />
      </section>
      <section className="hold" aria-labelledby="cards">
        <div className="section-head">
          <h2 id="cards">Cards and tags</h2>
          <p className="muted">
            As they open, before any special feature. Stock, size and sides are yours to change.
          </p>
        </div>
        <RangeGrid entries={cards} />
      </section>
      <section className="hold" aria-labelledby="steps">
        <div className="section-head">
          <h2 id="steps">From file to front door</h2>
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="hold" aria-labelledby="developers">
        <div className="section-head">
          <h2 id="developers">Put Kerf on your site</h2>
          <p className="muted">
            Prices, options and the cart of this shop as tags for any page: one script, no account, no key.
          </p>
        </div>
        <div className="actions">
          <a className="act" href="/docs/guides/start">
            Start here
          </a>
          <a className="act" href="/docs">
            Read the documentation
          </a>
        </div>
      </section>
      <section className="hold" aria-label="Our promises">
        <Promises arrival={arrival} />
      </section>
    </>
  );
}
