import { mm } from '@kerf/sdk/drawing';
import type { ReactNode } from 'react';

/** A petal around the middle of the piece, narrowed by `less` mm all around. */
function petal(turn: number, less: number) {
  const [near, far, half] = [5 + less, 18 - less, 5.5 - less];
  const at = (along: number, across: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `${mm(along * cos - across * sin)} ${mm(along * sin + across * cos)}`;
  };
  const middle = (near + far) / 2;
  return `M${at(near, 0)}Q${at(middle, half)} ${at(far, 0)}Q${at(middle, -half)} ${at(near, 0)}Z`;
}

const flower = (less: number) => [0, 1, 2, 3, 4, 5].map((n) => petal((n * Math.PI) / 3, less)).join('');

/** What is printed on clear film: its colours, and beside them the white that lies beneath. */
export function WhiteInkFigure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="guide-figure">
      <svg viewBox="-3 -3 96 56" role="img">
        <title>{title}</title>
        <g transform="translate(22 25)">
          <circle className="guide-size" r="22" />
          <path className="guide-colour" d={flower(0)} />
        </g>
        <g transform="translate(68 25)">
          <circle className="guide-size" r="22" />
          <path className="guide-magenta" d={flower(0.2)} />
        </g>
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
