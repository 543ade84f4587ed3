import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Readable and writable by the owner alone. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
/** What an owner may do stays as it is. */
const OWNERS_PART = 0o700;
const OTHERS_PART = 0o077;

/** Makes the folder, and those above it that are missing, for their owner alone. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Takes the folder and everything in it away from all but their owners; links within it are left alone, and so is what they lead to. */
export function tighten(folder: string, onRefused: (path: string, error: unknown) => void): void {
  const own = (path: string): void => {
    try {
      const found = lstatSync(path);
      if (found.isSymbolicLink()) return;
      if ((found.mode & OTHERS_PART) !== 0) chmodSync(path, found.mode & OWNERS_PART);
      if (found.isDirectory()) for (const name of readdirSync(path)) own(join(path, name));
    } catch (error) {
      onRefused(path, error);
    }
  };
  own(realpathSync(folder));
}
