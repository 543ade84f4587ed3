import { SMALLEST_BET_MINOR } from '@tonalli/contracts/bonuses/amounts';
import type { Random } from '../../kernel/random';
import type { Round } from './played-games';

/** Bonus money with what is asked for it. Minor units. */
export interface BonusPlan {
  /** The member's own money, which is played first. */
  readonly depositMinor: number;
  readonly bonusMinor: number;
  readonly requiredMinor: number;
  /** The most that becomes the member's; null: all of it. */
  readonly maxConversionMinor: number | null;
}

/** How it is played. */
export interface Wagering {
  readonly round: Round;
  readonly stakeMinor: number;
  /** How much of a stake counts, in percent. */
  readonly percent: number;
}

export interface Played {
  /** What the member has in the end beyond what they brought; below zero where the house won. Minor units. */
  readonly costMinor: number;
  readonly isConverted: boolean;
}

/** So many rounds are played before somebody else has a turn. */
const ROUNDS_A_TURN = 250;

/**
 * One member plays until the bonus is wagered or nothing is left to bet, real money first; rests every few rounds. What counts and
 * what is paid is cut to the minor unit, as in play.
 */
export function* wagerBonus(plan: BonusPlan, wagering: Wagering, random: Random): Generator<void, Played> {
  const { round, stakeMinor, percent } = wagering;
  let ownMinor = plan.depositMinor;
  let bonusMinor = plan.bonusMinor;
  let doneMinor = 0;
  for (let rounds = 1; doneMinor < plan.requiredMinor; rounds += 1) {
    const stake = Math.min(stakeMinor, ownMinor + bonusMinor);
    const counted = Math.floor((stake * percent) / 100);
    if (bonusMinor < SMALLEST_BET_MINOR && ownMinor < SMALLEST_BET_MINOR) break;
    if (counted === 0) break;
    const fromOwn = Math.min(stake, ownMinor);
    const payout = round(random, stake);
    const toBonus = Math.floor((payout * (stake - fromOwn)) / stake);
    ownMinor += payout - toBonus - fromOwn;
    bonusMinor += toBonus - (stake - fromOwn);
    doneMinor += counted;
    if (rounds % ROUNDS_A_TURN === 0) yield;
  }
  const isConverted = doneMinor >= plan.requiredMinor;
  const keptMinor = isConverted ? Math.min(bonusMinor, plan.maxConversionMinor ?? bonusMinor) : 0;
  return { costMinor: ownMinor + keptMinor - plan.depositMinor, isConverted };
}
