import { expect, it } from 'vitest';
import { limitBelow } from './limit-below';

const deposit = (limitMinor: number | null) => ({ kind: 'deposit', limitMinor }) as const;
const stake = { kind: 'stake', limitMinor: 100 } as const;

it.each([
  ['no limit', 60_000, [], null],
  ['limits of other kinds', 60_000, [stake, deposit(null)], null],
  ['just its own amount', 60_000, [deposit(60_000), deposit(90_000)], null],
  ['a cent less', 60_000, [stake, deposit(90_000), deposit(59_999)], 59_999],
  ['two that are lower', 60_000, [deposit(50_000), deposit(40_000)], 40_000],
])('MEM-16 RG-01 with %s a deposit is beyond the lowest that can never hold it', (...row) => {
  const [, amountMinor, states, lowest] = row;
  expect(limitBelow(amountMinor, states)).toBe(lowest);
});
