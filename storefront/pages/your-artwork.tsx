/** Where a quote page helps with artwork: the template of what is chosen (`assets/scripts/follow-template.js`), and the guide. */
export function YourArtwork({ path, query }: { path: string; query: string }) {
  const template = (kind: 'pdf' | 'ai') => `${path}.${kind}${query && `?${query}`}`;
  return (
    <section className="hold" aria-labelledby="artwork-title">
      <div className="section-head">
        <h2 id="artwork-title">Your artwork</h2>
        <p className="muted">
          You send it once you have ordered. A template of exactly what is chosen above shows where it is cut.
        </p>
      </div>
      <div className="actions">
        <a className="act" data-template href={template('pdf')}>
          Template as PDF
        </a>
        <a className="act" data-template href={template('ai')}>
          Template for Illustrator
        </a>
        <a className="act" href="/user-guide/artwork-guide">
          Artwork guide
        </a>
      </div>
    </section>
  );
}
