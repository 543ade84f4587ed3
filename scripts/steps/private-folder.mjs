import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const OWNERS_PART = 0o700;
const OTHERS_PART = 0o077;

/** Makes the folder for its owner alone, and takes whatever lies in it away from all others; links are left alone. */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: OWNERS_PART });
  const tighten = (path) => {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return;
    if ((found.mode & OTHERS_PART) !== 0) chmodSync(path, found.mode & OWNERS_PART);
    if (found.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name));
  };
  tighten(realpathSync(folder));
}
