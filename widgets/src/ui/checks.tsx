/** Several choices of several, as tiles. */
import { type Choice, TileFace } from './choices.js';

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
          <label className="tile" key={choice.value}>
            <input
              className="tile-input"
              type="checkbox"
              name={name}
              value={choice.value}
              checked={choice.checked}
              disabled={choice.disabled}
              aria-describedby={choice.note ? `${name}-${choice.value}` : undefined}
              onChange={() => onToggle(choice.value)}
            />
            <TileFace {...choice} id={`${name}-${choice.value}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
