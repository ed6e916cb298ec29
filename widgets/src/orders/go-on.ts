/** Where somebody goes on whose place is taken away: at the head of the piece that it was in, else of the order or the list. */
export const headAround = (held: Element | null | undefined): HTMLElement | null =>
  held?.closest('.piece')?.querySelector<HTMLElement>('.name') ??
  held?.closest('.view')?.querySelector<HTMLElement>('.head') ??
  null;

/** Leads there. A head is reached by no key, and has the focus only where it is put. */
export function leadTo(head: HTMLElement): void {
  head.tabIndex = -1;
  head.focus();
}
