import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inRoot, PROJECT_NODE, toolEnvironment } from '../steps/project.mjs';

/** A planted bug may make a test run for ever. */
const LIMIT_MS = 300_000;

const NEVER_ENDED = { fate: 'caught', by: 'its tests never ended' };
const CRASHED = { fate: 'unasked' };

/** Test runners in a copy of the tree: one for each workspace, started when it is first needed. */
export function createRunners(copy) {
  const runners = new Map();

  async function start(workspace) {
    const runner = inRoot('scripts', 'mutants', 'runner.mjs');
    const vitest = join(copy, 'node_modules', 'vitest', 'dist', 'node.js');
    const child = spawn(PROJECT_NODE, [runner, vitest, join(copy, workspace)], {
      env: toolEnvironment({ CI: '1' }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A process group of its own, so that it can be killed with its children.
      detached: true,
    });
    runners.set(workspace, child);
    child.once('exit', () => runners.delete(workspace));
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return child;
  }

  return {
    /** Runs these tests against the bug in the copy. `changed`: the files that the bug changed. */
    async ask({ workspace, parts }, changed) {
      const child = runners.get(workspace) ?? (await start(workspace));
      if (!child.connected) return CRASHED;
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(NEVER_ENDED), LIMIT_MS);
        const crashed = () => settle(CRASHED);
        function settle(answer) {
          clearTimeout(timer);
          child.off('message', settle).off('exit', crashed);
          if (answer === NEVER_ENDED) process.kill(-child.pid, 'SIGKILL');
          resolve(answer);
        }
        child.once('message', settle).once('exit', crashed);
        child.send({ parts, changed });
      });
    },
    stop() {
      for (const child of runners.values()) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
