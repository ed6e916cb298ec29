export interface ErrorSlotProps {
  name: string;
  message: string;
  /** A name of its own that pages may style it by, beside `error`. */
  part?: string;
  /** Keeps room for the longest message, so that nothing below moves when there is one. */
  hasRoom?: boolean;
}

/** The place under a field where its error stands. Always there, so that screen readers hear it change. */
export function ErrorSlot({ name, message, part, hasRoom }: ErrorSlotProps) {
  return (
    <p
      className={hasRoom ? 'slot roomy' : 'slot'}
      id={`${name}-error`}
      part={part ? `error ${part}` : 'error'}
      aria-live="polite"
    >
      {message}
    </p>
  );
}
