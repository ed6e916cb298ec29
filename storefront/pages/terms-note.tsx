/** Where the shop says on what terms it sells, and what it keeps; null where it does not. */
export interface TermsPlaces {
  terms: string | null;
  privacy: string | null;
}

interface TermsNoteProps {
  places: TermsPlaces;
  /** What is agreed by, such as 'Placing the order', or 'If you register' where something else may be done as well. */
  by: string;
}

/** What somebody agrees to by what they do next. Nothing where the shop has not written it down. */
export function TermsNote({ places: { terms, privacy }, by }: TermsNoteProps) {
  if (!terms && !privacy) return null;
  return (
    <p className="muted">
      {terms && (
        <>
          {by}, you agree to our <a href={terms}>terms of sale</a>.{' '}
        </>
      )}
      {privacy && (
        <>
          What we keep about you, and for how long, is on the page about <a href={privacy}>privacy</a>.
        </>
      )}
    </p>
  );
}
