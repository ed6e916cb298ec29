import { changeLine, loadCart, removeLine } from '@kerf/sdk/actions';
import type { CartLine, CartLineChange } from '@kerf/sdk/contract';
import {
  artworkAgainWords,
  artworkDoubts,
  formatMoney,
  formatShippingDate,
  formatUnitPrices,
  linePicturePath,
  readLineChange,
  type TypedLine,
} from '@kerf/sdk/rules';
import { isOwnShop, type Problem } from '@kerf/sdk/runtime';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { PieceThumb } from '../element/piece-thumb.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useHydrated } from '../element/use-hydrated.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import { editUrl } from './edited-line.js';
import { isTypingBeside, keepFocus } from './keep-focus.js';
import { keepText, keptText } from './kept-in-tab.js';
import { lineWords } from './line-words.js';

/** Why a change was not made. */
interface Fault {
  /** The field at fault; null where it is neither. */
  field: string | null;
  message: string;
  /** Does again what was asked, where that may help. */
  retry?: (() => void) | undefined;
}

interface CartLineRowProps {
  line: CartLine;
  /** Its place in the cart, counted from 0. */
  at: number;
  /** Whether it was just put back, and takes the focus. */
  isRestored: boolean;
  onRemoved: (line: CartLine) => void;
  /** Says once what became of a change, to be seen too where it joined another line. */
  onChanged: (words: string, isJoined: boolean) => void;
  /** Where the line leaves how to send what is typed in it. */
  edits: Set<LineEdit>;
}

/** What was typed in a line. */
export interface LineEdit {
  /** Whether it is not in the cart yet. */
  isDue: () => boolean;
  /** Sends it; whether all of it is there then. */
  save: () => Promise<boolean>;
}

/** That a line has today's price, where it had that of a quotation. */
const leftWords = (was: CartLine, { quotation }: CartLine): string =>
  was.quotation?.is_held && !quotation
    ? ` It has today’s price now, not that of quotation ${was.quotation.number}.`
    : '';

/** One line: what it is, how many, what it costs; quantity and sets are changed here, the rest on its page. */
export function CartLineRow({ line, at, isRestored, onRemoved, onChanged, edits }: CartLineRowProps) {
  const { runtime, host } = useWidget();
  const isHydrated = useHydrated();
  const token = useShop(({ cart }) => cart.token);
  const busy = useShop(({ cart }) => cart.busy.includes(line.id));
  const sent = useShop(({ cart }) => (cart.refused?.line === line.id ? cart.refused : null));
  const heading = useRef<HTMLHeadingElement>(null);
  const edit = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const sending = useRef<Promise<boolean>>(null);
  // Apart from the line: an answer that arrives while somebody types takes nothing away.
  const [typed, setTyped] = useState<Partial<TypedLine>>(
    sent ? { quantity: sent.quantity, kinds: sent.kinds } : {},
  );
  const { quantity = String(line.quantity), kinds = String(line.kinds) } = typed;
  const [fault, setFault] = useState<Fault | null>(sent);
  const isSame = (now: TypedLine, of = line) =>
    now.quantity === String(of.quantity) && now.kinds === String(of.kinds);
  const isUpdatable = !isSame({ quantity, kinds }) || line.moved_to !== null;

  // A cart that the server drew learns its token later. Nothing is found before, and nothing kept.
  const drawn = useRef(line);
  const sentAs = useRef<CartLineChange | null>(null);
  useEffect(() => {
    const { current: before } = drawn;
    drawn.current = line;
    const isOther = (one: CartLineChange | null) =>
      one?.quantity !== line.quantity || one.kinds !== line.kinds;
    // Changed elsewhere, by its page or in another tab, what was typed before is of a line that is no more.
    const isOutdated = isOther(before) && isOther(sentAs.current) && !edit.current?.matches(':focus-within');
    setTyped((now) => {
      // With what was typed since this was drawn, which may be as early as the script itself.
      const known = isOutdated ? {} : { ...keptText(runtime, line), ...now };
      keepText(runtime, line, known);
      return known;
    });
  }, [runtime, line.id, line.quantity, line.kinds, token]);
  useEffect(() => {
    const own = { isDue, save };
    edits.add(own);
    return () => {
      edits.delete(own);
    };
  });
  useEffect(() => {
    if (isRestored) heading.current?.focus();
  }, [isRestored]);

  useEffect(() => trouble.current?.scrollIntoView({ block: 'nearest' }), [fault]);

  function type(change: Partial<TypedLine>) {
    const now = { quantity, kinds, ...change };
    const kept = isSame(now) ? {} : now;
    setTyped(kept);
    keepText(runtime, line, kept);
  }

  // What it comes to may stand over it.
  useEffect(() => {
    const { current: form } = edit;
    if (fault && form?.matches(':focus-within'))
      form.querySelector('.slot')?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  function fail(problem: Problem, again: () => void) {
    const { field = null, message, isRetryable } = problem;
    host?.emit('kerf-error', problem);
    const retry = () => {
      setFault(null);
      again();
    };
    setFault({ field, message, retry: isRetryable ? retry : undefined });
  }

  /** What stands in the fields: a press may come before what was just typed is drawn. */
  function inFields(form: HTMLFormElement): TypedLine {
    const fields = new FormData(form);
    return { quantity: String(fields.get('quantity')), kinds: String(fields.get('kinds')) };
  }

  /** Whether the cart has that by now: what was drawn may be older. A line that joined another has nothing left to send. */
  function isSent(now: TypedLine): boolean {
    const known = runtime.snapshot().cart.cart?.lines.find(({ id }) => id === line.id);
    return !known || isSame(now, known);
  }

  /** One at a time. What is typed meanwhile stays in its field. */
  function update(form: HTMLFormElement): Promise<boolean> {
    sending.current ??= send(form, inFields(form)).finally(() => {
      sending.current = null;
    });
    return sending.current;
  }

  /** A press that is refused leads to the field: the same words said again would be heard by nobody. */
  async function press(form: HTMLFormElement) {
    if (await update(form)) return;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  /** Puts into the cart what was typed; whether it is there. */
  async function send(form: HTMLFormElement, now: TypedLine): Promise<boolean> {
    if (isSent(now) && line.moved_to === null) {
      // What was wrong was put right by what the cart has.
      setFault(null);
      return true;
    }
    if (runtime.snapshot().cart.busy.includes(line.id)) return false;
    const read = readLineChange(now);
    setFault(read.ok ? null : read);
    if (!read.ok) return false;
    if (!host?.emit('kerf-before-cart-change', { line: line.id, action: 'change', ...read.change }, true))
      return false;
    sentAs.current = read.change;
    const result = await changeLine(runtime, line.id, read.change);
    if (!result.ok) {
      fail(result.problem, () => update(form));
      return false;
    }
    const isTaken = (then: Partial<TypedLine>) => then.quantity === now.quantity && then.kinds === now.kinds;
    setTyped((then) => (isTaken(then) ? {} : then));
    const changed = runtime.snapshot().cart.cart?.lines.find(({ id }) => id === result.lineId);
    // What is typed meanwhile was kept with the line as it was, or as it is by now.
    if ([line, changed].some((one) => one && isTaken(keptText(runtime, one)))) keepText(runtime, line, {});
    if (changed)
      onChanged(
        `${result.grown ? 'Your cart had the same already. ' : ''}${lineWords(changed)}${leftWords(line, changed)}`,
        result.grown,
      );
    host.emit('kerf-cart-change', { line: result.lineId, action: 'change' });
    return true;
  }

  /** Buyers go on to the next thing: what was typed counts when they do. A button says for itself what it does. */
  function leave({ currentTarget: form, relatedTarget }: FocusEvent<HTMLFormElement>) {
    // To what is around it the focus comes from a notice that was pressed, which does what it says first.
    if (relatedTarget instanceof Node && (form.contains(relatedTarget) || relatedTarget.contains(form)))
      return;
    // Taken off the page, a field loses the focus too.
    queueMicrotask(() => form.isConnected && update(form));
  }

  const isDue = (): boolean =>
    edit.current !== null && (sending.current !== null || !isSent(inFields(edit.current)));

  async function save(): Promise<boolean> {
    const form = edit.current;
    if (!form) return true;
    const isSaved = (await sending.current) !== false && (isSent(inFields(form)) || (await update(form)));
    if (!isSaved)
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], input')?.focus());
    return isSaved;
  }

  async function remove() {
    if (busy) return;
    if (!host?.emit('kerf-before-cart-change', { line: line.id, action: 'remove' }, true)) return;
    const result = await removeLine(runtime, line.id);
    if (!result.ok) {
      fail(result.problem, remove);
      // Another tab may have removed it already.
      if (result.problem.code === 'CART_UNKNOWN_LINE') loadCart(runtime);
      return;
    }
    keepText(runtime, line, {});
    host.emit('kerf-cart-change', { line: line.id, action: 'remove' });
    onRemoved(line);
  }

  const slot = `line-${line.id}`;
  const action = shopUrl(runtime, `/cart/lines/${line.id}`);
  const [unitPrice] = formatUnitPrices([line]);
  const date = line.shipping && formatShippingDate(line.shipping.date);
  const arrival = line.arrival ?? (date && `Arrives by ${date}`);
  // It begins with the product. Two lines of one differ in what is chosen: so do their buttons, to who hears them one by one.
  const whole = <span className="out">{` ${line.summary}`}</span>;
  return (
    <li className="line" part="line" aria-busy={busy}>
      <PieceThumb
        of={line.configuration}
        figure={isOwnShop(runtime) ? runtime.api + linePicturePath(line) : null}
      />
      <div className="line-what">
        <h3 className="line-name" ref={heading} tabIndex={-1}>
          {line.product_name}
        </h3>
        <p className="line-summary">{line.summary}</p>
        {arrival && <p className="line-date">{arrival}</p>}
        {line.unavailable && <p className="slot">{line.unavailable}</p>}
        {line.quotation && <p className="line-quotation">{line.quotation.words}</p>}
        {line.artwork_again && <p className="line-artwork">{artworkAgainWords}</p>}
        {artworkDoubts(line).map((words) => (
          <p className="slot" key={words}>
            {words}
          </p>
        ))}
        {line.joined_quantity !== undefined && (
          <p className="slot">
            {`Two carts had this: ${line.joined_quantity} and ${line.quantity - line.joined_quantity} are one line now. If you want it once, change the quantity.`}
          </p>
        )}
        {line.moved_to !== null && (
          <p className="slot">
            {`The price of this configuration is now ${formatMoney(line.moved_to)}. Update the line to accept it.`}
          </p>
        )}
      </div>
      <p className="line-total">
        <strong>{formatMoney(line.total)}</strong>
        {line.kinds > 1 && <span className="hint">{`${line.kinds} × ${formatMoney(line.price)}`}</span>}
        <span className="hint">{`${unitPrice} each`}</span>
      </p>
      <form
        ref={edit}
        className="line-edit"
        method="post"
        action={action}
        noValidate
        onBlur={leave}
        onSubmit={(event) => {
          event.preventDefault();
          press(event.currentTarget);
        }}
      >
        <fieldset className="line-fields" aria-label={`Item ${at + 1}: ${line.product_name}`}>
          <NumberField
            id={`${slot}-quantity`}
            name="quantity"
            label="Quantity"
            slot={slot}
            value={quantity}
            invalid={fault?.field === 'quantity'}
            onType={(quantity) => type({ quantity })}
          />
          <NumberField
            id={`${slot}-sets`}
            name="kinds"
            label="Number of Sets"
            slot={slot}
            value={kinds}
            invalid={fault?.field === 'kinds'}
            onType={(kinds) => type({ kinds })}
          />
        </fieldset>
        <ErrorSlot name={slot} message={(!fault?.retry && fault?.message) || ''} />
        {/* Never disabled: a button that was pressed keeps the focus, and works before its script is there. */}
        <button
          className="button"
          type="submit"
          aria-disabled={(isHydrated && (busy || !isUpdatable)) || undefined}
        >
          Update
          {whole}
        </button>
        <a className="button" href={editUrl(shopUrl(runtime, line.edit_path), line.id)} target={shopTarget}>
          Change
          {whole}
        </a>
        <button
          className="button"
          type="submit"
          formAction={`${action}/remove`}
          aria-disabled={busy || undefined}
          onMouseDown={keepFocus}
          onClick={(event) => {
            event.preventDefault();
            // A press that left the focus where it was, with nobody typing there, goes on from here.
            if (!isTypingBeside(event.currentTarget)) event.currentTarget.focus();
            remove();
          }}
        >
          Remove
          {whole}
        </button>
      </form>
      {fault?.retry && (
        <div className="trouble" role="alert" ref={trouble} onMouseDown={keepFocus}>
          <ErrorNotice message={fault.message} onRetry={fault.retry} />
        </div>
      )}
    </li>
  );
}
