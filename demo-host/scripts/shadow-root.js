// A site made of its own components: the widgets stand inside the shadow root of one of them.
customElements.define(
  'wattle-panel',
  class extends HTMLElement {
    connectedCallback() {
      const shadow = this.attachShadow({ mode: 'open' });
      for (const tag of ['kerf-configurator', 'kerf-price-table']) {
        const widget = document.createElement(tag);
        widget.setAttribute('item', 'premium-business-card');
        shadow.append(widget);
      }
    }
  },
);
