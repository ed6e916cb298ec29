import type { Caption } from './film.js';

const stamp = (seconds: number): string => {
  const [whole = '0', rest = '000'] = seconds.toFixed(3).split('.');
  return `00:00:${whole.padStart(2, '0')}.${rest}`;
};

/** Captions as a WebVTT file. */
export const toWebVtt = (captions: readonly Caption[]): string =>
  `WEBVTT\n${captions.map(({ from, to, text }) => `\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('')}`;
