import { changeLine, loadCart, removeLine } from '@kerf/sdk/actions';
import { type CartLine, CartLineChange, messages } from '@kerf/sdk/contract';
import { formatMoney, parseWhole } from '@kerf/sdk/rules';
import { useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { type FormFault, formFault } from '../ui/form-fault.js';
import { NumberField } from '../ui/number-field.js';
import { editUrl } from './edited-line.js';

/** What an unusable field asks for. */
const asked = { quantity: messages.quantityEmpty, kinds: messages.setsEmpty };

/** One line: what it is, how many, what it costs; quantity and sets are changed here, the rest on its page. */
export function CartLineRow({ line, onRemoved }: { line: CartLine; onRemoved: () => void }) {
  const { runtime, host } = useWidget();
  const busy = useShop(({ cart }) => cart.busy.includes(line.id));
  // Apart from the line: an answer that arrives while somebody types takes nothing away.
  const [typed, setTyped] = useState<{ quantity?: string; kinds?: string }>({});
  const { quantity = String(line.quantity), kinds = String(line.kinds) } = typed;
  const [fault, setFault] = useState<FormFault | null>(null);
  const [refusal, setRefusal] = useState('');
  const changed = quantity !== String(line.quantity) || kinds !== String(line.kinds);

  async function update() {
    const change = { quantity: parseWhole(quantity) ?? 0, kinds: parseWhole(kinds) ?? 0 };
    const fault = formFault(change, CartLineChange, asked);
    setFault(fault);
    if (fault) return;
    const result = await changeLine(runtime, line.id, change);
    setRefusal(result.ok ? '' : result.problem.message);
    if (result.ok) setTyped((now) => (now === typed ? {} : now));
    if (result.ok) host?.emit('kerf-cart-change', { line: line.id });
  }
  async function remove() {
    const result = await removeLine(runtime, line.id);
    if (!result.ok) {
      setRefusal(result.problem.message);
      // Another tab may have removed it already.
      if (result.problem.code === 'CART_UNKNOWN_LINE') loadCart(runtime);
      return;
    }
    host?.emit('kerf-cart-change', { line: line.id });
    onRemoved();
  }

  const slot = `line-${line.id}`;
  return (
    <li className="line" part="line" aria-busy={busy}>
      <div className="line-what">
        <h3 className="line-name">{line.product_name}</h3>
        <p className="line-summary">{line.summary}</p>
        {line.unavailable && <p className="slot">{line.unavailable}</p>}
        {line.moved_to !== null && (
          <p className="slot">
            {`The price of this configuration is now ${formatMoney(line.moved_to)}. Update the line to accept it.`}
          </p>
        )}
      </div>
      <p className="line-total">
        <strong>{formatMoney(line.total)}</strong>
        {line.kinds > 1 && <span className="hint">{`${line.kinds} × ${formatMoney(line.price)}`}</span>}
      </p>
      <form
        className="line-edit"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed || line.moved_to !== null) update();
        }}
      >
        <NumberField
          id={`${slot}-quantity`}
          name="quantity"
          label="Quantity"
          slot={slot}
          value={quantity}
          invalid={fault?.field === 'quantity'}
          onType={(quantity) => setTyped((now) => ({ ...now, quantity }))}
        />
        <NumberField
          id={`${slot}-sets`}
          name="kinds"
          label="Number of Sets"
          slot={slot}
          value={kinds}
          invalid={fault?.field === 'kinds'}
          onType={(kinds) => setTyped((now) => ({ ...now, kinds }))}
        />
        <button className="button" type="submit" disabled={busy || !(changed || line.moved_to !== null)}>
          Update
        </button>
        <a className="button" href={editUrl(shopUrl(runtime, line.edit_path), line.id)}>
          Change
          <span className="out">{` ${line.product_name}`}</span>
        </a>
        <button className="button" type="button" disabled={busy} onClick={remove}>
          Remove
          <span className="out">{` ${line.product_name}`}</span>
        </button>
      </form>
      <ErrorSlot name={slot} message={fault?.message ?? refusal} />
    </li>
  );
}
