import type { KerfElement } from './kerf-element.js';

/**
 * Claims a tag for a widget. A second copy on the page leaves the first in place and says so once, so that nothing
 * throws and the rest of its bundle runs. On a server, which has no tags, nothing happens.
 */
export function defineWidget(
  tag: string,
  widget: CustomElementConstructor & { version?: string },
  version: string,
): void {
  if (typeof customElements === 'undefined') return;
  const holder = customElements.get(tag) as (CustomElementConstructor & { version?: string }) | undefined;
  if (!holder) {
    widget.version = version;
    customElements.define(tag, widget);
  } else if (holder.version !== version) {
    const message = `Kerf: <${tag}> is defined by ${holder.version ?? 'the page'}; ${version} left it.`;
    console.info(message);
    // A page that meant to place a widget hears that its tag is none.
    if (!holder.version)
      (widget.prototype as KerfElement).emit.call(document.querySelector(tag) ?? document, 'kerf-error', {
        code: 'WIDGET_TAG_TAKEN',
        message,
        isRetryable: false,
      });
  }
}
