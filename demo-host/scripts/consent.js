// A banner that asks for consent: the answer goes to whoever keeps something.
document.querySelector('[data-allow]').addEventListener('click', () => {
  document.querySelector('script[data-consent]').dataset.consent = 'granted';
});
