import { expect, test } from 'vitest';
import { z } from 'zod';
import { readerOf } from './kept-reader';
import { GameRefusal } from './refusal';

const Named = z.object({ name: z.string() });
/** Twice as many as a schema remembers. */
const MANY = 1_024;

test('ARCH-04 what was read with a schema is read once, whoever asks', () => {
  const kept = { name: 'a', more: 1 };
  const read = readerOf(Named).read(kept);
  expect(read).toStrictEqual({ name: 'a' });
  expect(readerOf(Named).read(kept)).toBe(read);
  expect(readerOf(z.looseObject({ name: z.string() })).read(kept)).toStrictEqual(kept);
});

test('ARCH-04 what was made is taken as it is, also among many others, and what was long ago is read anew', () => {
  const reader = readerOf(Named);
  const made = { name: 'a', more: 1 };
  reader.made(made);
  for (let other = 0; other < MANY / 2 - 1; other += 1) reader.read({ name: `${other}` });
  expect(reader.read(made)).toBe(made);
  for (let other = 0; other < MANY; other += 1) reader.read({ name: `${other}` });
  expect(reader.read(made)).toStrictEqual({ name: 'a' });
});

const Bet = z.strictObject({ stakeMinor: z.int().min(1) });
const Other = z.strictObject({ stakeMinor: z.int().min(5) });

test('GAME-05 a bet that was held to its schema is taken as it is, and no other bet is', () => {
  const reader = readerOf(Bet);
  const bet = reader.hold({ stakeMinor: 3 }, 'BET_INVALID');
  expect(reader.sent(bet, 'BET_INVALID')).toBe(bet);
  expect(reader.read(bet)).toBe(bet);
  expect(reader.sent({ stakeMinor: 3 }, 'BET_INVALID')).not.toBe(bet);
  expect(reader.sent(bet, 'BET_INVALID')).not.toBe(bet);
  expect(() => reader.sent({ stakeMinor: 0 }, 'BET_INVALID')).toThrow(GameRefusal);
});

test('GAME-05 a bet that was held to one schema is still read with another', () => {
  const bet = readerOf(Bet).hold({ stakeMinor: 3 }, 'BET_INVALID');
  expect(() => readerOf(Other).sent(bet, 'BET_INVALID')).toThrow(GameRefusal);
});

test('GAME-05 a bet that its schema refuses is not held to it', () => {
  const reader = readerOf(Bet);
  const bad = { stakeMinor: 0 };
  expect(() => reader.hold(bad, 'BET_INVALID')).toThrow(GameRefusal);
  expect(() => reader.sent(bad, 'BET_INVALID')).toThrow(GameRefusal);
  expect(() => reader.read(bad)).toThrow();
});
