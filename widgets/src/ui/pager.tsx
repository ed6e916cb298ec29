/** Back and forth through pages of something. A button at the end stays a stop: disabled, it would lose the focus. */
export interface PagerProps {
  /** What is paged through, for the buttons' names. */
  label: string;
  /** From 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Whoever shows it says where it leads. Default: it does so itself. */
  isQuiet?: boolean;
}

export function Pager({ label, page, pages, onPage, isQuiet }: PagerProps) {
  if (pages < 2) return null;
  return (
    <div className="pager" part="pager">
      <button
        className="button"
        type="button"
        aria-label={`Previous: ${label}`}
        aria-disabled={page === 0}
        onClick={() => page > 0 && onPage(page - 1)}
      >
        ←
      </button>
      <span role={isQuiet ? undefined : 'status'}>{`${page + 1} of ${pages}`}</span>
      <button
        className="button"
        type="button"
        aria-label={`Next: ${label}`}
        aria-disabled={page === pages - 1}
        onClick={() => page < pages - 1 && onPage(page + 1)}
      >
        →
      </button>
    </div>
  );
}
