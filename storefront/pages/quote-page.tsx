import { Breadcrumb, type Crumb } from './breadcrumb.js';
import { Placed } from './placed.js';
import { YourArtwork } from './your-artwork.js';

/** The widgets of a quote page, rendered. */
interface QuoteWidgets {
  gallery: string;
  preview: string;
  configurator: string;
  priceTable: string;
  reviews: string;
  savings: string;
  compare: string;
  /** Null where there is nothing to read. */
  productInfo: string | null;
  quoteRequest: string;
  shippingInfo: string;
  /** Null where nothing takes any. */
  specialProcessing: string | null;
}

/** What the quote page of one item shows. */
export interface QuotePageProps {
  trail: readonly Crumb[];
  title: string;
  description: string;
  /** Whether the prices open what stands below the choices: without a price they are not there (`follow-prices.js`). */
  opensWithPrices: boolean;
  /** Where the template of what is chosen is, without its ending and with its query. */
  template: { path: string; query: string };
  widgets: QuoteWidgets;
}

/** A quote page of any kind of piece: look, choose, compare prices. `pricesTitle` heads the price table. */
export function QuotePage(props: QuotePageProps & { pricesTitle: string }) {
  const { trail, title, description, template, widgets } = props;
  return (
    <>
      <div className="hold">
        <Breadcrumb trail={trail} />
        <div className="quote">
          {/* The panel shows the name, beside or under the pictures: twice would be once too often. */}
          <h1 className="out">{title}</h1>
          <Placed className="widget-gallery" markup={widgets.gallery} />
          <Placed className="widget-configurator" markup={widgets.configurator} />
          {/* Behind the choices, also while the page comes in: what is drawn before them would have to move. */}
          <p className="lead">{description}</p>
          <Placed className="widget-preview" markup={widgets.preview} />
        </div>
      </div>
      <section className="hold" aria-labelledby="prices" hidden={!props.opensWithPrices}>
        <div className="section-head">
          <h2 id="prices">{props.pricesTitle}</h2>
          <p className="muted">
            For one set, GST included.<span className="needs-script"> Choose a row to order that many.</span>
          </p>
        </div>
        <div className="prices">
          <Placed className="widget-prices" markup={widgets.priceTable} />
          <Placed className="widget-savings" markup={widgets.savings} />
        </div>
      </section>
      {/* Empty, and without room, until something is kept for comparing. */}
      <Placed className="hold widget-compare" markup={widgets.compare} />
      <section className="hold" aria-labelledby="ask">
        <div className="section-head">
          <h2 id="ask">Not on the list?</h2>
          <p className="muted">
            Choose above what you want, in a size or a quantity of your own, and ask: we answer by e-mail.
            {widgets.specialProcessing && ' Work of another kind has a form of its own.'}
          </p>
        </div>
        <div className="asks">
          <Placed className="widget-quote-request" markup={widgets.quoteRequest} />
          {widgets.specialProcessing && (
            <Placed className="widget-special-processing needs-script" markup={widgets.specialProcessing} />
          )}
        </div>
      </section>
      <section className="hold" id="reviews" tabIndex={-1} aria-labelledby="reviews-title">
        <div className="section-head">
          <h2 id="reviews-title">Reviews</h2>
        </div>
        <Placed className="widget-reviews" markup={widgets.reviews} />
      </section>
      {/* Product Info, Special Features and Product Info2, in this order. */}
      {widgets.productInfo && (
        <section className="hold" id="product-info" aria-label="About this product">
          <Placed className="widget-product-info" markup={widgets.productInfo} />
        </section>
      )}
      <YourArtwork {...template} />
      <section className="hold" aria-labelledby="services">
        <div className="section-head">
          <h2 id="services">Services</h2>
        </div>
        <Placed className="widget-shipping-info" markup={widgets.shippingInfo} />
      </section>
    </>
  );
}
