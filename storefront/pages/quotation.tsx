import { apiBase, type PricingRequest, type Quotation, quotationsPath, routes } from '@kerf/sdk/contract';
import {
  billToFields,
  billToLines,
  formatMoney,
  formatShippingDate,
  holdWords,
  quotationSums,
  quotedDetails,
  quotedQuantity,
  toPricingQuery,
} from '@kerf/sdk/rules';
import type { Attempt } from './field.js';
import { type Notice, Said } from './said.js';

/** What was just done with a quotation, or why it was not, and where that leads. */
export interface QuotationNotice extends Notice {
  link?: { href: string; words: string };
}

interface QuotationPageProps {
  quotation: Quotation;
  /** The address of what is done with it or read of it, below its page: with what opens it, where that is needed. */
  addressOf: (what: 'bill-to' | 'cart' | 'preview' | 'download') => string;
  notice: QuotationNotice | null;
  /** What was typed and refused. */
  attempt: Attempt | null;
  /** Whether it is a member's, who has a list of them. */
  isMember: boolean;
}

const drawingOf = (configuration: PricingRequest): string =>
  `${apiBase}${routes.drawing}?${toPricingQuery({ ...configuration, quantity: null, kinds: 1 })}`;

/** Whom a quotation is for, and the form that changes it. */
function BillTo({ quotation, addressOf, attempt }: QuotationPageProps) {
  const lines = billToLines(quotation);
  return (
    <section aria-labelledby="bill-to-head">
      <h2 id="bill-to-head">Bill to</h2>
      {lines.length > 0 ? (
        <p className="address">{lines.join('\n')}</p>
      ) : (
        <p className="muted">Say whom it is for, and it stands on the paper.</p>
      )}
      <details open={attempt !== null}>
        <summary>Edit bill to</summary>
        <form className="fields" method="post" action={addressOf('bill-to')}>
          {billToFields.map(({ field, label, max }) => {
            const fault = attempt?.faults.find((each) => each.field === field)?.message;
            const shared = {
              id: field,
              name: field,
              maxLength: max,
              autoComplete:
                field === 'name' ? 'name' : field === 'company' ? 'organization' : 'street-address',
              ...(fault && { 'aria-invalid': true, 'aria-describedby': `${field}-fault` }),
            };
            const value = attempt?.typed[field] ?? quotation[field];
            return (
              <div className="field" key={field}>
                <label htmlFor={field}>{label}</label>
                {field === 'address' ? (
                  <textarea rows={4} {...shared} defaultValue={value} />
                ) : (
                  <input type="text" {...shared} defaultValue={value} />
                )}
                {fault && (
                  <p className="fault" id={`${field}-fault`}>
                    {fault}
                  </p>
                )}
              </div>
            );
          })}
          <div>
            <button className="act" type="submit">
              Save bill to
            </button>
          </div>
        </form>
      </details>
    </section>
  );
}

/** The way into the cart, at the prices that are held, or at those of today where they are told. */
function IntoCart({ quotation, addressOf }: QuotationPageProps) {
  const { is_held, sub_total, today, items } = quotation;
  const cost = is_held ? sub_total : today;
  if (items.some(({ configuration }) => configuration === null))
    return <p>No cart holds work of this kind: to order it, answer the letter that brought it.</p>;
  if (cost === null) return null;
  return (
    <form className="fields" method="post" action={addressOf('cart')}>
      <input type="hidden" name="cost" value={cost} />
      <button className="act first" type="submit">
        {is_held ? 'Put into the cart' : `Put into the cart for ${formatMoney(cost)}`}
      </button>
    </form>
  );
}

/** A quotation: what it says on paper, whom it is for, and the way into the cart. Works without script. */
export function QuotationPage(props: QuotationPageProps) {
  const { quotation, addressOf, notice, isMember } = props;
  return (
    <div className="hold checkout quotation">
      <div className="title section-head">
        <h1>Quotation {quotation.quotation_no}</h1>
        <p>
          Of {formatShippingDate(quotation.issue_date)}. {holdWords(quotation)}
        </p>
      </div>
      <div className="checkout-part">
        {notice && (
          <Said notice={notice}>{notice.link && <a href={notice.link.href}>{notice.link.words}</a>}</Said>
        )}
        {quotation.note && <p className="address">{quotation.note}</p>}
        <section aria-labelledby="items-head">
          <h2 id="items-head">{quotation.items.length === 1 ? 'The piece' : 'The pieces'}</h2>
          <ul className="quoted">
            {quotation.items.map((item) => (
              <li key={item.id}>
                {item.configuration ? (
                  <img src={drawingOf(item.configuration)} width="88" height="88" alt="" />
                ) : (
                  <span />
                )}
                <div>
                  <h3>{item.product_name}</h3>
                  <p className="muted">{quotedDetails(item)}</p>
                  {item.kinds > 1 && <p>{`${quotedQuantity(item)}, ${formatMoney(item.price)} a set`}</p>}
                </div>
                <p className="amount">{formatMoney(item.total)}</p>
              </li>
            ))}
          </ul>
        </section>
        <BillTo {...props} />
      </div>
      <aside className="ordered" aria-labelledby="sums-head">
        <h2 id="sums-head">What it comes to</h2>
        <dl>
          {quotationSums(quotation).map(({ words, amount }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className="sum">
            <dt>Total</dt>
            <dd>{formatMoney(quotation.total_price)}</dd>
          </div>
          <div>
            <dt className="muted">GST included</dt>
            <dd className="muted">{formatMoney(quotation.gst_included)}</dd>
          </div>
        </dl>
        <IntoCart {...props} />
        <p className="papers">
          <a className="act" href={addressOf('preview')} target="_blank" rel="noopener">
            Print
            <span className="out"> (a PDF in a new window)</span>
          </a>
          <a className="act" href={addressOf('download')} target="_blank" rel="noopener">
            Download
            <span className="out"> as a PDF</span>
          </a>
        </p>
        {isMember && (
          <p>
            <a href={quotationsPath}>All your quotations</a>
          </p>
        )}
      </aside>
    </div>
  );
}
