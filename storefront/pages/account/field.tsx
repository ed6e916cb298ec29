/** What a form was sent with, and which field of it was refused. */
export interface Attempt {
  /** By name of the field; no passwords. */
  typed: Readonly<Record<string, string>>;
  fault: { field: string; message: string } | null;
}

interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  attempt: Attempt;
  type?: 'text' | 'email' | 'password' | 'code';
  /** What stands in it before anything was typed. */
  value?: string;
  maxLength?: number;
}

/** A code is letters and digits, which no keyboard is to mend. */
const asCode = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/** A labelled field. Its refusal stands beneath it and is read with it; what was typed stays, but for a password. */
export function Field({
  name,
  label,
  autoComplete,
  attempt,
  type = 'text',
  value = '',
  maxLength,
}: FieldProps) {
  const { typed, fault } = attempt;
  const refusal = fault?.field === name ? fault.message : null;
  const isPassword = type === 'password';
  const shared = {
    id: name,
    name,
    autoComplete,
    required: true,
    ...(maxLength !== undefined && { maxLength }),
    ...(!isPassword && { defaultValue: typed[name] ?? value }),
    ...(refusal !== null && { 'aria-invalid': true, 'aria-describedby': `${name}-fault` }),
  };
  return (
    <div className={isPassword ? 'field password' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {type === 'password' && <input type="password" {...shared} />}
      {type === 'email' && <input type="email" {...shared} />}
      {type === 'text' && <input type="text" {...shared} />}
      {type === 'code' && <input type="text" {...asCode} {...shared} />}
      {refusal !== null && (
        <p className="fault" id={`${name}-fault`}>
          {refusal}
        </p>
      )}
    </div>
  );
}
