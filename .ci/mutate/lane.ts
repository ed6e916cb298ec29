/** A process that runs tests in its own sandbox, one request after the other. */
import path from 'node:path';
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestProject,
  type TestSpecification,
} from 'vitest/node';
import type { Answer, Chosen, Reach, Request } from './messages.js';
import { replaceFile } from './sandbox.js';
import { repository } from './shipped-sources.js';

const sandbox = process.argv[2] ?? '';
process.chdir(sandbox);

/** Runs what it is given in that order: what is likely to fail first comes first. */
class AsGiven extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

const vitest = await createVitest(
  'test',
  {
    root: sandbox,
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    onConsoleLog: () => false,
  },
  { server: { fs: { allow: [repository] } }, logLevel: 'silent' },
);

const projectNamed = (name: string): TestProject => {
  const found = vitest.projects.find((project) => project.name.split(' ')[0] === name);
  if (!found) throw new Error(`There is no test project "${name}".`);
  return found;
};

async function watch(name: string): Promise<Reach[]> {
  const project = projectNamed(name);
  const setupFiles = project.config.setupFiles;
  project.config.setupFiles = [path.join(sandbox, '.ci/mutate/watch-reach.ts'), ...setupFiles];
  // A test that is slow today, or fails by chance, is one to judge by all the same.
  const testTimeout = project.config.testTimeout;
  Object.assign(project.config, { retry: 1, testTimeout: 4 * testTimeout });
  const all = (await vitest.globTestSpecifications()).filter((one) => one.project === project);
  const { testModules } = await vitest.runTestSpecifications(all);
  Object.assign(project.config, { setupFiles, testTimeout, retry: 0 });
  return testModules.flatMap((module) => reachesOf(name, module));
}

function reachesOf(project: string, module: TestModule): Reach[] {
  const file = path.relative(sandbox, module.moduleId);
  const tests = [...module.children.allTests()].map(
    (test): Reach => ({
      project,
      file,
      test: test.id,
      ms: test.diagnostic()?.duration ?? 0,
      held: test.result().state !== 'failed',
      reached: test.meta().reached ?? [],
    }),
  );
  const whole: Reach = {
    project,
    file,
    test: null,
    ms: module.diagnostic().duration,
    held: tests.length > 0 && tests.every(({ held }) => held),
    reached: module.meta().reached ?? [],
  };
  return [whole, ...tests];
}

async function judge(chosen: Chosen[], testTimeout: number): Promise<string | null> {
  vitest.config.bail = 1;
  const specifications = chosen.map(({ project: name, file, tests }) => {
    const project = projectNamed(name);
    project.config.bail = 1;
    project.config.testTimeout = testTimeout;
    return project.createSpecification(path.join(sandbox, file), tests ? { testIds: tests } : undefined);
  });
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules) {
    for (const test of module.children.allTests())
      if (test.result().state === 'failed') return `${module.relativeModuleId}: ${test.fullName}`;
    if (module.state() === 'failed') return module.relativeModuleId;
  }
  return unhandledErrors.length > 0 ? 'an error outside of the tests' : null;
}

function change(file: string, text: string): void {
  replaceFile(sandbox, file, text);
  vitest.invalidateFile(path.join(sandbox, file));
}

async function answer(request: Request): Promise<Answer> {
  for (const { file, text } of request.changes) change(file, text);
  const answer: Answer =
    request.kind === 'watch'
      ? { kind: 'watched', reaches: await watch(request.project) }
      : { kind: 'judged', killer: await judge(request.chosen, request.testTimeout) };
  for (const { file, original } of request.changes) change(file, original);
  return answer;
}

process.on('message', async (request: Request) => {
  process.send?.(await answer(request));
});
process.on('disconnect', async () => {
  await vitest.close();
  process.exit();
});
