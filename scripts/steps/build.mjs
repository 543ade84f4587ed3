import { run } from './processes.mjs';
import { inRoot, PROJECT_NODE, toolEnvironment } from './project.mjs';
import { Explained, step } from './terminal.mjs';

export const TURBO = inRoot('node_modules', 'turbo', 'bin', 'turbo');

/** Builds every workspace that has something to build; what did not change comes from turbo's cache. */
export function build() {
  return step('Building web, gateway and platform', async () => {
    const args = [TURBO, 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'];
    const code = await run(PROJECT_NODE, args, { env: toolEnvironment() });
    if (code !== 0) {
      throw new Explained('The build failed; the reason stands above.', ['`npm run typecheck` often says more.']);
    }
  });
}
