import { hangsOnString } from '../artwork.js';
import { Breadcrumb, type Crumb } from '../breadcrumb.js';
import { PieceDrawing } from '../piece-drawing.js';
import { Placed } from '../placed.js';
import { Promises } from '../promises.js';

/** What the quote page of one item shows. Lengths mm. */
export interface QuotePageProps {
  trail: readonly Crumb[];
  slug: string;
  title: string;
  description: string;
  width: number;
  height: number;
  reviewCount: number;
  /** Rendered widgets. */
  configurator: string;
  priceTable: string;
  savings: string;
}

/** Where a business card or a swing tag is configured, priced and put in the cart. */
export function QuotePage(props: QuotePageProps) {
  const { trail, slug, title, description, width, height } = props;
  return (
    <>
      <div className="hold">
        <Breadcrumb trail={trail} />
        <noscript>
          <p className="no-script">
            Choosing options and ordering needs JavaScript. The prices below are for the card as it opens.
          </p>
        </noscript>
        <div className="quote">
          <div className="quote-view">
            <div className="title">
              <h1>{title}</h1>
              <p className="lead">{description}</p>
            </div>
            <figure>
              <div className="piece-ground quote-ground">
                <PieceDrawing slug={slug} name={title} width={width} height={height} figures={4.6} />
              </div>
              <figcaption>
                {hangsOnString(slug)
                  ? 'Sample artwork at the opening size; hole and string are options. '
                  : 'Sample artwork at the opening size. '}
                The magenta line is where the blade goes.
              </figcaption>
            </figure>
          </div>
          <Placed className="widget-configurator" markup={props.configurator} />
        </div>
      </div>
      <section className="hold" aria-labelledby="prices">
        <div className="section-head">
          <h2 id="prices">Prices by quantity</h2>
          <p className="muted">For one set, GST included. Choose a row to order that many.</p>
        </div>
        <div className="prices">
          <Placed className="widget-prices" markup={props.priceTable} />
          <Placed className="widget-savings" markup={props.savings} />
        </div>
      </section>
      <section className="hold" aria-label="Our promises">
        <Promises />
      </section>
      <section className="hold" id="reviews" aria-labelledby="reviews-title">
        <div className="section-head">
          <h2 id="reviews-title">Reviews</h2>
          <p className="muted">
            {props.reviewCount === 0
              ? 'Nobody has reviewed this yet. Reviews here come from people who ordered it.'
              : `From ${props.reviewCount} people who ordered it.`}
          </p>
        </div>
      </section>
    </>
  );
}
