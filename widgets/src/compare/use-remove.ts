import { removeCompared } from '@kerf/sdk/actions';
import type { CompareType, KeptType } from '@kerf/sdk/runtime';
import { useWidget } from '../element/widget-context.js';

/** What the page is told of one that is kept. */
const toldOf = ({ product, details, price }: KeptType): CompareType => ({ product, details, price });

/** Takes one out, unless the page prevents it. Says whether it is out. */
export function useRemove(): (type: KeptType) => boolean {
  const { runtime, host } = useWidget();
  return (type) => {
    const change = { type: toldOf(type), action: 'remove' };
    if (!host?.emit('kerf-before-compare-change', change, true)) return false;
    removeCompared(runtime, type.key);
    host.emit('kerf-compare-change', change);
    return true;
  };
}
