import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildScriptTag } from '../../widgets/build/build-script-tag.js';

const repository = path.join(import.meta.dirname, '../..');

/** The version that the repository builds as it is. */
export async function builtVersion(): Promise<string> {
  const text = await readFile(path.join(repository, 'widgets/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** A product in a folder of its own, built from today's sources as another version. */
export interface UnpackedVersion {
  version: string;
  root: string;
  /** Puts a version among the releases that this product came with. */
  bring(other: UnpackedVersion): Promise<void>;
  remove(): Promise<void>;
}

/** The server is built already: where it says its version, it says the other one. */
async function copyServer(root: string, version: string): Promise<void> {
  const folder = path.join(root, 'storefront/dist/server');
  await cp(path.join(repository, 'storefront/dist/server'), folder, { recursive: true });
  const own = JSON.stringify(await builtVersion());
  for (const name of (await readdir(folder, { recursive: true })).filter((each) => each.endsWith('.js'))) {
    const text = await readFile(path.join(folder, name), 'utf8');
    await writeFile(path.join(folder, name), text.replaceAll(own, JSON.stringify(version)));
  }
}

/** Builds the product as a version. The server, and the script tag of the repository's own version, are built before. */
export async function unpackVersion(version: string): Promise<UnpackedVersion> {
  const root = await mkdtemp(path.join(tmpdir(), `kerf-${version}-`));
  const scripts = path.join(root, 'widgets/dist/cdn');
  await mkdir(path.join(root, 'widgets/releases'), { recursive: true });
  await mkdir(path.join(root, 'storefront/dist'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ name: 'kerf', type: 'module' }));
  for (const shared of ['node_modules', 'storefront/assets', 'storefront/catalogue'])
    await symlink(path.join(repository, shared), path.join(root, shared));
  await copyServer(root, version);
  if (version === (await builtVersion()))
    await cp(path.join(repository, 'widgets/dist/cdn'), scripts, { recursive: true });
  else await buildScriptTag({ version, target: scripts });
  return {
    version,
    root,
    bring: (other) =>
      cp(
        path.join(other.root, 'widgets/dist/cdn', other.version),
        path.join(root, 'widgets/releases', other.version),
        { recursive: true },
      ),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
