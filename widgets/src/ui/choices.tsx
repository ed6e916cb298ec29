/** A radio group as tiles: one choice of several, arrows move and choose. */
import type { ReactNode } from 'react';
import { keepKeys } from './keep-keys.js';

export interface Choice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  /** Address of a small picture of it, 4:3. */
  image?: string | undefined;
  /** What choosing it would change, said after its name; '' while that is not known. */
  note?: string | undefined;
}

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
        <label className="tile" key={choice.value}>
          <input
            className="tile-input"
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-describedby={choice.note ? `${name}-${choice.value}` : undefined}
            onChange={() => onChoose(choice.value)}
          />
          <TileFace {...choice} id={`${name}-${choice.value}`} />
        </label>
      ))}
    </div>
  );
}

/** What is seen of a tile: its picture, its name, and what it would change, which is no part of its name. */
export function TileFace({ id, label, image, note }: Choice & { id: string }) {
  return (
    <span className="tile-face">
      {image && <img className="tile-image" src={image} width="96" height="72" alt="" loading="lazy" />}
      {/* Sizes read the same on a page that runs from right to left; in Firefox a grid keeps nothing apart. */}
      <bdi>{label}</bdi>
      {note !== undefined && (
        <small className="tile-note" id={id} aria-hidden="true">
          {note}
        </small>
      )}
    </span>
  );
}
