/** What hands do at each step, drawn. The words beside a figure say all of it. */
import type { ReactNode } from 'react';

export type Deed =
  | 'clean'
  | 'mark'
  | 'hinge'
  | 'peel'
  | 'squeegee'
  | 'untape'
  | 'cure'
  | 'weed'
  | 'lift'
  | 'place';

const letter = (x: number) => (
  <path
    className="how-vinyl"
    key={x}
    d={`M${x} 78 ${x + 12} 38H${x + 18}L${x + 30} 78H${x + 23}L${x + 15} 50 ${x + 7} 78Z`}
  />
);
const letters = [34, 66, 98].map(letter);
const tape = <rect className="how-tape" x={24} y={28} width={116} height={60} />;
const strip = <rect className="how-strip" x={18} y={52} width={128} height={10} />;
const squeegee = <path className="how-tool" d="M96 22 130 12 140 46 106 56ZM92 24 106 56 100 60 86 28Z" />;

const deeds: Record<Deed, ReactNode> = {
  clean: (
    <>
      <path className="how-line" d="M30 80C50 40 60 90 80 52S110 80 132 40" />
      <rect className="how-tape" x={84} y={28} width={44} height={28} rx={6} />
      <path className="how-line" d="M38 24v16M30 32h16M134 76v12M128 82h12" />
    </>
  ),
  mark: (
    <>
      <path className="how-dashed" d="M18 78H146M82 14V96" />
      <path className="how-tool" d="M96 60 132 24 140 32 104 68 92 72Z" />
    </>
  ),
  hinge: (
    <>
      {tape}
      {letters}
      {strip}
    </>
  ),
  peel: (
    <>
      {tape}
      {letters}
      <path className="how-sheet" d="M24 88H140V66L104 102H24Z" />
      <path className="how-line" d="M140 66 104 102M150 60 118 102M118 102h10M118 102v-10" />
    </>
  ),
  squeegee: (
    <>
      {tape}
      {letters}
      {squeegee}
      <path className="how-line" d="M78 96H34M34 96l8-6M34 96l8 6" />
    </>
  ),
  untape: (
    <>
      {letters}
      <path className="how-tape" d="M70 28H140V88H94Z" />
      <path className="how-line" d="M70 28 94 88M58 96H26M26 96l8-6M26 96l8 6" />
    </>
  ),
  cure: (
    <>
      {letters}
      <circle className="how-tape" cx={128} cy={28} r={16} />
      <path className="how-line" d="M128 18V28L136 32" />
    </>
  ),
  weed: (
    <>
      <rect className="how-sheet" x={24} y={28} width={116} height={60} />
      {letters}
      <path className="how-line" d="M112 58 132 16M112 58l-4-6" />
    </>
  ),
  lift: (
    <>
      <rect className="how-sheet" x={24} y={44} width={116} height={44} />
      {[34, 98].map(letter)}
      <g className="how-up">{letter(66)}</g>
      <path className="how-line" d="M82 30V10M82 10l-6 8M82 10l6 8" />
    </>
  ),
  place: (
    <>
      <path className="how-dashed" d="M18 78H146" />
      {[34, 66].map(letter)}
      <path className="how-line" d="M113 32V66M113 66l-6-8M113 66l6-8" />
    </>
  ),
};

export const HowToFigure = ({ deed }: { deed: Deed }) => (
  <svg className="how-figure" viewBox="0 0 164 108" aria-hidden="true">
    <rect className="how-ground" x={1} y={1} width={162} height={106} rx={6} />
    {deeds[deed]}
  </svg>
);
