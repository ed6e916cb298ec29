/** Brings what came of a press into view: where the bar stands in the page, zoomed in very far, it would be out of sight. */
export function showOutcome(button: HTMLElement | null): void {
  // With the next frame it is drawn.
  requestAnimationFrame(() => button?.closest('.price-bar')?.scrollIntoView({ block: 'nearest' }));
}
