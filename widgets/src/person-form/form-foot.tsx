/** The end of a form about a person: the button that sends it, and what came of it. */
import type { Problem } from '@kerf/sdk/runtime';

export interface FormFootProps {
  label: string;
  form: {
    /** Of the words of what went wrong, for the field that they are about. */
    id?: string;
    isBusy: boolean;
    /** What went wrong and stands under no field. */
    beneath: Problem | null;
  };
  /** Nothing can come of sending it as it is. Pressed all the same, it says why. */
  isVain?: boolean;
}

export function FormFoot({ label, form, isVain }: FormFootProps) {
  return (
    <>
      <button
        className={isVain ? 'button' : 'button primary'}
        type="submit"
        part="submit"
        aria-disabled={isVain || form.isBusy}
        data-busy={form.isBusy || undefined}
      >
        {label}
      </button>
      <p className="slot" id={form.id} part="error form-error" role="alert">
        {form.beneath?.message}
      </p>
    </>
  );
}
