import { type Failure, object, type Struct, validate } from 'superstruct';
import { failure } from './api-failure.js';

const articles = /^[aeiou]/;
const names: Readonly<Record<string, string>> = {
  integer: 'whole number',
  object: 'set of keys',
  type: 'set of keys',
  array: 'list',
  dollars: 'amount of dollars',
};

function expectation({ type, refinement, message }: Failure): string {
  const [, values] = /Expected one of `(.*)`/.exec(message) ?? [];
  if (values) return `one of ${values.replaceAll('"', '')}`;
  if (refinement) return refinement;
  const name = names[type] ?? type;
  return `${articles.test(name) ? 'an' : 'a'} ${name}`;
}

/**
 * The value in the shape it should have. Else the first place where it has another is refused by its path, `base`
 * before it. Nothing behind that place is looked at: a body with ten thousand faults costs what one costs.
 */
export function checkShape<T>(value: unknown, shape: Struct<T, unknown>, base = ''): T {
  if (value === undefined)
    throw failure('API_BODY_MISSING', 'The call needs a body.', { field: base || 'body' });
  const [fault, checked] = validate(value, shape);
  if (!fault) return checked;
  const path = [...(base ? [base] : []), ...fault.path].join('.').slice(0, 120) || 'body';
  const detail = { field: path };
  if (fault.type === 'never') throw failure('API_KEY_UNKNOWN', `${path} is not known.`, detail);
  if (fault.value === undefined) throw failure('API_VALUE_MISSING', `${path} is missing.`, detail);
  throw failure('API_VALUE_INVALID', `${path} is not ${expectation(fault)}.`, detail);
}

const Empty = object({});

/** Refuses a body with anything in it, of a call that says all by its address. */
export function requireEmpty(body: unknown): void {
  checkShape(body ?? {}, Empty);
}
