/** The place under a field where its error stands. Always there, so that screen readers hear it change. */
export function ErrorSlot({ name, message }: { name: string; message: string }) {
  return (
    <p className="slot" id={`${name}-error`} part={`error ${name}-error`} aria-live="polite">
      {message}
    </p>
  );
}
