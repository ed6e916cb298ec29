/** A radio group as tiles: one choice of several, arrows move and choose. */
import type { ReactNode } from 'react';
import { keepKeys } from './keep-keys.js';
import { type Choice, Tile } from './tile.js';

export interface ChoicesProps {
  legend: ReactNode;
  /** The field of the form that it is; unique in the widget. */
  name: string;
  /** Columns of the grid at the widths that have room for them. */
  columns?: number;
  choices: readonly Choice[];
  /** The chosen value; '' when none is. */
  value: string;
  onChoose: (value: string) => void;
  /** What follows the tiles inside the group. */
  children?: ReactNode;
  part?: string;
}

export function Choices({ legend, children, part, ...tiles }: ChoicesProps) {
  return (
    <fieldset className="field" part={part ?? tiles.name}>
      <legend className="legend">{legend}</legend>
      <Tiles {...tiles} />
      {children}
    </fieldset>
  );
}

/** The tiles alone, for a group that has them in two places. */
export function Tiles({
  name,
  columns,
  choices,
  value,
  onChoose,
}: Omit<ChoicesProps, 'legend' | 'children' | 'part'>) {
  return (
    <div className={columns ? `tiles columns-${columns}` : 'tiles'} ref={keepKeys}>
      {choices.map((choice) => (
        <Tile
          key={choice.value}
          type="radio"
          name={name}
          {...choice}
          checked={choice.value === value}
          onPick={onChoose}
        />
      ))}
    </div>
  );
}
