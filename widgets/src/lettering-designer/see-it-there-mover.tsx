/** Something in a drawing that is moved by a pointer or by arrow keys. */
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { keepKeys } from '../ui/keep-keys.js';

export interface Point {
  x: number;
  y: number;
}

interface MoverProps {
  /** What it is called. */
  name: string;
  describedBy: string;
  className: string;
  part: string;
  at: Point;
  /** How far an arrow key goes, in units of the drawing; ten times as far with Shift. */
  step: number;
  onMove: (to: Point) => void;
  /** A move by hand is over, or a key went down. */
  onRest?: (at: Point) => void;
  children: ReactNode;
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a pointer is, in units of the drawing. */
export function pointOf(
  drawing: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return { x, y };
}

export function Mover({
  name,
  describedBy,
  className,
  part,
  at,
  step,
  onMove,
  onRest,
  children,
}: MoverProps) {
  const held = useRef<Point | null>(null);
  const drawingOf = (element: SVGGElement) => element.ownerSVGElement as SVGSVGElement;

  function press(event: PointerEvent<SVGGElement>) {
    if (event.button) return;
    const { x, y } = pointOf(drawingOf(event.currentTarget), event);
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: x - at.x, y: y - at.y };
  }
  function drag(event: PointerEvent<SVGGElement>) {
    if (!held.current) return;
    const { x, y } = pointOf(drawingOf(event.currentTarget), event);
    onMove({ x: x - held.current.x, y: y - held.current.y });
  }
  function letGo() {
    if (held.current) onRest?.(at);
    held.current = null;
  }
  function pressKey(event: KeyboardEvent<SVGGElement>) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const far = event.shiftKey ? step * 10 : step;
    const to = { x: at.x + direction[0] * far, y: at.y + direction[1] * far };
    onMove(to);
    onRest?.(to);
  }
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: with it, arrow keys reach it in the browse mode of screen readers.
    <g
      className={className}
      part={part}
      ref={keepKeys as never}
      role="application"
      aria-roledescription="movable by arrow keys"
      aria-label={name}
      aria-describedby={describedBy}
      tabindex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={pressKey}
    >
      {children}
    </g>
  );
}
