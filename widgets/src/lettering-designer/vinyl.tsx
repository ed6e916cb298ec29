/** What letters are cut from, as paint: a plain colour, a metal or a hologram of seven stops, or a pattern in full colour. */
import { metalGradient, metalOf, type SceneNode } from '@kerf/sdk/drawing';

export interface Vinyl {
  name: string;
  /** '' where it is no plain colour. */
  swatch: string;
}

const dots = [
  ['#00a5d8', 10, 10],
  ['#e0218a', 30, 10],
  ['#ffd400', 10, 30],
  ['#1f8a4c', 30, 30],
  ['#f07d1a', 20, 20],
] as const;

const isShining = ({ name }: Vinyl) => /silver|bronze|gold|holo/i.test(name);

/** What to fill with. */
export const paintOf = (vinyl: Vinyl, id: string): string =>
  isShining(vinyl) || !vinyl.swatch ? `url(#${id})` : vinyl.swatch;

/** What that needs in `<defs>`, over a box: what is cut from one sheet shines as one. Nothing for a plain colour. */
export function VinylPaint({
  vinyl,
  id,
  width,
  height,
}: {
  vinyl: Vinyl;
  id: string;
  width: number;
  height: number;
}) {
  if (isShining(vinyl)) {
    const stops = metalGradient(id, metalOf(vinyl.name) ?? '').children as readonly SceneNode[];
    return (
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={width} y2={height * 0.8}>
        {stops.map(({ attributes }) => (
          <stop
            key={attributes.offset}
            offset={attributes.offset}
            stop-color={String(attributes['stop-color'])}
          />
        ))}
      </linearGradient>
    );
  }
  if (vinyl.swatch) return null;
  const unit = Math.max(width, height) / 400;
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={40}
      height={40}
      patternTransform={`rotate(20) scale(${unit})`}
    >
      <rect width={40} height={40} fill="#1c57b5" />
      {dots.map(([fill, x, y]) => (
        <circle key={fill} cx={x} cy={y} r={8} fill={fill} />
      ))}
    </pattern>
  );
}
