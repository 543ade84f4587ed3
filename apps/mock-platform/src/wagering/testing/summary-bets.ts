import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { World } from '../../world/world';
import { createRunner } from '../runner';
import { paid } from '../settlement';
import { SUMMARY_LINE, summary } from '../summary';

const runner = createRunner({ games: [summary] });

interface OpenBet {
  roundId: string;
  memberId: string;
  nodeId: string;
  vassalage: string;
  gameType: GameType;
  stakeMinor: number;
  at: number;
}

/** A bet in real money, whose result is still to come where no payout is given. Returns its round. */
export function placeBet(world: World, placed: OpenBet, payoutMinor: number | null = null): string {
  const { roundId, memberId, nodeId, at, vassalage: vendor, gameType, stakeMinor } = placed;
  const bet = { stakeMinor, payoutMinor };
  return runner.place(world, {
    ...{ roundId, memberId, nodeId, at, wallet: 'main', roundKey: null, bet },
    title: () => ({ vendor, gameType, family: summary.family }),
  }).roundId;
}

/** Settles a settled bet anew, so that it pays this instead. */
export const correctBet = (world: World, { roundId, stakeMinor }: OpenBet, payoutMinor: number): void =>
  runner.correct(world, { roundId, results: [paid(SUMMARY_LINE, stakeMinor, payoutMinor)] });

export const cancelBet = (world: World, roundId: string): boolean => runner.cancel(world, roundId);
