/** Sample artwork drawn on a piece, so that a size and a stock can be judged by eye. Lengths are mm of the piece. */
import type { ReactNode } from 'react';

interface Area {
  width: number;
  height: number;
}

function Studio({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  return (
    <>
      <rect className="art-white" width={w} height={h} />
      <path className="art-pink" d={`M${w} 0V${0.62 * u}A${0.62 * u} ${0.62 * u} 0 0 1 ${w - 0.62 * u} 0z`} />
      <circle className="art-ink" cx={w - 0.62 * u} cy={0.62 * u} r={0.09 * u} />
      <text className="art-ink display" x={0.1 * u} y={h - 0.25 * u} fontSize={0.17 * u} fontWeight="700">
        Ada Quill
      </text>
      <text className="art-soft" x={0.1 * u} y={h - 0.11 * u} fontSize={0.08 * u}>
        Illustration and lettering
      </text>
    </>
  );
}

function TeaHouse({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  return (
    <>
      <rect className="art-ink" width={w} height={h} />
      {[0.22, 0.34, 0.46, 0.58, 0.7].map((r) => (
        <path
          key={r}
          className="art-foil"
          strokeWidth={0.014 * u}
          d={`M${w - r * u} ${h}A${r * u} ${r * u} 0 0 1 ${w} ${h - r * u}`}
        />
      ))}
      <text className="art-foil-text display" x={0.11 * u} y={0.24 * u} fontSize={0.15 * u} fontWeight="600">
        Night Heron
      </text>
      <text className="art-foil-text" x={0.11 * u} y={0.37 * u} fontSize={0.075 * u}>
        Tea merchants
      </text>
    </>
  );
}

function Nursery({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  const leaf = 0.25 * u;
  const leaves = [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ row, column })));
  return (
    <>
      <rect className="art-matte" width={w} height={h} />
      {leaves.map(({ row, column }) => {
        const x = w - 0.12 * u - (2 - column) * leaf;
        const y = h / 2 + (row - 1.5) * leaf;
        const turn = (row + column) % 2;
        const d = turn
          ? `M${x} ${y}A${leaf} ${leaf} 0 0 1 ${x + leaf} ${y + leaf}A${leaf} ${leaf} 0 0 1 ${x} ${y}z`
          : `M${x + leaf} ${y}A${leaf} ${leaf} 0 0 0 ${x} ${y + leaf}A${leaf} ${leaf} 0 0 0 ${x + leaf} ${y}z`;
        return <path key={`${row}-${column}`} className="art-green" d={d} />;
      })}
      <text
        className="art-green display"
        x={0.12 * u}
        y={h / 2 - 0.01 * u}
        fontSize={0.15 * u}
        fontWeight="650"
      >
        Fernbank
      </text>
      <text className="art-soft" x={0.12 * u} y={h / 2 + 0.12 * u} fontSize={0.075 * u}>
        Native nursery
      </text>
    </>
  );
}

function Monogram({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  return (
    <>
      <rect className="art-white" width={w} height={h} />
      <circle className="art-blind" cx={w / 2} cy={0.42 * h} r={0.25 * u} />
      <text
        className="art-ink display"
        x={w / 2}
        y={0.42 * h + 0.075 * u}
        fontSize={0.22 * u}
        fontWeight="700"
        textAnchor="middle"
      >
        HB
      </text>
      <text className="art-soft" x={w / 2} y={h - 0.12 * u} fontSize={0.075 * u} textAnchor="middle">
        Harrow and Byrne, architects
      </text>
    </>
  );
}

function Bakery({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  const fibres = [7, 19, 31, 44, 58, 66, 77, 85, 93].map((x, index) => {
    const y = (index * 37) % 91;
    return `M${(x / 100) * w} ${(y / 100) * h}l${0.03 * u} ${((index % 3) - 1) * 0.02 * u}`;
  });
  return (
    <>
      <rect className="art-kraft" width={w} height={h} />
      <path className="art-fibre" d={fibres.join('')} />
      <circle className="art-line" strokeWidth={0.018 * u} cx={w / 2} cy={h / 2} r={0.36 * u} />
      <path
        className="art-line"
        strokeWidth={0.018 * u}
        d={`M${w / 2} ${h / 2 - 0.07 * u}v${-0.2 * u}m0 ${0.07 * u}l${-0.06 * u} ${-0.05 * u}m${0.06 * u} ${0.11 * u}l${-0.06 * u} ${-0.05 * u}m${0.06 * u} ${-0.01 * u}l${0.06 * u} ${-0.05 * u}m${-0.06 * u} ${0.11 * u}l${0.06 * u} ${-0.05 * u}`}
      />
      <text
        className="art-ink display"
        x={w / 2}
        y={h / 2 + 0.1 * u}
        fontSize={0.125 * u}
        fontWeight="700"
        textAnchor="middle"
      >
        Salt & Rye
      </text>
      <text className="art-ink" x={w / 2} y={h / 2 + 0.2 * u} fontSize={0.068 * u} textAnchor="middle">
        baked at four
      </text>
    </>
  );
}

function Tag({ width: w, height: h }: Area) {
  const u = Math.min(w, h);
  return (
    <>
      <rect className="art-matte" width={w} height={h} />
      <path className="art-pink" d={`M0 ${0.7 * h}H${w}V${h}H0z`} />
      <text className="art-ink display" x={0.12 * u} y={0.46 * h} fontSize={0.2 * u} fontWeight="700">
        Tideline
      </text>
      <text className="art-soft" x={0.12 * u} y={0.46 * h + 0.15 * u} fontSize={0.1 * u}>
        Washed linen
      </text>
      <text className="art-paper display" x={0.12 * u} y={h - 0.14 * u} fontSize={0.17 * u} fontWeight="600">
        No. 12
      </text>
      <circle className="art-hole" cx={w / 2} cy={0.13 * u + 2} r="2.5" />
    </>
  );
}

const designs: Readonly<Record<string, (area: Area) => ReactNode>> = {
  'standard-business-card': Studio,
  'premium-business-card': TeaHouse,
  'standard-matte-250gsm': Nursery,
  'royal-extra-white-400gsm': Monogram,
  'vintage-kraft-300gsm': Bakery,
  'swing-tags': Tag,
};

/** The sample artwork of a featured item; one without its own gets the plain card. */
export function Artwork({ slug, width, height }: Area & { slug: string }) {
  const Design = designs[slug] ?? Studio;
  return <Design width={width} height={height} />;
}

/** Whether the sample hangs on a string. */
export const hangsOnString = (slug: string) => slug === 'swing-tags';
