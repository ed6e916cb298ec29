import type { LetterFont } from '@kerf/sdk/lettering';

/** What most texts are written with. */
const common = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 &.,-’!';

/** Works out the outlines of what is likely typed while nobody waits for anything: a key would wait for its own. */
export function warmFont(font: LetterFont): void {
  const left = [...common];
  const next = (idle: IdleDeadline) => {
    while (left.length && idle.timeRemaining() > 1) font.write(left.shift() ?? '');
    if (left.length) requestIdleCallback(next);
  };
  // Safari gives no idle time away.
  globalThis.requestIdleCallback?.(next);
}
