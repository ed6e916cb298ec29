/** What a widget shows when it can't do its work: what happened, and what to do. */
export function Trouble({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className="trouble" part="trouble" role="alert">
      <p>{message}</p>
      {onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
