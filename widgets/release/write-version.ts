import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;
const writeJson = (file: string, content: unknown) =>
  writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

/** Gives a package its version, and the version of those of ours that it depends on. */
function setVersion(each: Package, names: ReadonlySet<string>, version: string): void {
  each.version = version;
  for (const name of Object.keys(each.dependencies ?? {}))
    if (each.dependencies && names.has(name)) each.dependencies[name] = version;
}

/** Writes a version to wherever the repository below `root` says it: packages, lock file, sources. */
export async function writeVersion(root: string, version: string): Promise<void> {
  const whole = await readJson<Package>(path.join(root, 'package.json'));
  const folders = ['', ...(whole.workspaces ?? [])];
  const packages = await Promise.all(
    folders.map((folder) => readJson<Package>(path.join(root, folder, 'package.json'))),
  );
  const names = new Set(packages.map(({ name }) => name));
  const lock = await readJson<Package & { packages: Record<string, Package> }>(
    path.join(root, 'package-lock.json'),
  );
  lock.version = version;
  for (const [at, folder] of folders.entries()) {
    const each = packages[at] as Package;
    setVersion(each, names, version);
    await writeJson(path.join(root, folder, 'package.json'), each);
    const locked = lock.packages[folder];
    if (locked) setVersion(locked, names, version);
  }
  await writeJson(path.join(root, 'package-lock.json'), lock);

  const file = path.join(root, 'sdk/src/version.ts');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/'\d[^']*'/, `'${version}'`));
}
