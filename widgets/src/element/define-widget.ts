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
  } else if (holder !== widget && holder.version !== version) {
    console.info(
      `Kerf: <${tag}> is already defined by version ${holder.version ?? 'unknown'}; version ${version} left it.`,
    );
  }
}
