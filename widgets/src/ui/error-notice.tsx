/** What a widget shows when it can't do its work: what happened, and what to do. */
export function ErrorNotice({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className="error-notice" part="error-notice" role="alert">
      <p>{message}</p>
      {onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
