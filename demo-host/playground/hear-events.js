/**
 * Runs in the preview ahead of the widgets: hands on what they tell, prevents what is to be prevented, and takes over
 * what can change without loading the page again.
 */
(() => {
  const { dataset } = document.currentScript;
  const { origin } = location;
  let prevented = dataset.prevented.split(' ');

  /** The most characters of what an event tells. */
  const mostDetail = 20_000;
  const tell = (message) => {
    if (parent !== window) parent.postMessage({ source: 'kerf-playground', ...message }, origin);
  };
  const asText = (detail) => {
    try {
      return (JSON.stringify(detail, null, 2) ?? 'undefined').slice(0, mostDetail);
    } catch {
      return String(detail);
    }
  };

  for (const type of dataset.events.split(' '))
    document.addEventListener(type, (event) => {
      const time = performance.now();
      if (prevented.includes(type)) event.preventDefault();
      tell({
        kind: 'event',
        type,
        tag: event.target.localName ?? 'document',
        detail: asText(event.detail),
        time,
        isPrevented: event.defaultPrevented,
      });
    });

  addEventListener('message', ({ source, origin: sender, data }) => {
    if (source !== parent || sender !== origin || data?.source !== 'kerf-playground') return;
    prevented = data.prevented;
    const { documentElement: root } = document;
    root.dir = data.direction;
    root.dataset.scheme = data.scheme;
    root.dataset.font = data.font;
    document.querySelector('link[media]').media = data.styles === 'hostile' ? 'all' : 'not all';
    const theme = document.querySelector('style')?.sheet?.cssRules[0]?.style;
    if (!theme) return;
    for (const name of [...theme]) if (!(name in data.tokens)) theme.removeProperty(name);
    for (const [name, value] of Object.entries(data.tokens)) theme.setProperty(name, value);
  });

  tell({ kind: 'start' });
})();
