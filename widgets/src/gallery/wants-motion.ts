/** Whether the visitor's system leaves it to the page to move things. Asked anew each time: it can change. */
export const wantsMotion = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches;
