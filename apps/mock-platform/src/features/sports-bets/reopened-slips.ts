import type { OpenBetShown } from '../../wagering/open-bets';
import { isOver } from '../../wagering/round';
import { isTrial } from '../../wagering/runner-parts';
import type { World } from '../../world/world';
import { keptSlip } from './own-slip';
import { slipsRepository } from './sports-bets.repository';

/** Slips of a member that were over and are undecided again: no round of theirs is open, but their bets are. */
export const reopenedSlips = (world: World, memberId: string): OpenBetShown[] =>
  slipsRepository(world)
    .openOf(memberId)
    .flatMap((roundId) => {
      const slip = keptSlip(world, roundId);
      if (!slip || !isOver(slip.round)) return [];
      const { nodeId, title, placedAt, stakeMinor } = slip.round;
      const of = { betId: slip.betId, roundId, nodeId, ...title, isTrial: isTrial(slip.round) };
      return [{ ...of, placedAt, stakeMinor, standsMinor: null }];
    });
