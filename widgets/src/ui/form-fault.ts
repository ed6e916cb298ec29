import { type Struct, validate } from 'superstruct';

/** What is wrong with a form: the field, and what its visitor is told. */
export interface FormFault {
  field: string;
  message: string;
}

/**
 * The first field of a form that is not of the shape that its values travel in, or null. `words` says of each field
 * what is asked for.
 */
export function formFault<Values extends object>(
  values: Values,
  shape: Struct<Values, unknown>,
  words: Readonly<Record<keyof Values & string, string>>,
): FormFault | null {
  const [failure] = validate(values, shape);
  if (!failure) return null;
  const field = String(failure.path[0]);
  const said: Readonly<Record<string, string>> = words;
  return { field, message: said[field] ?? failure.message };
}
