import { drawJackpot } from '../../games/jackpot';
import type { DrawPrize, Prize } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { forcedRepository } from './jackpot.repository';
import { announceJackpot } from './jackpot-news';
import { payJackpot } from './jackpot-pool';
import { JACKPOT_RULES } from './jackpot-settings';
import { poolAt } from './open-pool';

const NO_JACKPOT: Prize = { stakePerWinMinor: null, draw: null, wonMinor: 0, balanceAfterMinor: null };

/** Makes the member's next round in real money win, whatever it draws: its chance will be recorded as 1 in 1. */
export function forceJackpot(world: World, memberId: string): void {
  forcedRepository(world).force(memberId);
}

/** What the pool holds, asked once for rounds that end at the same moment, and anew once one of them has won it. */
function poolOnce(world: World): { minorAt(at: number): number; forget(): void } {
  let known: { at: number; minor: number } | null = null;
  return {
    minorAt(at) {
      if (known?.at !== at) known = { at, minor: poolAt(world, at) };
      return known.minor;
    },
    forget() {
      known = null;
    },
  };
}

/**
 * Draws the jackpot of rounds in real money from what follows their own draws, and pays it when it is won. The chance is
 * stake / (pool x `oneIn`): so the part of all stakes that comes back as jackpots is the same whatever the pool holds. Call within the
 * rounds' transaction.
 */
export function openJackpot(world: World): DrawPrize {
  const { kind, oneIn } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER') return () => NO_JACKPOT;
  const forced = forcedRepository(world);
  const pool = poolOnce(world);
  return (round, random) => {
    const { roundId, memberId, nodeId, stakeMinor, at } = round;
    const isForced = forced.take(memberId);
    const poolMinor = pool.minorAt(at);
    const stakePerWinMinor = isForced ? stakeMinor : poolMinor * oneIn;
    const { drawn, won } = drawJackpot(random, { stakeMinor, stakePerWinMinor });
    const played = { ...NO_JACKPOT, stakePerWinMinor, draw: { poolMinor, drawn } };
    if (!won) return played;
    const { amountMinor, balanceAfterMinor } = payJackpot(world, round);
    pool.forget();
    announceJackpot(world, { roundId, memberId, nodeId, amountMinor, at });
    return { ...played, wonMinor: amountMinor, balanceAfterMinor };
  };
}
