import { rollup } from 'rollup';
import { type ScriptTagBuild, shipScriptTag } from './ship-script-tag.js';

/** Builds the script tag as a version into a folder, from the sources below the working directory. */
export async function buildScriptTag(build: Required<ScriptTagBuild>): Promise<void> {
  for (const { output, ...input } of shipScriptTag(build)) {
    const bundle = await rollup({ ...input, logLevel: 'silent' });
    for (const each of [output ?? []].flat()) await bundle.write(each);
    await bundle.close();
  }
}
