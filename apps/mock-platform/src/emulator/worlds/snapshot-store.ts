import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, PRIVATE_FILE } from '../../sqlite/private-files';

const ENDING = '.snapshot';

/** Files by name. */
export interface SnapshotStore {
  names(): string[];
  read(name: string): Buffer | null;
  write(name: string, file: Buffer): void;
  /** Returns whether there was one. */
  remove(name: string): boolean;
}

/** `folder`: where they lie; null: in memory, for as long as the process lives. */
export const createSnapshotStore = (folder: string | null): SnapshotStore =>
  folder === null ? inMemory() : inFolder(folder);

function inMemory(): SnapshotStore {
  const files = new Map<string, Buffer>();
  return {
    names: () => [...files.keys()].sort(),
    read: (name) => files.get(name) ?? null,
    write: (name, file) => void files.set(name, file),
    remove: (name) => files.delete(name),
  };
}

function inFolder(folder: string): SnapshotStore {
  const path = (name: string) => join(folder, name + ENDING);
  return {
    names() {
      if (!existsSync(folder)) return [];
      const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
      return files.map((file) => file.slice(0, -ENDING.length)).sort();
    },
    read: (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null),
    write(name, file) {
      makePrivateFolder(folder);
      // Renamed into place, so that a crash never leaves half of one.
      const part = `${path(name)}.part`;
      writeFileSync(part, file, { mode: PRIVATE_FILE });
      renameSync(part, path(name));
    },
    remove(name) {
      const known = existsSync(path(name));
      if (known) rmSync(path(name));
      return known;
    },
  };
}
