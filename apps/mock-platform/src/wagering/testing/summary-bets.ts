import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { World } from '../../world/world';
import { createRunner } from '../runner';
import { summary } from '../summary';

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

/** A bet in real money whose result is still to come. Returns its round. */
export function placeBet(world: World, { vassalage: vendor, gameType, stakeMinor, ...rest }: OpenBet): string {
  const { roundId, memberId, nodeId, at } = rest;
  const bet = { stakeMinor, payoutMinor: null };
  return runner.place(world, {
    ...{ roundId, memberId, nodeId, at, wallet: 'main', roundKey: null, bet },
    title: () => ({ vendor, gameType, family: summary.family }),
  }).roundId;
}

export const cancelBet = (world: World, roundId: string): boolean => runner.cancel(world, roundId);
