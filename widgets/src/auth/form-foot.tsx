/** The end of a form about a person: the button that sends it, and what came of it. */
import type { Problem } from '@kerf/sdk/runtime';

export interface FormFootProps {
  label: string;
  isBusy: boolean;
  /** What went wrong and belongs to no field. */
  problem: Problem | null;
  isDisabled?: boolean;
}

export function FormFoot({ label, isBusy, problem, isDisabled = false }: FormFootProps) {
  return (
    <>
      <button
        className="button primary"
        type="submit"
        part="submit"
        disabled={isDisabled}
        aria-disabled={isBusy}
      >
        {label}
      </button>
      <p className="slot" part="error form-error" role="alert">
        {problem?.message ?? ''}
      </p>
    </>
  );
}
