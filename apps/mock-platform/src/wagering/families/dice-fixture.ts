import { z } from 'zod';
import { defineGame } from '../define-game';
import { forceBy } from '../force';
import { GameRefusal } from '../refusal';
import { paid } from '../settlement';

const ROLLS = 10_000;

export const Bet = z.strictObject({
  side: z.enum(['under', 'over']),
  target: z.int().min(0).max(ROLLS),
  stakeMinor: z.int().min(1),
});
type Bet = z.infer<typeof Bet>;

/** The rolls that win: r < target, or r > target. */
export const winningRolls = ({ side, target }: Pick<Bet, 'side' | 'target'>): number =>
  side === 'under' ? target : ROLLS - 1 - target;

/** What 1.0000 pays, in ten-thousandths, floored. */
export const multiplierX10000 = (bet: Pick<Bet, 'side' | 'target'>, rtpBp: number): number =>
  Math.floor((rtpBp * 10_000) / winningRolls(bet));

export const payoutOf = (bet: Bet, roll: number, rtpBp: number): number => {
  const wins = bet.side === 'under' ? roll < bet.target : roll > bet.target;
  return wins ? Math.floor((bet.stakeMinor * multiplierX10000(bet, rtpBp)) / 10_000) : 0;
};

/** One roll of `below(10_000)`, decided at once. */
export const dice = defineGame({
  family: 'dice',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: z.object({ rtpBp: z.int(), maxStakeMinor: z.int() }),
    initial: { rtpBp: 9_700, maxStakeMinor: 1_000_000 },
  },
  bet: Bet,
  state: z.object({ roll: z.int() }),
  view: z.object({ roll: z.int(), multiplierX10000: z.int() }),
  price(bet, { config }) {
    const wins = winningRolls(bet);
    const multiplier = wins > 0 ? multiplierX10000(bet, config.rtpBp) : 0;
    // A multiplier of 1 or less could not win; a target that no roll meets has none.
    if (multiplier <= 10_000) throw new GameRefusal('BET_INVALID', 'no such target');
    if (bet.stakeMinor > config.maxStakeMinor) throw new GameRefusal('STAKE_INVALID');
    const edgeBp = 10_000 - Math.floor((wins * multiplier) / 10_000);
    return {
      stakes: [{ line: 'roll', stakeMinor: bet.stakeMinor, edgeBp }],
      maxPayoutMinor: Math.floor((bet.stakeMinor * multiplier) / 10_000),
    };
  },
  start(bet, { config, draws }) {
    const roll = draws.below(ROLLS);
    return { state: { roll }, results: [paid('roll', bet.stakeMinor, payoutOf(bet, roll, config.rtpBp))] };
  },
  show: ({ bet, state }, { config }) => ({ ...state, multiplierX10000: multiplierX10000(bet, config.rtpBp) }),
  onExclusion: () => 'finish',
  force: forceBy(
    z.strictObject({ roll: z.int() }),
    ({ state }: { state: { roll: number } }, wish) => state.roll === wish.roll,
  ),
});
