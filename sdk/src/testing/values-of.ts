/** Values that a schema of the contract allows, made from the schema itself. */
import fc from 'fast-check';
import { Struct } from 'superstruct';

/** A text, and now and then one in the form that sizes are written in. */
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[1-9]\d{0,2}(\.\d)?x[1-9]\d{0,2}$/) },
);

/** An amount or a length with up to three decimals. */
const anyNumber = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000 || 0);

const part = (schema: unknown): Struct<unknown, unknown> => {
  if (schema instanceof Struct) return schema;
  throw new Error('A part of the schema is no schema.');
};

const isFields = (schema: unknown): schema is Record<string, unknown> =>
  typeof schema === 'object' && schema !== null;

/** Objects that have every field; one that may be missing is there every other time. */
function objectsOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isFields(schema)) throw new Error('The schema of an object has no fields.');
  const fields = Object.entries(schema).map(([key, field]) => [key, part(field)] as const);
  return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, anyOf(field)])), {
    requiredKeys: fields.filter(([, field]) => !field.is(undefined)).map(([key]) => key),
  });
}

function anyOf(struct: Struct<unknown, unknown>): fc.Arbitrary<unknown> {
  const present = presentOf(struct).filter((value) => struct.is(value));
  return struct.is(null) ? fc.option(present) : present;
}

function presentOf({ type, schema }: Struct<unknown, unknown>): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
    case 'type':
      return objectsOf(schema);
    case 'array':
      return fc.array(anyOf(part(schema)), { maxLength: 3 });
    case 'enums':
      return fc.constantFrom(...(isFields(schema) ? Object.values(schema) : []));
    case 'string':
      return anyText;
    case 'integer':
      return fc.integer();
    case 'number':
    case 'dollars':
      return anyNumber;
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`There are no values yet of a schema of the type "${type}".`);
  }
}

/**
 * Any value of a schema, as it arrives: lists of at most three entries, short texts, no number that JSON can't carry. A
 * kind of schema that is not known here is an error, so that nothing is left out in silence.
 */
export const valuesOf = <T, S>(struct: Struct<T, S>): fc.Arbitrary<T> =>
  anyOf(part(struct)).filter((value): value is T => struct.is(value));
