import type { SportsState } from '@tonalli/contracts/games/sports';
import { liabilities } from '../../games/sports/liability';
import { takenLines } from '../../games/sports/lines';
import { SPORTS_LIMITS } from '../../games/sports/module';
import type { World } from '../../world/world';
import { runner } from '../play';
import type { KeptSlip } from './own-slip';

/**
 * Keeps what is known of a slip that was lost by a leg which did not lose after all: what it could bring counts towards what the
 * house may lose by each selection, as it did when it was bet, and it has a price again.
 */
export function reopenSlip(world: World, { round, bet }: KeptSlip, state: SportsState): void {
  const lines = takenLines({ form: bet.sent.form, legs: bet.legs });
  const exposures = liabilities({ legs: bet.legs, lines, stakeMinor: bet.sent.stakeMinor }, SPORTS_LIMITS);
  runner.reopen(world, { roundId: round.id, state, exposures });
}
