import { createHash } from 'node:crypto';
import { hash, hashSync, type Options, verify, verifySync } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue';

/** OWASP's second recommendation for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const SALT_BYTES = 16;

/** How a hash begins that was made with them. */
const MADE_NOW = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
export const isMadeAsNow = (passwordHash: string): boolean => passwordHash.startsWith(MADE_NOW);

export const HASHES_AT_ONCE = 4;
/** A few seconds of work: whoever came later would have given up before their turn. */
export const HASHES_WAITING = 100;

/** Of the whole process: what it guards is the machine's, not one world's. */
const queue = createHashQueue({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING });

/** Throws `RATE_LIMITED`, for whoever counts an attempt first: one that was not looked at shall not count. */
export const assertHashCapacity = queue.assertRoom;

/** Rejects with `RATE_LIMITED` when too many wait already. */
export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, OPTIONS));
const hashPasswordSync = (password: string): string => hashSync(password, OPTIONS);

/**
 * Of a password that everybody may know, as those of default data and scenarios: the same hash each time, so that two
 * worlds of one seed and date are the same. Never for one that somebody chose.
 */
export const hashKnownPassword = (password: string): string =>
  hashSync(password, { ...OPTIONS, salt: createHash('sha256').update(password).digest().subarray(0, SALT_BYTES) });

/** Of a password that nobody has, so that an unknown user costs the same time as a known one. */
let dummyHash: string | null = null;

/** False for a null hash too, after the time that a real one takes. Rejects with `RATE_LIMITED` when too many wait already. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPasswordSync('\0nobody');
  const compared = passwordHash ?? dummyHash;
  const matches = await queue.run(() => verify(compared, password));
  return passwordHash !== null && matches;
}

/** For money verbs, which are synchronous; some twenty milliseconds. */
export const verifyPasswordSync = (passwordHash: string, password: string): boolean =>
  verifySync(passwordHash, password);
