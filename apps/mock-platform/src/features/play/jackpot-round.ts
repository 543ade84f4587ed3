import { drawJackpot } from '../../games/jackpot';
import type { DrawSource } from '../../kernel/fairness';
import type { Prize } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { jackpotRepository } from './jackpot.repository';
import { announceJackpot } from './jackpot-news';
import { payJackpot } from './jackpot-pool';
import { JACKPOT_RULES } from './jackpot-settings';
import { poolAt } from './open-pool';

export interface JackpotRound {
  roundId: string;
  memberId: string;
  nodeId: string;
  stakeMinor: number;
  at: number;
}

const NO_JACKPOT: Prize = { stakePerWinMinor: null, draw: null, wonMinor: 0, balanceAfterMinor: null };

/** Makes the member's next round in real money win, whatever it draws: its chance will be recorded as 1 in 1. */
export function forceJackpot(world: World, memberId: string): void {
  jackpotRepository(world).force.run(memberId);
}

/**
 * Draws the jackpot of a round in real money from what follows its own draws, and pays it when it is won. The chance is
 * stake / (pool x `oneIn`): so the part of all stakes that comes back as jackpots is the same whatever the pool holds. Call within the
 * round's transaction.
 */
export function playJackpot(world: World, round: JackpotRound, random: DrawSource): Prize {
  const { kind, oneIn } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER') return NO_JACKPOT;
  const { roundId, memberId, nodeId, stakeMinor, at } = round;
  const isForced = jackpotRepository(world).takeForced.run(memberId).changes > 0;
  const poolMinor = poolAt(world, at);
  const stakePerWinMinor = isForced ? stakeMinor : poolMinor * oneIn;
  const { drawn, won } = drawJackpot(random, { stakeMinor, stakePerWinMinor });
  const played = { ...NO_JACKPOT, stakePerWinMinor, draw: { poolMinor, drawn } };
  if (!won) return played;
  const { amountMinor, balanceAfterMinor } = payJackpot(world, round);
  announceJackpot(world, { roundId, memberId, nodeId, amountMinor, at });
  return { ...played, wonMinor: amountMinor, balanceAfterMinor };
}
