import type { InputFault } from '@kerf/sdk/rules';

/** What a form was sent with, and which fields of it were refused. */
export interface Attempt {
  /** By name of the field; no passwords. */
  typed: Readonly<Record<string, string>>;
  faults: readonly InputFault[];
  /** What may be slips, though they are taken. Default nothing. */
  doubts?: readonly InputFault[];
}

interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  attempt: Attempt;
  type?: 'text' | 'email' | 'password' | 'code' | 'digits' | 'tel';
  /** What stands in it before anything was typed. */
  value?: string;
  maxLength?: number;
  isOptional?: boolean;
  /** What it is asked for, or how it is written. */
  hint?: string;
  /** What may be chosen, where it is no free text. */
  choices?: readonly string[];
}

/** What no keyboard is to mend. */
const asCode = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/** The keyboard and the type of each kind. */
const inputs = {
  text: { type: 'text' },
  email: { type: 'email' },
  password: { type: 'password' },
  code: { type: 'text', ...asCode },
  digits: { type: 'text', inputMode: 'numeric' },
  tel: { type: 'tel' },
} as const;

/** A labelled field. Its refusal stands beneath it and is read with it; what was typed stays, but for a password. */
export function Field({
  name,
  label,
  autoComplete,
  attempt,
  type = 'text',
  value = '',
  maxLength,
  isOptional = false,
  hint,
  choices,
}: FieldProps) {
  const { typed, faults, doubts = [] } = attempt;
  const refusal = faults.find(({ field }) => field === name)?.message ?? null;
  const doubt = refusal === null ? (doubts.find(({ field }) => field === name)?.message ?? null) : null;
  const isPassword = type === 'password';
  const described = [
    hint && `${name}-hint`,
    refusal !== null && `${name}-fault`,
    doubt !== null && `${name}-doubt`,
  ]
    .filter(Boolean)
    .join(' ');
  const shown = typed[name] ?? value;
  const shared = {
    id: name,
    name,
    autoComplete,
    ...(!isOptional && { required: true }),
    ...(refusal !== null && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className={isPassword ? 'field password' : 'field'}>
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="muted"> (optional)</span>}
      </label>
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {choices ? (
        <select {...shared} defaultValue={shown}>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice} value={choice} selected={choice === shown}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...inputs[type]}
          {...shared}
          {...(maxLength !== undefined && { maxLength })}
          {...(!isPassword && { defaultValue: shown })}
        />
      )}
      {refusal !== null && (
        <p className="fault" id={`${name}-fault`}>
          {refusal}
        </p>
      )}
      {doubt !== null && (
        <p className="doubt" id={`${name}-doubt`}>
          {doubt}
        </p>
      )}
    </div>
  );
}
