import { hash, hashSync, type Options, verify, verifySync } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);
export const hashPasswordSync = (password: string): string => hashSync(password, OPTIONS);

/** Of a password that nobody has, so that an unknown user costs the same time as a known one. */
let dummyHash: Promise<string> | null = null;

/** False for a null hash too, after the time that a real one takes. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('\0nobody');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}

/** For money verbs, which are synchronous; some twenty milliseconds. */
export const verifyPasswordSync = (passwordHash: string, password: string): boolean =>
  verifySync(passwordHash, password);
