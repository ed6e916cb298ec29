import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

/** A part of the widget that is fetched with the first use of it. A page that was drawn with it has it at once. */
export interface PartOnDemand<Props> {
  /** Null until it is fetched. */
  part: ComponentType<Props> | null;
  fetch(): Promise<void>;
}

/** One that `load` brings. */
export function partOnDemand<Props>(load: () => Promise<ComponentType<Props>>): PartOnDemand<Props> {
  const own: PartOnDemand<Props> = {
    part: null,
    async fetch() {
      own.part ??= await load();
    },
  };
  return own;
}

/** A part once it is needed, or what stands in its place where it can't be had. */
export function usePart<Props>(
  own: PartOnDemand<Props>,
  isNeeded = true,
): { Part: ComponentType<Props> | null; lost: ReactNode } {
  const { host } = useWidget();
  const [isLost, setIsLost] = useState(false);
  const [, draw] = useState({});

  function fetch() {
    setIsLost(false);
    own.fetch().then(
      () => draw({}),
      () => {
        setIsLost(true);
        host?.emit('kerf-error', notFetched);
      },
    );
  }
  useEffect(() => {
    if (isNeeded && !own.part) fetch();
  }, [isNeeded]);
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', fetch);
    return () => removeEventListener('online', fetch);
  }, [isLost]);

  return {
    Part: own.part,
    lost: isLost && (
      <div role="alert">
        <ErrorNotice message={notFetched.message} onRetry={fetch} />
      </div>
    ),
  };
}
