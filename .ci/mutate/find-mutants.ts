import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import { isLeftOut } from './left-out.js';
import type { Mutant } from './mutant.js';
import { ownMutants } from './own-mutators.js';
import { repository } from './shipped-sources.js';

const nothing = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** Mutators whose text may need brackets where it is put, because it binds differently. */
const bracketed = new Set(['LogicalOperator', 'OptionalChaining', 'MethodExpression']);

/** Every change to these files that is worth trying: Stryker's, and those of our own. */
export async function findMutants(files: readonly string[]): Promise<Mutant[]> {
  const found = await Promise.all(files.map(mutantsOf));
  return found.flat();
}

async function mutantsOf(file: string): Promise<Mutant[]> {
  const content = readFileSync(path.join(repository, file), 'utf8');
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const { mutants } = await new Instrumenter(logger).instrument([{ name: file, content, mutate: true }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const theirs = mutants.map(({ location, replacement, mutatorName }): Mutant => {
    const at = ({ line, column }: { line: number; column: number }) =>
      source.getPositionOfLineAndCharacter(line, column);
    const text = replacement ?? '';
    return {
      file,
      start: at(location.start),
      end: at(location.end),
      replacement: bracketed.has(mutatorName) ? `(${text})` : text,
      mutator: mutatorName,
    };
  });
  return [...theirs, ...ownMutants(file, source)].filter((mutant) => !isLeftOut(mutant, source));
}
