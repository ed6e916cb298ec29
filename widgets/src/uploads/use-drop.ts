import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes files that are dropped on what is around an element, which shows that it would. */
export function useDrop(
  inside: RefObject<HTMLElement | null>,
  around: string,
  take: (files: FileList) => unknown,
): void {
  const latest = useRef(take);
  latest.current = take;
  useLayoutEffect(() => {
    const place = inside.current?.closest<HTMLElement>(around);
    if (!place) return;
    const hear = (event: DragEvent) => {
      const { dataTransfer, type } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      place.classList.toggle('dropping', type === 'dragover');
      if (type === 'drop') latest.current(dataTransfer.files);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) place.addEventListener(type, hear);
    return () => {
      for (const type of types) place.removeEventListener(type, hear);
    };
  }, []);
}
