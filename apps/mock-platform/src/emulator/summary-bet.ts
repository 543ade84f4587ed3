import type { GameType } from '@tonalli/contracts/lobby/wire';
import { runner } from '../features/play';
import type { PlacedRound } from '../wagering/placement';
import { summary } from '../wagering/summary';
import type { World } from '../world/world';

export interface SummaryBet {
  roundId: string;
  memberId: string;
  game: { nodeId: string; vendor: string; gameType: GameType };
  /** Minor units. */
  stakeMinor: number;
  /** Null while its result is still to come. */
  payoutMinor: number | null;
  /** Milliseconds since epoch. */
  at: number;
}

/** A bet in real money of which no more is known than what it costs and pays. Throws `INSUFFICIENT_FUNDS`. */
export function placeSummary(world: World, { game, stakeMinor, payoutMinor, ...bet }: SummaryBet): PlacedRound {
  const { nodeId, vendor, gameType } = game;
  return runner.place(world, {
    ...{ ...bet, nodeId, wallet: 'main', by: 'operator', roundKey: null, bet: { stakeMinor, payoutMinor } },
    title: () => ({ vendor, gameType, family: summary.family }),
  });
}
