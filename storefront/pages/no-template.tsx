const sentences = {
  fixed:
    'There is a template of some sizes of squares, circles and business cards, and none at this address. Choose one in the artwork guide; for any other size, choose it on the page of its product, which has a template of exactly that.',
  configured:
    'There is no template of this choice yet: its product is not one of ours, or its size or a number is missing or can’t be made. Go to the page of the product, choose what is marked there, and download the template again.',
} as const;

/** Shown where a template was asked for that there is none of. */
export function NoTemplatePage({ why }: { why: keyof typeof sentences }) {
  return (
    <div className="hold plain">
      <p className="muted">404</p>
      <h1>There is no such template</h1>
      <p className="lead">{sentences[why]}</p>
      <div className="actions">
        <a className="act first" href="/user-guide/artwork-guide">
          Open the artwork guide
        </a>
        <a className="act" href="/stickers">
          See stickers
        </a>
        <a className="act" href="/business-cards">
          See business cards
        </a>
      </div>
    </div>
  );
}
