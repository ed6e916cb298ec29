/**
 * Makes an element. Properties are set as properties, those with a hyphen as attributes; children are elements or texts,
 * and texts stay texts.
 * @param {string} name
 * @param {Record<string, unknown>} [properties]
 * @param {...(Node | string | null)} children `null` is left out.
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes('-')) made.setAttribute(key, String(value));
    else made[key] = value;
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A sentence of the manifest, what stands between backticks as code. @param {string} sentence */
export const sentenceParts = (sentence) =>
  sentence.split('`').map((part, index) => (index % 2 ? element('code', {}, part) : part));

/** The element of this page with an id. */
export const byId = (id) => document.getElementById(id);

/**
 * Puts other children into an element, and keeps what somebody was at: the focus, by id, and which details are open.
 * @param {HTMLElement} place
 * @param {(Node | string)[]} children
 */
export function replaceKeeping(place, children) {
  const focused = place.contains(document.activeElement) ? document.activeElement.id : '';
  const open = [...place.querySelectorAll('details[open]')].map(({ id }) => id);
  place.replaceChildren(...children);
  for (const id of open) byId(id)?.setAttribute('open', '');
  if (focused) byId(focused)?.focus();
}
