import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  generateSealingKey,
  type Jwks,
  type PrivateSealingKey,
  PrivateSealingKeySchema,
  publicJwks,
} from '@tonalli/contracts/sealing';
import { z } from 'zod';
import { makePrivateFolder, PRIVATE_FILE } from '../sqlite/private-files';

const StoredKeys = z.array(z.object({ key: PrivateSealingKeySchema, createdAt: z.int() })).max(16);
type StoredKeys = z.infer<typeof StoredKeys>;

const ROTATE_AFTER_MS = 30 * 24 * 60 * 60 * 1_000;
/** The newest and the one before it, which callers may still hold. */
const VALID_KEYS = 2;

export interface SealingKeys {
  /** Newest first; all of them open. */
  valid(): readonly PrivateSealingKey[];
  jwks(): Jwks;
  /** Makes a new key; the one before stays valid, older ones do not. */
  rotate(): void;
}

/** The platform's sealing keys, kept in the data folder (null: in memory), renewed when they are a month old. */
export function loadSealingKeys(dataDir: string | null, nowMs: () => number): SealingKeys {
  const file = dataDir && join(dataDir, 'sealing-keys.json');
  let stored = file ? readKeys(file) : [];
  let valid: readonly PrivateSealingKey[] = stored.map(({ key }) => key);

  function rotate(): void {
    const createdAt = nowMs();
    const fresh = { key: generateSealingKey(`${createdAt.toString(36)}-${stored.length}`), createdAt };
    stored = [fresh, ...stored].slice(0, VALID_KEYS);
    valid = stored.map(({ key }) => key);
    if (dataDir && file) writeKeys(dataDir, file, stored);
  }

  const newest = stored[0];
  if (!newest || nowMs() - newest.createdAt > ROTATE_AFTER_MS) rotate();
  return { valid: () => valid, jwks: () => publicJwks(valid), rotate };
}

function readKeys(file: string): StoredKeys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return StoredKeys.parse(JSON.parse(text));
}

function writeKeys(folder: string, file: string, keys: StoredKeys): void {
  makePrivateFolder(folder);
  writeFileSync(`${file}.part`, JSON.stringify(keys), { mode: PRIVATE_FILE });
  renameSync(`${file}.part`, file);
}
