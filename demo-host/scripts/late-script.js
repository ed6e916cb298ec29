// A tag manager: the widgets' script comes long after the page was done.
addEventListener('load', () => {
  setTimeout(() => {
    const script = document.createElement('script');
    script.src = document.querySelector('[data-late-script]').dataset.lateScript;
    document.head.append(script);
  }, 1500);
});
