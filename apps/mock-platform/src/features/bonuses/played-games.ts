import { prizesOf as classicPrizes } from '../../games/classic/exact';
import { MODELS as CLASSIC, CLASSIC_MODELS } from '../../games/classic/models';
import { type Prize, paidAt } from '../../games/pay-table';
import { prizesOf as plinkoPrizes } from '../../games/plinko/odds';
import { prizesOf as scratchPrizes } from '../../games/scratch/tables';
import { play } from '../../games/slot/engine';
import { LINE_COUNT } from '../../games/slot/lines';
import { MODELS as SLOTS } from '../../games/slot/models';
import { prizesOf as wheelPrizes } from '../../games/wheel/odds';
import type { Random } from '../../kernel/random';

/** What a round of a stake pays. Minor units. */
export type Round = (random: Random, stakeMinor: number) => number;

/** A round that ends in one of a few ways, each as often as it really does. */
export function roundOf(prizes: readonly Prize[]): Round {
  const outcomes = prizes.reduce((sum, { ways }) => sum + ways, 0);
  return (random, stakeMinor) => {
    let way = random.int(1, outcomes);
    for (const { multiplierX100, ways } of prizes) {
      way -= ways;
      if (way <= 0) return paidAt(multiplierX100, stakeMinor);
    }
    throw new Error('a way lies beyond the outcomes of its table');
  };
}

const LINE_STAKE_MINOR = 100;

/** The slot itself, free spins and all; what it pays is in proportion to the stake. */
const spin: Round = (random, stakeMinor) => {
  const draws = { below: (bound: number) => random.int(0, bound - 1) };
  const { payoutMinor } = play(SLOTS['medium-1'], { lineStakeMinor: LINE_STAKE_MINOR }, draws);
  return Math.floor((payoutMinor * stakeMinor) / (LINE_STAKE_MINOR * LINE_COUNT));
};

/** Red on a wheel with one zero. */
const RED: readonly Prize[] = [
  { multiplierX100: 200, ways: 18 },
  { multiplierX100: 0, ways: 19 },
];

/** A typical game of a family, with the mathematics that it is played by. */
const ROUNDS = {
  slot: () => spin,
  classic: () => roundOf(classicPrizes(CLASSIC[CLASSIC_MODELS[0]])),
  scratch: () => roundOf(scratchPrizes('medium-1')),
  wheel: () => roundOf(wheelPrizes({ segments: 20, risk: 'medium' })),
  plinko: () => roundOf(plinkoPrizes({ rows: 12, risk: 'medium' })),
  roulette: () => roundOf(RED),
} as const satisfies Record<string, () => Round>;

export type PlayedFamily = keyof typeof ROUNDS;

export const playedRound = (family: PlayedFamily): Round => ROUNDS[family]();
