interface ErrorNoticeProps {
  message: string;
  /** Does again what failed; false where that is of no use. */
  onRetry?: (() => void) | false;
}

/**
 * What a widget shows instead when it can't do its work: what happened, and what to do. It stands in an alert where it is
 * to be heard at once and no widget beside it says the same.
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
