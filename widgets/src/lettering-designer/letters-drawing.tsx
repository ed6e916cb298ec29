/** The letters to scale on the surface that they are meant for, with their width and height. */
import { isSmallCharacter } from '@kerf/sdk/rules';
import type { RefObject } from 'react';
import type { Letters, SizedLetters } from './use-letters.js';
import { paintOf, VinylPaint } from './vinyl.js';

/** The drawing's own units. The surface, and the room around the letters on it. */
const view = { width: 800, height: 430 };
const wall = { width: 752, height: 382 };
const pad = 44;

const shown = (mm: number) => `${Math.round(mm * 10) / 10} mm`;

/** Where letters stand on the surface, and what brings them there; null where nothing is to be seen. */
export function placeOf({ set: { letters, box, unit: fontUnit }, widthMm, heightMm }: SizedLetters) {
  if (!letters.length || !(widthMm > 0) || !(heightMm > 0)) return null;
  const unit = Math.min((wall.width - 2 * pad) / widthMm, (wall.height - 2 * pad) / heightMm);
  const [width, height] = [widthMm * unit, heightMm * unit];
  const x = (wall.width - width) / 2;
  const y = (wall.height - height) / 2;
  const across = width / box.width;
  const down = height / box.height;
  const transform = `matrix(${[across * fontUnit, 0, 0, down * fontUnit, x - box.x * across, y - box.y * down]})`;
  return { x, y, width, height, across, down, transform };
}

interface LettersDrawingProps extends Letters {
  title: string;
  vinyl: { name: string; swatch: string };
  surface: string;
  /** For the path of the letters. */
  outline: RefObject<SVGPathElement | null>;
}

export function LettersDrawing({ title, vinyl, surface, measured, outline, ...sized }: LettersDrawingProps) {
  const { set } = sized;
  const place = placeOf(sized);
  const fill = paintOf(vinyl, 'vinyl');
  const isPlain = fill === vinyl.swatch;
  // Also where nothing is written yet: the first key draws into it.
  const letters = { d: set.d, transform: place?.transform, ref: outline };
  return (
    <svg
      className="drawing"
      part="drawing"
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={title}
    >
      <defs>
        <VinylPaint vinyl={vinyl} id="vinyl" width={wall.width} height={wall.height} />
        <linearGradient id="light" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".16" />
          <stop offset="1" stop-color="#000" stop-opacity=".07" />
        </linearGradient>
        {!isPlain && (
          <clipPath id="cut">
            <path {...letters} />
          </clipPath>
        )}
      </defs>
      <rect className="wall" width={wall.width} height={wall.height} rx="10" fill={surface} />
      <rect width={wall.width} height={wall.height} rx="10" fill="url(#light)" />
      {isPlain ? (
        <path {...letters} fill={fill} data-layer="letters" />
      ) : (
        <rect
          width={wall.width}
          height={wall.height}
          fill={fill}
          clip-path="url(#cut)"
          data-layer="letters"
        />
      )}
      {place && (
        <>
          <SmallMarks {...sized} place={place} measured={measured} />
          <Ruler {...sized} place={place} />
        </>
      )}
    </svg>
  );
}

type Placed = SizedLetters & { place: NonNullable<ReturnType<typeof placeOf>> };

/** Round the characters that are too small to be cut. */
function SmallMarks({ set: { letters, box }, place, measured }: Placed & Pick<Letters, 'measured'>) {
  return measured.map((character, index) => {
    const { glyph, x: left, y: top } = letters[index] ?? {};
    if (!glyph?.box || !isSmallCharacter(character)) return null;
    const around = {
      x: place.x + ((left ?? 0) + glyph.box.x - box.x) * place.across - 4,
      y: place.y + ((top ?? 0) + glyph.box.y - box.y) * place.down - 4,
      width: glyph.box.width * place.across + 8,
      height: glyph.box.height * place.down + 8,
      rx: 4,
    };
    return (
      <g className="small" data-layer="small" key={index}>
        <rect {...around} />
        <rect className="mark" {...around} />
      </g>
    );
  });
}

function Ruler({ widthMm, heightMm, place: { x, y, width, height } }: Placed) {
  return (
    <g className="ruler">
      <path d={`M${x} ${wall.height + 10}v12m0-6h${width}m0-6v12`} />
      <path d={`M${wall.width + 10} ${y}h12m-6 0v${height}m-6 0h12`} />
      <text x={x + width / 2} y={wall.height + 17} text-anchor="middle">
        {shown(widthMm)}
      </text>
      <text transform={`translate(${wall.width + 17} ${y + height / 2}) rotate(-90)`} text-anchor="middle">
        {shown(heightMm)}
      </text>
    </g>
  );
}
