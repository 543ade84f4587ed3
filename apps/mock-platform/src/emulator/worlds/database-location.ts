import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { openDatabase } from '../../sqlite/open-database';
import { PRIVATE_FILE } from '../../sqlite/private-files';

/** Where the database of a world lies. */
export interface DatabaseLocation {
  /**
   * Makes these bytes ready while the database that is there is still open, and throws when they are none.
   * The function that comes back opens them there, once that one is closed.
   */
  prepare(bytes: Buffer): () => Database;
}

export const IN_MEMORY: DatabaseLocation = {
  prepare(bytes) {
    const sqlite = openDatabase(bytes);
    return () => sqlite;
  },
};

/** Renamed into place, so that a crash leaves the one or the other, never half of them. */
export function inFile(file: string): DatabaseLocation {
  return {
    prepare(bytes) {
      openDatabase(bytes).close();
      const part = `${file}.${process.pid}`;
      writeFileSync(part, bytes, { flush: true, mode: PRIVATE_FILE });
      return () => {
        // Of the database before it, which its last connection has emptied into the file.
        for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
        renameSync(part, file);
        return openDatabase(file);
      };
    },
  };
}

/** The file of the default world below the data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'platform.sqlite');
