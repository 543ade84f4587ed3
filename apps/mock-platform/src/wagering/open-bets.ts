import type { World } from '../world/world';
import type { SettledBet } from './bets';
import { recordsRepository } from './bets.repository';

type PlacedBet = Omit<SettledBet, 'payoutMinor' | 'isTrial'>;

/** A bet in real money whose result is still to come: takes the stake and keeps the record. Returns its number. */
export function placeBet(world: World, bet: PlacedBet): number {
  return world.transaction(() => {
    const { memberId, roundId, stakeMinor, at } = bet;
    const key = `bet:${roundId}:stake`;
    world.ledger.post({ kind: 'bet.stake', key, memberId, amountMinor: stakeMinor, reference: roundId, at });
    world.tell('bet.placed', { memberId, roundId, stakeMinor, at });
    return recordsRepository(world).insert({ ...bet, payoutMinor: 0, isTrial: 0, status: 'PENDING', settledAt: null });
  });
}

/** Calls a bet off that is not decided yet, and gives the stake back. Returns false when there is no such bet. */
export function cancelBet(world: World, id: number): boolean {
  return world.transaction(() => {
    const at = world.clock.now();
    const bet = recordsRepository(world).cancel(id, at);
    if (!bet) return false;
    const { memberId, roundId, stakeMinor } = bet;
    const key = `bet:${roundId}:refund`;
    world.ledger.post({ kind: 'bet.refund', key, memberId, amountMinor: stakeMinor, reference: roundId, at });
    world.tell('bet.cancelled', { memberId, roundId, stakeMinor, at });
    return true;
  });
}
