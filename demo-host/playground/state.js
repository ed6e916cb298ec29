/**
 * What the playground shows, and how that stands in an address. The page writes it, the server reads it for the preview,
 * and neither believes an address: a name is in the manifest or is refused, a value is bounded.
 */

/**
 * @typedef {object} State
 * @property {{ tag: string, attributes: Record<string, string> }[]} widgets In the order of the page.
 * @property {Record<string, string>} tokens Custom properties by name.
 * @property {'ltr' | 'rtl'} direction Of the page around the widgets.
 * @property {'light' | 'dark' | 'system'} scheme Which colours the page around the widgets has.
 * @property {'plain' | 'serif' | 'mono' | 'cursive'} font The typeface of the page around the widgets.
 * @property {'calm' | 'hostile'} styles Whether a theme restyles everything that it reaches.
 * @property {'320' | '375' | '768' | '1280' | 'full'} width Of the preview, px.
 * @property {string} api What is wrong with the answers of the shop; `none` for nothing.
 * @property {number} delay How long each answer waits, ms.
 * @property {string[]} prevented Events that the page around the widgets prevents.
 */

/** What can be chosen around the widgets. The first of each is meant where an address says nothing. */
export const choices = {
  direction: ['ltr', 'rtl'],
  scheme: ['light', 'dark', 'system'],
  font: ['plain', 'serif', 'mono', 'cursive'],
  styles: ['calm', 'hostile'],
  width: ['full', '320', '375', '768', '1280'],
  api: ['none', 'down', 'silent', 'unavailable', 'missing', 'garbage', 'nonsense', 'cut'],
};

/** Widgets on one page, characters of a value, characters of an address, and ms that an answer waits: the most. */
export const most = { widgets: 12, value: 200, query: 6000, delay: 30_000 };

/** A state without widgets, as every other is begun. @returns {State} */
export const emptyState = () => ({
  widgets: [],
  tokens: {},
  ...Object.fromEntries(Object.entries(choices).map(([name, [first]]) => [name, first])),
  delay: 0,
  prevented: [],
});

/**
 * Why a text can't be the value of a token, as a sentence, or null where it can. What passes ends neither its
 * declaration nor its style sheet, whatever it is made of.
 */
export function tokenProblem(value) {
  if (value.length > most.value) return `A value has at most ${most.value} characters.`;
  if (!/^[\p{L}\p{N} .,'"#%()/*+_-]*$/u.test(value) || /\/\*|\*\/|url\s*\(/i.test(value))
    return 'Leave out ; : { } < > & \\ @ !, comments and addresses.';
  if (!isClosed(value)) return 'Close every bracket and quotation mark.';
  return null;
}

/** Why a text can't be the value of an attribute, as a sentence, or null where it can. */
export function attributeProblem({ kind, choices: offered }, value) {
  if (value.length > most.value) return `A value has at most ${most.value} characters.`;
  if (/\p{Cc}/u.test(value)) return 'Leave out control characters.';
  if (kind === 'choice' && !offered.includes(value)) return `Choose one of: ${offered.join(', ')}.`;
  if (kind === 'switch' && value !== '') return 'It is on without a value, or is left out.';
  if (kind === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return 'Give a number, such as 12.';
  return null;
}

/** Why a number can't be what an answer waits, as a sentence, or null where it can. */
export const delayProblem = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= most.delay
    ? null
    : `Give a whole number of milliseconds, 0 to ${most.delay}.`;

/** Quotation marks and brackets all have their other half. */
function isClosed(value) {
  let depth = 0;
  let quote = '';
  for (const sign of value) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && quote === '';
}

/** @param {State} state @returns {string} The address's query, without what every page has; `tag=` where there is no widget. */
export function writeState(state) {
  const query = new URLSearchParams();
  state.widgets.forEach(({ tag, attributes }, index) => {
    query.append('tag', tag);
    for (const [name, value] of Object.entries(attributes)) query.append(`${index + 1}.${name}`, value);
  });
  if (state.widgets.length === 0) query.append('tag', '');
  for (const [name, value] of Object.entries(state.tokens)) query.append(name, value);
  for (const [name, [first]] of Object.entries(choices))
    if (state[name] !== first) query.append(name, state[name]);
  if (state.delay > 0) query.append('delay', String(state.delay));
  for (const name of state.prevented) query.append('prevent', name);
  return query.toString();
}

/**
 * Reads a state out of an address.
 * @param {string} text The query, with or without its `?`.
 * @param {import('./manifest.js').Vocabulary} vocabulary
 * @returns {{ state: State, problems: string[] }} `problems` are sentences about what was left out.
 */
export function readState(text, vocabulary) {
  const state = emptyState();
  if (text.length > most.query)
    return { state, problems: [`The address is longer than ${most.query} characters: shorten its values.`] };
  const query = new URLSearchParams(text);
  const problems = [];
  const places = readWidgets(query.getAll('tag').filter(Boolean), state, vocabulary, problems);
  for (const [name, value] of query) {
    if (name === 'tag') continue;
    const problem = readEntry(name, value, { state, places, vocabulary });
    if (problem) problems.push(`${quoted(name)}: ${problem}`);
  }
  return { state, problems };
}

const quoted = (text) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** Fills in the widgets, and answers which of the address's places has which: those of refused ones stay empty. */
function readWidgets(tags, state, { widgets }, problems) {
  if (tags.length > most.widgets) problems.push(`A page has at most ${most.widgets} widgets here.`);
  return tags.slice(0, most.widgets).map((tag) => {
    const widget = widgets.find((each) => each.tag === tag);
    if (!widget) {
      problems.push(
        `The shop has no widget ${quoted(tag)}. It has ${widgets.map((each) => each.tag).join(', ')}.`,
      );
      return null;
    }
    const placed = { tag, attributes: {} };
    state.widgets.push(placed);
    return { widget, placed };
  });
}

/** Takes one entry of the address over. Answers why it can't, or null. */
function readEntry(name, value, { state, places, vocabulary }) {
  const [, place, attributeName] = /^(\d{1,2})\.(.+)$/.exec(name) ?? [];
  if (place) return readAttribute(places[place - 1], attributeName, value);
  if (vocabulary.tokens.some((token) => token.name === name)) {
    const problem = tokenProblem(value);
    if (!problem && value.trim()) state.tokens[name] = value.trim();
    return problem;
  }
  if (Object.hasOwn(choices, name)) {
    if (!choices[name].includes(value)) return `Choose one of: ${choices[name].join(', ')}.`;
    state[name] = value;
    return null;
  }
  if (name === 'delay') {
    const problem = delayProblem(value);
    if (!problem) state.delay = Number(value);
    return problem;
  }
  if (name === 'prevent') {
    if (!vocabulary.preventable.includes(value)) return `${quoted(value)} can’t be prevented.`;
    if (!state.prevented.includes(value)) state.prevented.push(value);
    return null;
  }
  return 'The playground has no such setting.';
}

function readAttribute(at, name, value) {
  // A widget that was refused has been spoken of.
  if (at === null) return null;
  const attribute = at?.widget.attributes.find((each) => each.name === name);
  if (!attribute)
    return at ? `<${at.widget.tag}> has no such attribute.` : 'There is no widget at this place.';
  const problem = attributeProblem(attribute, value);
  if (!problem) at.placed.attributes[name] = value;
  return problem;
}
