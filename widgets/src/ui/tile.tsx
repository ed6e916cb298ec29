/** One choice as a tile. */
import type { ReactNode } from 'react';

export interface Choice {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  /** Address of a small picture of it, 4:3. */
  image?: string | undefined;
  /** What choosing it would change, said after its name; '' while that is not known. */
  note?: string | undefined;
}

interface TileProps extends Choice {
  type: 'radio' | 'checkbox';
  /** The field of the form that it is. */
  name: string;
  checked: boolean;
  onPick: (value: string) => void;
}

/** Its picture, its name, and what it would change, which is no part of its name. */
export function Tile({ label, image, note, onPick, ...input }: TileProps) {
  const id = `${input.name}-${input.value}`;
  return (
    <label className="tile">
      <input
        className="tile-input"
        {...input}
        aria-describedby={note ? id : undefined}
        onChange={() => onPick(input.value)}
      />
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
    </label>
  );
}
