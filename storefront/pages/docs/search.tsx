interface DocsHit {
  path: string;
  page: string;
  heading: string;
  excerpt: readonly { text: string; isHit: boolean }[];
}

interface DocsSearchPageProps {
  query: string;
  /** Whether more was typed than is searched for. */
  isCut: boolean;
  maxLength: number;
  /** The best of what was found, which is `count` in all. */
  hits: readonly DocsHit[];
  count: number;
}

/** What a search found. */
export function DocsSearchPage({ query, isCut, maxLength, hits, count }: DocsSearchPageProps) {
  const places =
    count === 1
      ? 'One place found.'
      : `${count} places found${hits.length < count ? `. These are the best ${hits.length}.` : ', the best first.'}`;
  return (
    <>
      <h1>{query ? `Search: ${query}` : 'Search'}</h1>
      {isCut && (
        <p>{`What you typed is longer than ${maxLength} characters; this is what was found for the first ${maxLength}.`}</p>
      )}
      {!query && <p>Type a word, a tag such as kerf-cart or an error code into the field above.</p>}
      {query && hits.length === 0 && (
        <p>
          Nothing was found. Try fewer or shorter words, or the name of a tag, an attribute or an event;
          everything there is to read is listed on this page.
        </p>
      )}
      {hits.length > 0 && <p className="muted">{places}</p>}
      <ol className="docs-list">
        {hits.map(({ path, page, heading, excerpt }) => (
          <li key={path}>
            <a href={path}>{heading === page ? page : `${page}: ${heading}`}</a>
            <p className="muted">
              {excerpt.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text))}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
