import { maxNameLength } from '@kerf/sdk/contract';

/** What no name needs and what hides in one: controls, and marks that turn the direction of what follows. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu;

/** A name as it was typed, for people to read: what is before the last stroke was a folder of theirs. */
export function shownName(typed: string): string {
  const last = typed.replace(hidden, '').split(/[\\/]/).at(-1) ?? '';
  const name = last.normalize('NFC').trim();
  if (name.length <= maxNameLength) return name;
  const ending = /\.[a-z]{2,4}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, maxNameLength - ending.length) + ending;
}
