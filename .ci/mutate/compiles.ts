import path from 'node:path';
import ts from 'typescript';
import { type Mutant, mutated } from './mutant.js';
import { repository } from './shipped-sources.js';

/**
 * Says of a mutant whether its file still compiles: one that does not can never be shipped, so no test has to notice
 * it. What a change leaves unused is no error here.
 */
export function createCompileCheck(): (mutant: Mutant) => boolean {
  const config = path.join(repository, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    repository,
    { noUnusedLocals: false, noUnusedParameters: false },
  );
  const changed = new Map<string, { text: string; version: number }>();
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => repository,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  });
  return (mutant) => {
    const file = path.join(repository, mutant.file);
    version += 1;
    changed.set(file, { text: mutated(ts.sys.readFile(file) ?? '', mutant), version });
    const faults = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
    changed.delete(file);
    return faults.length === 0;
  };
}
