/** The slide about the lettering designer, a link where the page has one. */
export function DesignerCard({ url }: { url: string }) {
  return (
    <div className="designer">
      <p className="letters" aria-hidden="true">
        Aa
      </p>
      <h3 className="designer-name">Vinyl Lettering Designer</h3>
      <p className="designer-text">
        Type your words, choose font and colour, and see them at their real size.
      </p>
      {url && (
        <a className="button primary" href={url}>
          Open the designer
        </a>
      )}
    </div>
  );
}
