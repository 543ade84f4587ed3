import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../kernel/data/data-files';
import { migrationsHash } from '../../sqlite/migrations';

export const RUNS_FROM_SOURCE = import.meta.filename.endsWith('.ts');

let codeHash: string | null = null;

/** Changes with everything that default data are made from. */
export function codeKey(): string {
  // All code beside the running file, and the data: what seeds write depends on much more than the seeds.
  codeHash ??= hashOf(seededFrom());
  const hash = createHash('sha256').update(migrationsHash()).update(codeHash);
  return hash.digest('hex').slice(0, 16);
}

/** Tests, and what is done to worlds once they are made. */
const NO_SEED = /\.test\.ts$|(^|\/)scenarios\/.*\.(yaml|json)$/;

/** Of the files in these folders that can change what seeds write. */
export function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      if (/\.(ts|js|json|yaml|md|csv)$/.test(file) && !NO_SEED.test(file))
        hash.update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex');
}

/** Data lie beside the bundle once built. */
export function seededFrom(): string[] {
  if (!RUNS_FROM_SOURCE) return [import.meta.dirname];
  const packages = join(import.meta.dirname, '../../../../../packages');
  return [
    join(import.meta.dirname, '../..'),
    dataFolder(),
    join(packages, 'contracts/src'),
    join(packages, 'i18n/src'),
  ];
}
