/**
 * Keeps what is typed into a form for as long as its tab is open: a reload brings it back. What was sent, and what
 * somebody else typed there, is forgotten. Without script, or where a browser keeps nothing, the form is what it is.
 */

const key = `kerf-typed ${location.pathname.replace(/\/sent$/, '')}`;
/** @type {HTMLElement | null} */
const place = document.querySelector('[data-keep]');

/** @typedef {{ of: string, fields: Record<string, string> }} Typed `of` says whose form it was. */

/** @returns {Typed} */
function readKept() {
  const of = place?.dataset.keep ?? '';
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (kept?.of === of) return kept;
  } catch {
    // Nothing can be read.
  }
  return { of, fields: {} };
}

/**
 * What the page came with in a field.
 * @param {HTMLInputElement | HTMLSelectElement} field
 */
const drawn = (field) =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');

if (place) {
  const typed = readKept();
  /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
  const fields = place.querySelectorAll('.field :is(input, select)');
  for (const field of fields) {
    const text = typed.fields[field.name];
    // What was typed before this script came is newer.
    if (text !== undefined && field.value === drawn(field)) field.value = text;
  }
  const keep = () => {
    for (const field of fields)
      if (field.value !== drawn(field) || field.name in typed.fields) typed.fields[field.name] = field.value;
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Nothing can be kept.
    }
  };
  place.addEventListener('input', keep);
  place.addEventListener('change', keep);
  // What another script filled in.
  addEventListener('pagehide', keep);
} else {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
