import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inRoot, PROJECT_NODE, toolEnvironment } from '../steps/project.mjs';

/** A planted bug may make a test go on for ever. */
const LIMIT_MS = 300_000;

/** Runners of tests in a copy of the tree: one for each workspace, started when it is first asked. */
export function createRunners(copy) {
  const runners = new Map();

  function start(workspace) {
    const asker = inRoot('scripts', 'mutants', 'asker.mjs');
    const vitest = join(copy, 'node_modules', 'vitest', 'dist', 'node.js');
    const child = spawn(PROJECT_NODE, [asker, vitest, join(copy, workspace)], {
      env: toolEnvironment({ CI: '1' }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A group of its own, so that it ends with all that it started.
      detached: true,
    });
    const ready = new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`the tests of ${workspace} could not begin (${code})`)));
    });
    const runner = { child, ready };
    runners.set(workspace, runner);
    return runner;
  }

  function stop(workspace) {
    const { child } = runners.get(workspace);
    runners.delete(workspace);
    process.kill(-child.pid, 'SIGKILL');
  }

  return {
    /** What these tests say of the bug in the copy. `changed`: the files that are not what they were. */
    async ask({ workspace, parts }, changed) {
      const { child, ready } = runners.get(workspace) ?? start(workspace);
      await ready;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          stop(workspace);
          resolve({ fate: 'caught', by: 'its tests never ended' });
        }, LIMIT_MS);
        child.once('message', (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        child.send({ parts, changed });
      });
    },
    stop() {
      for (const workspace of [...runners.keys()]) stop(workspace);
    },
  };
}
