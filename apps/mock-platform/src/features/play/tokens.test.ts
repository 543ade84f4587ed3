import { expect, it } from 'vitest';
import { newRoundId, roundIdFrom } from './tokens';

it('GAME-08 names a round by 13 characters of its chance, and no two alike', () => {
  expect(roundIdFrom(Uint8Array.from([0, 1, 7, 8, 15, 16, 23, 24, 31, 32, 63, 255, 128, 9]))).toBe('239AHJRSZ2ZZ2');
  const ids = Array.from({ length: 2_000 }, newRoundId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[2-9A-HJ-NP-Z]{13}$/.test(id))).toBe(true);
});
