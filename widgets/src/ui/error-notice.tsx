interface ErrorNoticeProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

/**
 * What a widget shows instead when it can't do its work: what happened, and what to do. It is read like the rest of the
 * page, not spoken: it comes with the page, or the panel beside it speaks of the same.
 */
export function ErrorNotice({ message, onRetry }: ErrorNoticeProps) {
  return (
    <div className="error-notice" part="error-notice">
      <p>{message}</p>
      {onRetry && (
        <button
          className="button"
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes with the problem: whoever pressed it goes on from the widget.
            const root = currentTarget.closest('.root') as HTMLElement;
            root.tabIndex = -1;
            root.focus();
            onRetry();
          }}
        >
          Try again
        </button>
      )}
    </div>
  );
}
