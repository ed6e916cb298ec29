import { drawingUrl } from '@kerf/sdk/actions';
import { useWidget } from './widget-context.js';

/** Shows it once it is there, and no broken picture. */
const show = ({ type, currentTarget }: { type: string; currentTarget: HTMLElement }): void => {
  currentTarget.hidden = type === 'error';
};

interface PieceThumbProps {
  of: Parameters<typeof drawingUrl>[1];
  /** The picture of artwork on it, in place of the shop's drawing; null for none. */
  figure?: string | null;
}

/** What a configuration looks like, small, as the shop draws it. What it is stands beside it in words. */
export function PieceThumb({ of, figure }: PieceThumbProps) {
  const { runtime } = useWidget();
  const src = figure ?? drawingUrl(runtime, of);
  return (
    <img
      className="piece-thumb"
      // Another one is another picture: that the last could not be had says nothing of it.
      key={src}
      src={src}
      width="88"
      height="88"
      alt=""
      onError={show}
      onLoad={show}
    />
  );
}
