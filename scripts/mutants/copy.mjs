import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { capture } from '../steps/processes.mjs';
import { inRoot, ROOT } from '../steps/project.mjs';

const OWN = '@tonalli';

/** Links what is installed, but our own packages: those resolve within the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OWN) cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** A copy of everything that git knows or would know, with what is installed here, to plant bugs in. */
export async function makeCopy(place) {
  rmSync(place, { recursive: true, force: true });
  const { code, output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  if (code !== 0) throw new Error(`git does not say which files there are: ${output}`);
  const files = output.split('\n').filter((file) => file && existsSync(inRoot(file)));
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(inRoot(file), join(place, file));
  }
  const homes = new Set(['.', ...files.filter((file) => file.endsWith('package.json')).map(dirname)]);
  for (const home of homes) {
    const installed = inRoot(home, 'node_modules');
    if (existsSync(installed)) linkPackages(installed, join(place, relative('.', home), 'node_modules'));
  }
}
