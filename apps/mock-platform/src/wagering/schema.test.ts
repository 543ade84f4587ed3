import { expect, it } from 'vitest';
import { z } from 'zod';
import { GameRefusal } from './refusal';
import { holdSent, readSent } from './schema';

const Bet = z.strictObject({ stakeMinor: z.int().min(1) });
const Other = z.strictObject({ stakeMinor: z.int().min(5) });

it('GAME-05 a bet that was held to its schema is taken as it is, once, and no other bet is', () => {
  const bet = holdSent(Bet, { stakeMinor: 3 }, 'BET_INVALID');
  expect(readSent(Bet, bet, 'BET_INVALID')).toBe(bet);
  expect(readSent(Bet, bet, 'BET_INVALID')).not.toBe(bet);
  holdSent(Bet, bet, 'BET_INVALID');
  expect(() => readSent(Bet, { stakeMinor: 0 }, 'BET_INVALID')).toThrow(GameRefusal);
});

it('GAME-05 a bet that was held to one schema is still read with another', () => {
  const bet = holdSent(Bet, { stakeMinor: 3 }, 'BET_INVALID');
  expect(() => readSent(Other, bet, 'BET_INVALID')).toThrow(GameRefusal);
});

it('GAME-05 a bet that its schema refuses is not held to it', () => {
  const bad = { stakeMinor: 0 };
  expect(() => holdSent(Bet, bad, 'BET_INVALID')).toThrow(GameRefusal);
  expect(() => readSent(Bet, bad, 'BET_INVALID')).toThrow(GameRefusal);
});
