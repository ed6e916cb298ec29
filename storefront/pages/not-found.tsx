/** Shown for a path, an item or a product that the shop does not have. */
export function NotFoundPage() {
  return (
    <div className="hold plain">
      <p className="muted">404</p>
      <h1>There is nothing at this address</h1>
      <p className="lead">
        The page may have moved, or the product is no longer printed. Everything we print now is one step
        away.
      </p>
      <div className="actions">
        <a className="act first" href="/stickers">
          See stickers
        </a>
        <a className="act" href="/business-cards">
          See business cards
        </a>
        <a className="act" href="/">
          Go home
        </a>
      </div>
    </div>
  );
}
