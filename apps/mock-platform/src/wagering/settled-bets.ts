import type { World } from '../world/world';
import type { BetRow } from './bets.repository';

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

export type OpenBet = Pick<BetRow, 'memberId' | 'roundId' | 'stakeMinor'> & {
  /** Of its placing or its end; milliseconds since epoch. */
  at: number;
};
type OpenListener = (world: World, bet: OpenBet) => void;

const openListeners: Record<'placed' | 'cancelled', OpenListener[]> = { placed: [], cancelled: [] };

/** Calls back for every bet in real money whose result is still to come, in the transaction that places it or calls it off. */
export function onOpenBet(what: 'placed' | 'cancelled', listener: OpenListener): void {
  openListeners[what].push(listener);
}

/** To be called by whatever places an open bet or calls it off. */
export function tellOpenBet(world: World, what: 'placed' | 'cancelled', bet: OpenBet): void {
  for (const listener of openListeners[what]) listener(world, bet);
}
