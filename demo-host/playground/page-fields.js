/** The page around the widgets, and what is wrong with the shop's answers. */
import { choiceField, textField } from './fields.js';
import { choices, delayProblem } from './state.js';

const words = {
  direction: ['Direction', { ltr: 'left to right', rtl: 'right to left' }],
  scheme: ['Colour scheme', { light: 'light', dark: 'dark', system: 'as the system has it' }],
  font: ['Typeface', { plain: 'the browser’s own', serif: 'serif', mono: 'monospaced', cursive: 'cursive' }],
  styles: [
    'Style sheet',
    { calm: 'touches nothing', hostile: 'restyles everything it reaches, with !important' },
  ],
  width: [
    'Width of the preview',
    { full: 'all there is', 320: '320 px', 375: '375 px', 768: '768 px', 1280: '1280 px' },
  ],
  api: [
    'Answers of the shop',
    {
      none: 'as they are',
      down: 'none: the connection is cut',
      silent: 'none: nothing ever comes',
      unavailable: '503, with a page of HTML',
      missing: '404',
      garbage: 'no JSON',
      nonsense: 'JSON that means nothing',
      cut: 'half of each',
    },
  ],
};

/** @param {{ state: import('./state.js').State, onChoice: (name: string, value: string) => void }} parts */
export const drawPage = ({ state, onChoice }) =>
  ['direction', 'scheme', 'font', 'styles', 'width'].map((name) => namedChoice(name, state, onChoice));

/**
 * @param {{ state: import('./state.js').State, onChoice: (name: string, value: string) => void,
 *   onDelay: (delay: number) => void }} parts
 */
export const drawAnswers = ({ state, onChoice, onDelay }) => [
  namedChoice('api', state, onChoice),
  textField({
    id: 'delay',
    label: 'Every answer waits, ms',
    hint: 'Up to 30000. The first answer that a widget needs is asked for when its tag is found.',
    value: state.delay > 0 ? String(state.delay) : '',
    placeholder: '0',
    mode: 'numeric',
    most: 5,
    problemOf: delayProblem,
    onInput: (typed) => onDelay(Number(typed)),
  }),
];

function namedChoice(name, state, onChoice) {
  const [label, texts] = words[name];
  return choiceField({
    id: name,
    label,
    value: state[name],
    options: choices[name].map((value) => [value, texts[value] ?? value]),
    onChange: (value) => onChoice(name, value),
  });
}
