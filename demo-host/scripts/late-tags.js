// A page that draws itself in the browser: the tags come long after the script.
addEventListener('load', () => {
  setTimeout(() => {
    const place = document.querySelector('[data-late-tags]');
    for (const tag of ['kerf-configurator', 'kerf-price-table']) {
      const widget = document.createElement(tag);
      widget.setAttribute('item', 'premium-business-card');
      place.append(widget);
    }
  }, 1500);
});
