import type { World } from '../../world/world';
import { jackpotRepository, poolRepository } from './jackpot.repository';
import { tellPool } from './jackpot-news';
import { JACKPOT_RULES } from './jackpot-settings';
import { dueMinor, openPool, poolAt, seedPool, startPool } from './open-pool';

/** Units in a minor unit: what a basis point of a minor unit is. */
const UNITS = 10_000;

/** Whole minor units in what was fed so far. What is left over waits for the next bet, so that no part of a centavo is lost. */
const whole = (units: number): number => Math.floor(units / UNITS);

/** Puts on the ledger what the house has added since it was booked last, in one posting. Call within a transaction. */
export function bookFeed(world: World, at: number): void {
  const pool = openPool(world, at);
  const amountMinor = dueMinor(pool, at);
  if (amountMinor === 0) return;
  const { occasion, bookedMinor } = pool;
  poolRepository(world).book(amountMinor);
  const key = `jackpot:feed:${occasion}:${bookedMinor + amountMinor}`;
  world.ledger.post({ kind: 'jackpot.feed', key, amountMinor, reference: occasion, at });
}

/** The house fills the pool up to an amount, in minor units. Call within a transaction. */
export function fillPool(world: World, amountMinor: number): void {
  const at = world.clock.now();
  const missingMinor = amountMinor - poolAt(world, at);
  if (missingMinor <= 0) return;
  seedPool(world, { occasion: `fill:${amountMinor}:${at}`, at, amountMinor: missingMinor });
  tellPool(world);
}

export interface JackpotFeeding {
  roundId: string;
  /** In real money, minor units. */
  stakeMinor: number;
  /** Milliseconds since epoch. */
  at: number;
  /** The bet may still be called off, so that its share has to be known. */
  isOpen?: boolean;
  /** 0 for the round's first stake, then the number of the step. */
  turn?: number;
}

/**
 * Puts the configured part of a real stake into the pool, exactly: whole minor units are posted, and the rest is carried to the
 * next bet. Call within the transaction of the stake. Nothing happens while the jackpot is a ticker, or stakes owe it nothing.
 */
export function feedJackpot(world: World, { roundId, stakeMinor, at, isOpen = false, turn = 0 }: JackpotFeeding): void {
  const { kind, contributionBasisPoints } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER' || contributionBasisPoints === 0) return;
  openPool(world, at);
  const store = jackpotRepository(world);
  const units = stakeMinor * contributionBasisPoints;
  const fed = store.feed.get({ units, at });
  if (!fed) throw new Error('the jackpot has no pool');
  if (isOpen) store.keepShare.run(roundId, units);
  const amountMinor = whole(fed.fedUnits) - whole(fed.fedUnits - units);
  if (amountMinor === 0) return;
  const key = `jackpot:${roundId}:contribution${turn > 0 ? `:${turn}` : ''}`;
  world.ledger.postWithin({ kind: 'jackpot.contribution', key, amountMinor, reference: roundId, at });
  tellPool(world);
}

/**
 * Gives back what a bet that was called off had put into the pool. When it was won meanwhile the house fills the pool up first.
 * Call within the transaction of the refund.
 */
export function returnContribution(world: World, { roundId, at }: { roundId: string; at: number }): void {
  const store = jackpotRepository(world);
  const share = store.takeShare.get(roundId);
  const fed = share && store.feed.get({ units: -share.units, at });
  if (!share || !fed) return;
  const amountMinor = whole(fed.fedUnits + share.units) - whole(fed.fedUnits);
  if (amountMinor === 0) return;
  const missingMinor = amountMinor - world.ledger.houseBalance('house.jackpot');
  if (missingMinor > 0) seedPool(world, { occasion: `return:${roundId}`, at, amountMinor: missingMinor });
  const key = `jackpot:${roundId}:return`;
  world.ledger.post({ kind: 'jackpot.return', key, amountMinor, reference: roundId, at });
  tellPool(world);
}

/** Bets that are decided are not called off any more. */
export function forgetShares(world: World, roundIds: readonly string[]): void {
  if (roundIds.length > 0) jackpotRepository(world).forgetShares(roundIds.map((roundId) => [roundId] as const));
}

export interface JackpotWinner {
  roundId: string;
  memberId: string;
  nodeId: string;
  at: number;
}

/**
 * Pays all that the pool holds to the member, once for a round, and starts it anew. Returns the amount in minor units and what the
 * member's main account holds afterwards. Call within the round's transaction.
 */
export function payJackpot(world: World, { roundId, memberId, nodeId, at }: JackpotWinner) {
  bookFeed(world, at);
  const amountMinor = world.ledger.houseBalance('house.jackpot');
  const key = `jackpot:${roundId}:win`;
  const paid = world.ledger.post({ kind: 'jackpot.win', key, memberId, amountMinor, reference: roundId, at });
  jackpotRepository(world).insertWin.run({ roundId, memberId, nodeId, amountMinor, at });
  startPool(world, { occasion: `win:${roundId}`, at });
  return { amountMinor, balanceAfterMinor: paid.balanceAfterMinor };
}
