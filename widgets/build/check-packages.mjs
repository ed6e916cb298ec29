/**
 * Packs the npm packages as a stranger would get them and looks for mistakes in what is packed: publint (strict) and
 * attw (ES modules only), that importing every module in plain Node throws nothing (where there are tags, only the
 * define modules define any), that its words and its licence are in it and no tests, and that every source map leads to
 * sources in it. Run after `npm run build:ship`; exits with 1 on any finding.
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

/** Imports modules in a Node of their own, after a line of script. */
const checkImports = (what, before, files) =>
  check(what, process.execPath, [
    '--input-type=module',
    '-e',
    `${before}
      for (const file of ${JSON.stringify(files)}) await import(file).catch((error) => {
        throw new Error(file, { cause: error });
      });`,
  ]);

/** What a packed package has to hold, and what it may not. */
async function checkContents(name, packed) {
  const unpacked = await mkdtemp(path.join(target, `${name}-`));
  await run('tar', ['-xzf', packed, '-C', unpacked, '--strip-components=1']);
  const files = (await readdir(unpacked, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const held = new Set(files);
  const findings = ['README.md', 'LICENSE', 'package.json']
    .filter((file) => !held.has(file))
    .map((file) => `${file} is missing.`);
  for (const file of files)
    if (/\.test\.|(^|\/)testing(\/|$)/.test(file)) findings.push(`${file} is for tests.`);
  const maps = files.filter((file) => file.endsWith('.map'));
  for (const file of files)
    if (file.endsWith('.js') && !held.has(`${file}.map`)) findings.push(`${file} has no source map.`);
  for (const file of maps) {
    const { sources } = JSON.parse(await readFile(path.join(unpacked, file), 'utf8'));
    for (const source of sources)
      if (!held.has(path.posix.join(path.posix.dirname(file), source)))
        findings.push(`${file} leads to ${source}, which is not in the package.`);
  }
  if (findings.length > 0) process.exitCode = 1;
  console.log(
    findings.length > 0
      ? `NOT   ${name}: contents\n${findings.join('\n')}`
      : `ok    ${name}: contents, ${maps.length} source maps`,
  );
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
      .filter((file) => file.endsWith('.js'))
      .map((file) => pathToFileURL(path.join(folder, modules, file)).href);
    const plain = files.filter((file) => !file.endsWith('.define.js'));
    await checkImports(`${name}: importing ${files.length} modules where there are no tags`, '', files);
    await checkImports(
      `${name}: importing ${plain.length} modules defines nothing`,
      "globalThis.customElements = { define(tag) { throw new Error('Importing defines ' + tag) }, get() {} };",
      plain,
    );
    await checkContents(name, packed);
  }
} finally {
  await rm(target, { recursive: true, force: true });
}
