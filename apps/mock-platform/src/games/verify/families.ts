import type { FamilyVerifier } from './family-verifier';

/** One a game whose folder has a verifier; each is fetched when a round of it is verified. */
const FILES = import.meta.glob<FamilyVerifier>('../*/page/verifier.ts', { import: 'verifier' });

const fileOf = (family: string): string => `../${family}/page/verifier.ts`;

export const FAMILIES: readonly string[] = Object.keys(FILES).map((file) => file.split('/')[1] ?? '');

/** Null for a family that the page does not know. */
export const verifierOf = async (family: string): Promise<FamilyVerifier | null> =>
  (await FILES[fileOf(family)]?.()) ?? null;
