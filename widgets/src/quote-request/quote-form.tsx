/** The form that asks for a quote of a configuration. */
import {
  askerFaults,
  parseWhole,
  quantityOf,
  quoteQuantityFault,
  quoteTypeOf,
  toQuotedConfiguration,
  wholeSummaryParts,
  wholeSummaryText,
} from '@kerf/sdk/rules';
import { useState } from 'react';
import { FormFoot } from '../person-form/form-foot.js';
import { AskerFields } from '../quotes/asker-fields.js';
import type { OpenQuoteProps } from '../quotes/open-quote.js';
import { QuoteDialog } from '../quotes/quote-dialog.js';
import { useQuoteForm } from '../quotes/use-quote-form.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';

export const QuoteRequestDialog = (props: OpenQuoteProps) => (
  <QuoteDialog title="QUOTE" modal="quote-request" {...props}>
    {(onSent) => <QuoteForm {...props} onSent={onSent} />}
  </QuoteDialog>
);

function QuoteForm(props: OpenQuoteProps & { onSent: (number: string) => void }) {
  const { range, selection } = props;
  const [quantity, setQuantity] = useState('');
  const known = quantityOf(range, selection);
  const { form, registered, forgetRegistered } = useQuoteForm({
    ...props,
    kind: () => quoteTypeOf(range, selection),
    check: ({ firstname = '', lastname = '', email_address = '' }) => {
      const noQuantity = known === null ? quoteQuantityFault(quantity) : null;
      return [...askerFaults({ firstname, lastname, email_address }), ...(noQuantity ? [noQuantity] : [])];
    },
    body: ({ firstname = '', lastname = '', email_address = '' }) => ({
      ...toQuotedConfiguration(range, selection),
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      email_address: email_address.trim(),
      quantity: known ?? parseWhole(quantity),
      quote_type: quoteTypeOf(range, selection),
      comment: wholeSummaryText(range, selection),
    }),
  });
  const { error } = form.field('quantity');
  return (
    <form className="stack" part="form" {...form.props}>
      <ul className="asked" part="description" aria-label="What the quote is for">
        {wholeSummaryParts(range, selection).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {known === null && (
        <div>
          <NumberField
            label="Quantity"
            name="quantity"
            id="quote-quantity"
            slot="quantity"
            value={quantity}
            invalid={error !== ''}
            onType={setQuantity}
          />
          <ErrorSlot name="quantity" message={error} />
        </div>
      )}
      <AskerFields form={form} refused={registered} onSettled={forgetRegistered} />
      <FormFoot label="Send Quote" form={form} />
    </form>
  );
}
