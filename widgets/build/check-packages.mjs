/**
 * Packs the npm packages as a stranger would get them and looks for mistakes in what is packed: publint (strict) and
 * attw (ES modules only), and that importing every module in plain Node throws nothing and defines no element. Run
 * after `npm run build:ship`; exits with 1 on any finding.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');

/** Each package with its entry points that are modules. */
const packages = [
  { name: 'sdk', modules: 'dist' },
  { name: 'widgets', modules: 'dist/npm' },
];

/** Entry points of a package that have a module behind them. */
const entriesOf = async (folder) => {
  const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return Object.keys(exports).filter((entry) => exports[entry].default);
};

/** Runs a check and prints what it says when it finds something. */
async function check(what, command, args, cwd = root) {
  try {
    await run(command, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    console.log(`ok    ${what}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`NOT   ${what}\n${error.stdout}${error.stderr}`);
  }
}

const target = await mkdtemp(path.join(tmpdir(), 'kerf-packages-'));
try {
  for (const { name, modules } of packages) {
    const folder = path.join(root, name);
    const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', target], {
      cwd: folder,
    });
    const [{ filename }] = JSON.parse(stdout);
    const packed = path.join(target, filename.replace('@', '').replace('/', '-'));
    await check(`${name}: publint`, path.join(bin, 'publint'), ['run', packed, '--strict']);
    await check(`${name}: attw`, path.join(bin, 'attw'), [
      packed,
      '--profile',
      'esm-only',
      '--entrypoints',
      ...(await entriesOf(folder)),
    ]);
    const files = (await readdir(path.join(folder, modules), { recursive: true }))
      .filter((file) => file.endsWith('.js') && !file.endsWith('.define.js'))
      .map((file) => pathToFileURL(path.join(folder, modules, file)).href);
    const script = `
      globalThis.customElements = { define(tag) { throw new Error('Importing defines ' + tag) }, get() {} };
      for (const file of ${JSON.stringify(files)}) await import(file).catch((error) => {
        throw new Error(file, { cause: error });
      });`;
    await check(`${name}: importing ${files.length} modules`, process.execPath, [
      '--input-type=module',
      '-e',
      script,
    ]);
  }
} finally {
  await rm(target, { recursive: true, force: true });
}
