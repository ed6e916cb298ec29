/** A moment as the shop's clock shows it, and as programs read it. */
export interface Moment {
  iso: string;
  words: string;
}

/** A moment in a sentence. */
export function Time({ moment: { iso, words } }: { moment: Moment }) {
  return <time dateTime={iso}>{words}</time>;
}
