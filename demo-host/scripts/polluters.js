// The style sheet and the library that the address asks for, before anything else of the page, as old sites have them.
const asked = new URLSearchParams(location.search);
const write = (kind, name, tag) => {
  if (/^[a-z0-9-]+$/.test(name ?? '')) document.write(tag(`/libraries/${kind}/${name}`));
};
write('sheets', asked.get('sheet'), (address) => `<link rel="stylesheet" href="${address}">`);
write('scripts', asked.get('library'), (address) => `<script src="${address}"></script>`);
addEventListener('DOMContentLoaded', () => {
  for (const select of document.querySelectorAll('form select')) {
    const name = asked.get(select.name);
    if (name) select.value = name;
  }
});
