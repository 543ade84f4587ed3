import type { World } from '../../world/world';
import { jackpotRepository } from './jackpot.repository';
import { tellPool } from './jackpot-news';
import { JACKPOT_RULES } from './jackpot-settings';

/** Units in a minor unit: what a basis point of a minor unit is. */
const UNITS = 10_000;

/** Whole minor units in what was fed so far. What is left over waits for the next bet, so that no part of a centavo is lost. */
const whole = (units: number): number => Math.floor(units / UNITS);

interface Seeding {
  /** Part of the posting's key. */
  occasion: string;
  at: number;
  /** The house puts in at least so much. */
  leastMinor?: number;
}

/** A new pool begins with what the house puts in. */
function seedPool(world: World, { occasion, at, leastMinor = 0 }: Seeding): void {
  const amountMinor = Math.max(world.settings.get(JACKPOT_RULES).seedMinor, leastMinor);
  const key = `jackpot:seed:${occasion}`;
  world.ledger.post({ kind: 'jackpot.seed', key, amountMinor, reference: occasion, at });
}

/** Opens the pool with the house's money, once. Call within a transaction. */
export function openPool(world: World, at: number): void {
  const store = jackpotRepository(world);
  if (store.pool.get()) return;
  store.open.run(at);
  seedPool(world, { occasion: 'opening', at });
}

/** The house fills the pool up to an amount, in minor units. Call within a transaction. */
export function fillPool(world: World, amountMinor: number): void {
  const at = world.clock.now();
  openPool(world, at);
  const missingMinor = amountMinor - world.ledger.houseBalance('house.jackpot');
  if (missingMinor <= 0) return;
  const reference = `fill:${amountMinor}`;
  const key = `jackpot:seed:${reference}:${at}`;
  world.ledger.post({ kind: 'jackpot.seed', key, amountMinor: missingMinor, reference, at });
  world.events.publish({ type: 'jackpot', amount: amountMinor });
}

export interface JackpotFeed {
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
 * next bet. Call within the transaction of the stake. Nothing happens while the jackpot is a ticker.
 */
export function feedJackpot(world: World, { roundId, stakeMinor, at, isOpen = false, turn = 0 }: JackpotFeed): void {
  const { kind, contributionBasisPoints } = world.settings.get(JACKPOT_RULES);
  if (kind === 'TICKER') return;
  const store = jackpotRepository(world);
  const units = stakeMinor * contributionBasisPoints;
  const fed = store.feed.get({ units, at }) ?? feedNewPool(world, { units, at });
  if (isOpen) store.keepShare.run(roundId, units);
  const amountMinor = whole(fed.fedUnits) - whole(fed.fedUnits - units);
  if (amountMinor === 0) return;
  const key = `jackpot:${roundId}:contribution${turn > 0 ? `:${turn}` : ''}`;
  const { balanceAfterMinor } = world.ledger.postWithin({
    kind: 'jackpot.contribution',
    key,
    amountMinor,
    reference: roundId,
    at,
  });
  tellPool(world, balanceAfterMinor);
}

function feedNewPool(world: World, fed: { units: number; at: number }): { fedUnits: number } {
  openPool(world, fed.at);
  const row = jackpotRepository(world).feed.get(fed);
  if (!row) throw new Error('the jackpot has no pool');
  return row;
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
  const leastMinor = amountMinor - world.ledger.houseBalance('house.jackpot');
  if (leastMinor > 0) seedPool(world, { occasion: `return:${roundId}`, at, leastMinor });
  const key = `jackpot:${roundId}:return`;
  world.ledger.post({ kind: 'jackpot.return', key, amountMinor, reference: roundId, at });
  tellPool(world, world.ledger.houseBalance('house.jackpot'));
}

/** A bet that is decided is not called off any more. */
export function forgetShare(world: World, roundId: string): void {
  jackpotRepository(world).takeShare.get(roundId);
}

export interface JackpotWinner {
  roundId: string;
  memberId: string;
  nodeId: string;
  at: number;
}

/**
 * Pays all that the pool holds to the member, once for a round, and fills it anew. Returns the amount in minor units and what the
 * member's main account holds afterwards. Call within the round's transaction.
 */
export function payJackpot(world: World, { roundId, memberId, nodeId, at }: JackpotWinner) {
  const amountMinor = world.ledger.houseBalance('house.jackpot');
  const key = `jackpot:${roundId}:win`;
  const paid = world.ledger.post({ kind: 'jackpot.win', key, memberId, amountMinor, reference: roundId, at });
  jackpotRepository(world).insertWin.run({ roundId, memberId, nodeId, amountMinor, at });
  seedPool(world, { occasion: `win:${roundId}`, at });
  return { amountMinor, balanceAfterMinor: paid.balanceAfterMinor };
}
