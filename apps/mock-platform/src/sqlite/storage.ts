import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FILE } from './private-files';

/** Below this the next checkpoint of the database may already not fit. */
export const FREE_MIN_BYTES = 16 * 1_024 * 1_024;
const PROBE = '.writable';
const PROBE_BYTES = 4_096;
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

export interface Disk {
  freeBytes(folder: string): number;
  /** Writes so many bytes there and takes them away again. Throws what the system says. */
  probe(folder: string, bytes: number): void;
}

const MACHINE: Disk = {
  freeBytes(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  probe(folder, bytes) {
    const file = join(folder, PROBE);
    writeFileSync(file, Buffer.alloc(bytes), { mode: PRIVATE_FILE });
    rmSync(file);
  },
};

/** Why the data folder cannot take what is written next; null when it can. */
export function storageProblem(folder: string, disk: Disk = MACHINE): string | null {
  try {
    if (disk.freeBytes(folder) < FREE_MIN_BYTES) return 'the disk is full';
    disk.probe(folder, PROBE_BYTES);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'UNKNOWN';
    return FULL.has(code) ? 'the disk is full' : `the data folder cannot be written (${code})`;
  }
}
