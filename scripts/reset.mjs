import { existsSync, lstatSync, realpathSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { sep } from 'node:path';
import { alreadyRunning, dataFolder, isMarked, runningInstance } from './steps/instance.mjs';
import { inRoot, ROOT } from './steps/project.mjs';
import { Explained, explain, green } from './steps/terminal.mjs';

/** Deletes the data folder, and only one that a start of this project made and that nothing uses. */
async function reset(folder) {
  if (!existsSync(folder)) return `There are no data in ${folder}; the next start makes new ones.`;
  if (lstatSync(folder).isSymbolicLink()) {
    throw new Explained(`${folder} is a link; delete what it points to by hand.`);
  }
  const real = realpathSync(folder);
  const above = [realpathSync(ROOT), homedir(), process.cwd()].some((path) =>
    `${path}${sep}`.startsWith(`${real}${sep}`),
  );
  if (above || !(isMarked(folder) || folder === inRoot('.data'))) {
    throw new Explained(`${folder} was not made by Tonalli, so it is left alone.`, [
      'A data folder of ours holds a file named .tonalli. Check DATA_DIR, or delete the folder by hand.',
    ]);
  }
  const running = await runningInstance(folder);
  if (running) throw alreadyRunning(running);
  rmSync(folder, { recursive: true });
  return `Deleted ${folder}; the next start makes new data.`;
}

reset(dataFolder())
  .then((message) => process.stdout.write(`${green('✓')} ${message}\n`))
  .catch(explain);
