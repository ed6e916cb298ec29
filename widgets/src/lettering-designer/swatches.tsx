import { keepKeys } from '../ui/keep-keys.js';
import { paintOf, VinylPaint } from './vinyl.js';

interface SwatchesProps {
  legend: string;
  name: string;
  part: string;
  choices: readonly { value: string; name: string; swatch: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A choice of colours, each seen and named; that of the chosen one stands beside the legend. */
export function Swatches({ legend, name, part, choices, value, onChoose }: SwatchesProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <fieldset className="field" part={part}>
      <legend className="legend">
        {legend} <span className="chosen-name">{chosen?.name}</span>
      </legend>
      <div className="swatches" ref={keepKeys}>
        {choices.map((choice) => {
          const id = `${name}-${choice.value}`;
          return (
            <label className="swatch" key={choice.value} title={choice.name}>
              <input
                className="tile-input"
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                aria-label={choice.name}
                onChange={() => onChoose(choice.value)}
              />
              <svg className="swatch-face" viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
                <defs>
                  <VinylPaint vinyl={choice} id={id} width={44} height={44} />
                </defs>
                <circle className="ring" cx="22" cy="22" r="20.5" />
                <circle className="disc" cx="22" cy="22" r="16.5" fill={paintOf(choice, id)} />
              </svg>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
