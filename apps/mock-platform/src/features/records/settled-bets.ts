import type { World } from '../../db/world';
import type { BetRow } from './records.repository';

export type SettledStake = Pick<
  BetRow,
  'memberId' | 'stakeMinor' | 'payoutMinor' | 'gameType' | 'nodeId' | 'roundId' | 'at'
>;
type Listener = (world: World, bet: SettledStake) => void;

const listeners: Listener[] = [];

/** Calls back for every bet in real money, in the transaction that settles it. For use while a feature's module loads. */
export function onBetSettled(listener: Listener): void {
  listeners.push(listener);
}

/** To be called by whatever settles a bet, with the time of its settlement. */
export function tellSettled(world: World, bet: SettledStake & { isTrial: boolean }): void {
  if (bet.isTrial) return;
  for (const listener of listeners) listener(world, bet);
}
