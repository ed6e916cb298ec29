import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The folder of the whole product. */
export const repository = path.join(import.meta.dirname, '../..');

/** Workspaces whose shipped code is changed, in the order they are reported. */
export const workspaces = ['sdk', 'storefront', 'widgets'] as const;
export type Workspace = (typeof workspaces)[number];

const folders: Record<Workspace, string> = {
  sdk: 'sdk/src/',
  storefront: 'storefront/server/',
  widgets: 'widgets/src/',
};

/** Files that git knows or would take, from the repository's root. */
export function listFiles(...under: string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...under],
    { cwd: repository, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  return [...new Set(listed.split('\0').filter(Boolean))].sort();
}

const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.includes('/testing/');

/** Shipped sources: no tests and nothing that only tests use. */
export const listShipped = (): string[] => listFiles(...Object.values(folders)).filter(isShipped);

export function workspaceOf(file: string): Workspace {
  const found = workspaces.find((workspace) => file.startsWith(folders[workspace]));
  if (!found) throw new Error(`${file} is in none of the folders that are changed.`);
  return found;
}
