import { existsSync } from 'node:fs';
import { npm } from './processes.mjs';
import { inRoot, PROJECT_NODE, readJson } from './project.mjs';
import { Explained, step } from './terminal.mjs';

/**
 * What the lock file asks for that is not there, compared with npm's own record of what it
 * installed. npm writes that record last, so an installation that was cut short counts as missing.
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => path !== '' && !wanted.link && path.includes('node_modules/') && !wanted.optional)
    .filter(([path, wanted]) => !wanted.devOptional && installed.packages?.[path]?.version !== wanted.version)
    .map(([path]) => path);
}

function whyInstall() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const missing = missingPackages(readJson(inRoot('package-lock.json')), readJson(record));
  if (missing.length > 0) return `${missing.length} packages differ from the lock file`;
  return existsSync(PROJECT_NODE) ? null : 'the Node.js of the project is missing';
}

/** Installs exactly what the lock file says, when what is installed differs from it. */
export async function ensureInstalled() {
  const reason = whyInstall();
  if (!reason) return step('Packages', async () => 'as in the lock file', { quiet: true });
  return step(`Installing packages (${reason}; the first time takes a minute or two)`, async () => {
    // The project's own Node is about to be replaced: leave its folder out of the path.
    const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: process.env,
    });
    if (code !== 0) {
      throw new Explained('npm ci did not succeed; its own message stands above.', [
        'A registry that cannot be reached, a full disk or a lock file that was edited by hand are the usual reasons.',
        'The command can be run again at any time.',
      ]);
    }
    if (!existsSync(PROJECT_NODE)) {
      throw new Explained(`The Node.js that comes with the project is missing: ${PROJECT_NODE}`, [
        'It is unpacked by an install script. Allow install scripts (npm config get ignore-scripts must say false),',
        'delete node_modules and run this again.',
      ]);
    }
  });
}
