import { Breadcrumb, type Crumb } from './breadcrumb.js';
import { Placed } from './placed.js';

interface LetteringPageProps {
  trail: readonly Crumb[];
  /** Rendered. */
  widgets: {
    designer: string;
    configurator: string;
    priceTable: string;
    savings: string;
    /** Null where there is nothing to read. */
    productInfo: string | null;
  };
}

/** Where lettering is designed: the letters, what else there is to choose, the prices, and what to know of them. */
export function LetteringPage({ trail, widgets }: LetteringPageProps) {
  return (
    <>
      <div className="hold">
        <Breadcrumb trail={trail} />
        <header className="lettering-head">
          <h1>Vinyl Lettering Designer</h1>
          <p className="lead">
            Type your words. What you see is what the blade cuts, to scale, and the price is that of your own
            letters.
          </p>
        </header>
        <div className="lettering">
          <Placed className="widget-designer" markup={widgets.designer} />
          <Placed className="widget-configurator" markup={widgets.configurator} />
        </div>
      </div>
      <section className="hold" aria-labelledby="prices">
        <div className="section-head">
          <h2 id="prices">Your letters, by quantity</h2>
          <p className="muted">
            For one set, GST included.<span className="needs-script"> Choose a row to order that many.</span>
          </p>
        </div>
        <div className="prices">
          <Placed className="widget-prices" markup={widgets.priceTable} />
          <Placed className="widget-savings" markup={widgets.savings} />
        </div>
      </section>
      {widgets.productInfo && (
        <section className="hold" id="product-info" aria-label="About vinyl lettering">
          <Placed className="widget-product-info" markup={widgets.productInfo} />
        </section>
      )}
    </>
  );
}
