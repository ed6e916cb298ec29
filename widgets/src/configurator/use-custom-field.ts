import { useRef } from 'react';

/** Keys that choose for good; with any other, arrows above all, somebody is still on the way through the list. */
const choosingKeys = ['', 'Enter', ' '];

/** Value of the entry "Custom" where nothing else stands for it. */
export const custom = 'custom';

/**
 * Leads from "Custom" into the field that it opens, ready to be typed over: when it was chosen by pointer, by Enter or by
 * Space. Arrow keys choose along the way, so the focus stays with them, and Enter or Space goes on from there. `entry` is
 * its value.
 */
export function useCustomField(entry: string = custom) {
  const around = useRef<HTMLDivElement>(null);
  const key = useRef('');

  function enter(): void {
    const group = around.current;
    const root = group?.getRootNode();
    const active = root instanceof ShadowRoot && root.activeElement;
    // Whoever went on to another field meanwhile stays there.
    if (!choosingKeys.includes(key.current) || (active && !group?.contains(active))) return;
    const field = () => group?.querySelector<HTMLInputElement>('.number-input');
    // At once, where the field is there: a phone opens its keyboard only within the touch.
    field()?.focus();
    requestAnimationFrame(() => {
      field()?.focus();
      field()?.select();
    });
  }

  return {
    /** Goes into the field. To be called when "Custom" is chosen. */
    enter,
    /** For the element around list and field. */
    around: {
      ref: around,
      onKeyDown: (event: { key: string; target: EventTarget | null; preventDefault(): void }) => {
        const { target } = event;
        key.current = event.key;
        const isOnCustom = target instanceof HTMLInputElement && target.checked && target.value === entry;
        if (!isOnCustom || !choosingKeys.includes(event.key)) return;
        event.preventDefault();
        enter();
      },
      onKeyUp: () => {
        key.current = '';
      },
    },
  };
}
