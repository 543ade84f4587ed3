import { expect, it } from 'vitest';
import { newRoundId, roundIdFrom } from './tokens';

it('GAME-08 names a round by 13 characters of its chance, and no two alike', () => {
  expect(roundIdFrom(Uint8Array.from([0, 1, 7, 8, 15, 16, 23, 24, 31, 32, 63, 255, 128, 9]))).toBe('239AHJRSZ2ZZ2');
  const ids = Array.from({ length: 2_000 }, newRoundId);
  expect(ids.every((id) => /^[2-9A-HJ-NP-Z]{17}$/.test(id))).toBe(true);
  // By what nobody guesses alone.
  expect(new Set(ids.map((id) => id.slice(4))).size).toBe(ids.length);
});

it('GAME-08 names rounds of one moment beside each other, the later behind the earlier', () => {
  const groups = Array.from({ length: 320 }, () => newRoundId().slice(0, 4));
  const sizes = [...Map.groupBy(groups, (group) => group).values()].map((ids) => ids.length);
  expect(sizes.slice(1, -1)).toEqual(sizes.slice(1, -1).map(() => 32));
  // After twelve days they start over.
  const turns = groups.filter((group, index) => group < (groups[index - 1] ?? ''));
  expect(turns.length).toBeLessThanOrEqual(1);
});
