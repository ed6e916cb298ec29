/** The form that asks for special processing: one option engine, over the products that take it, and the kinds of work. */
import {
  maxSpecialItems,
  messages,
  type Range,
  type SpecialProcessing,
  specialSizeDebounce,
} from '@kerf/sdk/contract';
import {
  addonsOfItems,
  askerFaults,
  type ChoiceField,
  chooseOption,
  isSpecial,
  type OptionId,
  offeredOptions,
  offeredSpecials,
  parseSize,
  parseWhole,
  quantityOf,
  settle,
  settleSpecials,
  specialFaults,
  toggleSpecial,
  toQuotedConfiguration,
} from '@kerf/sdk/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormFoot } from '../person-form/form-foot.js';
import { AskerFields } from '../quotes/asker-fields.js';
import type { OpenQuoteProps } from '../quotes/open-quote.js';
import { useQuoteForm } from '../quotes/use-quote-form.js';
import { Checks } from '../ui/checks.js';
import { Choices } from '../ui/choices.js';
import { ErrorSlot } from '../ui/error-slot.js';
import { keepKeys } from '../ui/keep-keys.js';
import { NumberField } from '../ui/number-field.js';
import { type AttachedFiles, Attachments } from './attachments.js';

/** What is chosen from a list, in the order of the form. */
const chosenFields: readonly string[] = [
  'product_id',
  'cutting_id',
  'shape_id',
  'orientation_id',
  'finishing_id',
  'adhesive_id',
  'color_id',
];

/** Why files keep the form from being sent. */
const fileWords = {
  'under-way': 'A file is still on its way. Wait for it, or cancel it.',
  left: 'Not every file came. Try it again, or leave it out.',
} as const;

/** A field of what is asked for that is sent as it is, and one that stands several times. */
function toForm(
  fields: Readonly<Record<string, string | number | null>>,
  lists: Readonly<Record<string, readonly (string | number)[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value === null ? '' : String(value));
  for (const [name, values] of Object.entries(lists))
    for (const value of values) form.append(`${name}[]`, String(value));
  return form;
}

interface SpecialFormProps extends OpenQuoteProps {
  special: SpecialProcessing;
  /** The range without what takes no special processing. */
  range: Range;
  onSent: (number: string) => void;
}

export function SpecialForm(props: SpecialFormProps) {
  const { special, range, onSent } = props;
  const [choice, setChoice] = useState(() => {
    const selection = settle(range, props.selection);
    return { selection, items: [] as readonly number[] };
  });
  const [quantity, setQuantity] = useState(() => String(quantityOf(range, props.selection) ?? ''));
  const [files, setFiles] = useState<AttachedFiles>({ keys: [], state: 'ready' });
  const { selection, items } = choice;
  const begun = useRef(props.selection);
  // Something else was chosen on the page while the form was closed: it begins with that.
  useEffect(() => {
    if (begun.current === props.selection) return;
    begun.current = props.selection;
    setChoice({ selection: settle(range, props.selection), items: [] });
    setQuantity(String(quantityOf(range, props.selection) ?? ''));
  }, [props.selection]);

  /** A choice, with what follows from it: another product begins with no special work, anything else keeps what can be done. */
  function choose(field: ChoiceField, id: OptionId) {
    const next = chooseOption(range, selection, field, id);
    const kept = field === 'product_id' && next !== selection ? [] : items;
    setChoice({ selection: next, items: settleSpecials(special, { selection: next, items: kept }) });
  }
  const type = (typed: Partial<typeof selection>) =>
    setChoice({ ...choice, selection: { ...selection, ...typed } });

  const { form, registered, forgetRegistered } = useQuoteForm({
    ...props,
    selection,
    kind: () => 'Special Processing',
    check: ({ firstname = '', lastname = '', email_address = '' }) => [
      ...specialFaults(range, choice, quantity),
      ...askerFaults({ firstname, lastname, email_address }),
    ],
    hindrance: () =>
      files.state === 'ready'
        ? null
        : { code: 'QUOTE_FILES_UNDER_WAY', message: fileWords[files.state], isRetryable: false },
    body({ firstname = '', lastname = '', email_address = '', comment = '' }) {
      const { featured_item_id, ...asked } = toQuotedConfiguration(range, selection);
      return toForm(
        {
          quote_type: 'Special Processing',
          featured_item_id,
          firstname: firstname.trim(),
          lastname: lastname.trim(),
          email_address: email_address.trim(),
          product_id: asked.product_id,
          cutting_id: asked.cutting_id,
          shape_id: asked.shape_id,
          orientation_id: asked.orientation_id,
          cut_per_shape: asked.cut_per_shape,
          ea: asked.ea,
          finishing_id: asked.finishing_id,
          premium_processing_id: asked.premium_processing_id,
          adhesive_id: asked.adhesive_id,
          color_id: asked.color_id,
          width: parseSize(selection.width),
          height: parseSize(selection.height),
          size_id: selection.size_id,
          quantity: parseWhole(quantity),
          comment: comment.trim(),
        },
        { addons: addonsOfItems(special, items), addon_items: items, attachments: files.keys },
      );
    },
    onSent,
  });
  // What the form knows once the size rests, not what it knew when the key was pressed.
  const { look } = form;
  const latest = useRef(look);
  latest.current = look;
  const resting = useRef<Partial<Record<'width' | 'height', ReturnType<typeof setTimeout>>>>({});
  useLayoutEffect(() => () => Object.values(resting.current).forEach(clearTimeout), []);
  function typeSize(side: 'width' | 'height', text: string) {
    type({ [side]: text, size_id: null });
    clearTimeout(resting.current[side]);
    resting.current[side] = setTimeout(() => latest.current(side), specialSizeDebounce);
  }
  const errorOf = (name: string) => form.field(name).error;
  const options = offeredOptions(range, selection).filter(({ isShown }) => isShown);
  const isVain = !isSpecial(range, choice);

  return (
    <form className="stack" part="form" {...form.props}>
      {options.map((option) => {
        if (option.kind === 'choices' && chosenFields.includes(option.field))
          return (
            <Choices
              key={option.key}
              legend={option.label}
              name={option.key}
              columns={3}
              value={String(option.value)}
              choices={option.choices.map(({ id, name, disabled }) => ({
                value: String(id),
                label: name,
                disabled,
              }))}
              onChoose={(value) => choose(option.field, Number(value))}
            />
          );
        if (option.kind !== 'count') return null;
        return (
          <div key={option.key}>
            <NumberField
              label={option.label}
              name={option.field}
              id={`special-${option.field}`}
              slot={option.field}
              value={option.text}
              invalid={errorOf(option.field) !== ''}
              onType={(text) => type({ [option.field]: text })}
            />
            <ErrorSlot name={option.field} message={errorOf(option.field)} />
          </div>
        );
      })}
      <fieldset className="field">
        <legend className="legend">Size (in mm)</legend>
        <div className="pair">
          {(['width', 'height'] as const).map((side) => (
            <NumberField
              key={side}
              label={side === 'width' ? 'Width' : 'Height'}
              name={side}
              id={`special-${side}`}
              slot="special-size"
              value={selection[side]}
              decimal
              unit="mm"
              invalid={errorOf(side) !== ''}
              onType={(text) => typeSize(side, text)}
            />
          ))}
        </div>
        <ErrorSlot name="special-size" message={errorOf('width') || errorOf('height')} />
      </fieldset>
      <p className="hint" id="special-hint">
        {`Special work: up to ${maxSpecialItems} in all.`}
      </p>
      {offeredSpecials(special, choice).map(({ id, name, items: offered }) => (
        <Checks
          key={id}
          legend={name}
          name="addon_items"
          choices={offered.map((item) => ({
            value: String(item.id),
            label: item.name,
            checked: item.isChosen,
            disabled: item.isDisabled,
          }))}
          onToggle={(value) => setChoice({ ...choice, items: toggleSpecial(special, choice, Number(value)) })}
        />
      ))}
      <ErrorSlot name="addon_items" message={errorOf('addon_items')} />
      <div>
        <NumberField
          label="Quantity"
          name="quantity"
          id="special-quantity"
          slot="quantity"
          value={quantity}
          invalid={errorOf('quantity') !== ''}
          onType={setQuantity}
        />
        <ErrorSlot name="quantity" message={errorOf('quantity')} />
      </div>
      <div className="text-field">
        <label className="number-label" htmlFor="special-comment">
          What else we should know (optional)
        </label>
        <textarea className="text-area" id="special-comment" name="comment" rows={3} ref={keepKeys} />
      </div>
      <Attachments onChange={setFiles} />
      <AskerFields form={form} refused={registered} onSettled={forgetRegistered} />
      {isVain && <p className="hint">{messages.specialRequired}</p>}
      <FormFoot label="SEND QUOTE" form={form} isVain={isVain} />
    </form>
  );
}
