import { create, type Struct, StructError } from 'superstruct';
import { CatalogueError } from './catalogue-error.js';
import type { RawFile } from './read-folder.js';

/** The content of a file in its shape; throws the first place where it has another. */
export function checkFile<T, S>({ name, content }: RawFile, shape: Struct<T, S>): T {
  try {
    return create(content, shape);
  } catch (cause) {
    if (!(cause instanceof StructError)) throw cause;
    const { path, type, refinement, value, message } = cause;
    throw new CatalogueError(name, path.join('.'), expectation(type, refinement, message), value);
  }
}

function expectation(type: string, refinement: string | undefined, message: string): string {
  if (type === 'never') return 'no such key';
  const [, said] = /Expected (.+?),? but received/s.exec(message) ?? [];
  if (said) return said.replace(/^(a|an) value of type `(\w+)`$/, '$1 $2').replace(/^a (?=[aeiou])/, 'an ');
  return refinement ? `a ${type} that is a ${refinement}` : `a ${type}`;
}
