import { autoHeightBelow, type Selection } from '@kerf/sdk/contract';
import { parseSize, type SizeCheck } from '@kerf/sdk/rules';
import type { ReactNode } from 'react';
import { ErrorSlot } from '../ui/error-slot.js';
import { NumberField } from '../ui/number-field.js';
import type { Letters } from './use-letters.js';

interface SizeFieldsProps {
  selection: Selection;
  letters: Letters | null;
  check: SizeCheck | null | undefined;
  onType: (side: 'width' | 'height', text: string) => void;
  /** What leads out of a size that can't be made. */
  children: ReactNode;
}

/** How wide the letters are, and how high: as their font gives it, or stretched to a height. */
export function SizeFields({ selection, letters, check, onType, children }: SizeFieldsProps) {
  const field = (label: string, side: 'width' | 'height') => (
    <NumberField
      id={side}
      name={side}
      label={label}
      slot="size"
      hint={side === 'height' ? 'natural-height' : undefined}
      unit="mm"
      decimal
      value={selection[side]}
      invalid={check?.sides.includes(side) ?? false}
      onType={(text) => onType(side, text)}
    />
  );
  const natural = letters?.widthMm && letters.naturalMm ? `${letters.naturalMm} mm` : '';
  return (
    <fieldset className="field" part="size">
      <legend className="legend">Size</legend>
      <div className="pair">
        {field('Width', 'width')}
        <span className="times" aria-hidden="true">
          ×
        </span>
        {field('Height', 'height')}
      </div>
      <p className="hint" id="natural-height" part="natural-height">
        {!natural ? (
          'Leave the height empty to have that of the font.'
        ) : letters?.isAuto ? (
          `${parseSize(selection.height) ? `Under ${autoHeightBelow} mm the height is automatic` : 'Automatic height'}: ${natural}`
        ) : (
          <>
            The font’s own height would be {natural}.{' '}
            <button
              className="link plain"
              type="button"
              onClick={({ currentTarget }) => {
                const fields = currentTarget.closest('fieldset');
                onType('height', '');
                // The button goes with what it changes.
                fields?.querySelector<HTMLElement>('#height')?.focus();
              }}
            >
              Use it
            </button>
          </>
        )}
      </p>
      <ErrorSlot name="size" part="size-error" message={check?.message ?? ''} />
      {children}
    </fieldset>
  );
}
