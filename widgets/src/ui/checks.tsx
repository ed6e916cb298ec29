/** Several choices of several, as tiles. */
import { type Choice, Tile } from './tile.js';

export interface ChecksProps {
  legend: string;
  name: string;
  choices: readonly (Choice & { checked: boolean })[];
  onToggle: (value: string) => void;
}

export function Checks({ legend, name, choices, onToggle }: ChecksProps) {
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className="tiles columns-3">
        {choices.map((choice) => (
          <Tile key={choice.value} type="checkbox" name={name} {...choice} onPick={onToggle} />
        ))}
      </div>
    </fieldset>
  );
}
