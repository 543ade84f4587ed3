import type { InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type { CashOutQuote } from '@tonalli/contracts/sports-bets/shapes';
import type { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import { z } from 'zod';
import { PlatformFailure } from '../../kernel/failure';
import { openMinorOf } from '../../wagering/offer';
import type { PlacedRound } from '../../wagering/placement';
import { isOver } from '../../wagering/round';
import type { World } from '../../world/world';
import { type GameSession, runner } from '../play';
import { type KeptSlip, ownSlip } from './own-slip';
import { priceSlip } from './price-slip';
import { reopenSlip } from './reopen-slip';
import { kindOf, showSlip } from './show-slip';
import { slipsRepository } from './sports-bets.repository';

type CashOut = (typeof SPORTS_BETS_ENDPOINTS)['sports.cashOut'];

/** Whose slip it is, and with which money. */
type Owner = Pick<GameSession, 'memberId' | 'wallet'>;

/** `sports.quote`. Call in a transaction. Throws `SLIP_NOT_FOUND` and `CASH_OUT_CLOSED`. */
export function quoteSlip(world: World, session: Owner, { slip: roundId }: { slip: string }): CashOutQuote {
  const slip = ownSlip(world, session, roundId);
  const amountMinor = priceSlip(world, slip);
  if (amountMinor === null) throw new PlatformFailure('CASH_OUT_CLOSED');
  const offer = { amountMinor, at: world.clock.now() };
  const state = { ...slip.state, offer };
  if (isOver(slip.round)) reopenSlip(world, slip, state);
  else runner.settle(world, { roundId, results: [], state });
  const { memberId, nodeId, wallet } = slip.round;
  const made = runner.quote(world, { roundId, memberId, nodeId, wallet });
  if (!made) throw new PlatformFailure('CASH_OUT_CLOSED');
  const { id, validUntil, offerMinor, openMinor } = made;
  return {
    slipId: roundId,
    quoteId: String(id),
    expiresAt: validUntil,
    amountMinor: offerMinor,
    openStakeMinor: openMinor,
  };
}

const Sold = z.object({ key: z.string() });
const salesOf = ({ round }: KeptSlip) =>
  round.asked.flatMap(({ call, input, told }) =>
    call === 'cash-out' ? { key: Sold.parse(input).key, payoutMinor: told?.payoutMinor ?? 0 } : [],
  );

const isSold = (slip: KeptSlip, key: string): boolean => salesOf(slip).some((sale) => sale.key === key);

/** What a slip had paid before the sale of a key: nothing but by sales. */
function paidBefore(slip: KeptSlip, key: string): number {
  const sales = salesOf(slip);
  return sales[sales.findIndex((sale) => sale.key === key) - 1]?.payoutMinor ?? 0;
}

/** Refusals of the runner in words of slips. */
function sellNow(work: () => PlacedRound): PlacedRound {
  try {
    return work();
  } catch (error) {
    const isStale = error instanceof PlatformFailure && (error.code === 'TOO_LATE' || error.code === 'ODDS_CHANGED');
    throw isStale ? new PlatformFailure('QUOTE_EXPIRED') : error;
  }
}

/** `sports.cashOut`. Call in a transaction. Throws the codes of the endpoint. */
export function sellSlip(world: World, session: Owner, input: InputOf<CashOut>): ValueOf<CashOut> {
  const { slip: roundId, key, quoteId, partMinor } = input;
  const before = ownSlip(world, session, roundId);
  const { round, state } = before;
  if (!isSold(before, key) && openMinorOf(round) > 0) {
    const priceMinor = priceSlip(world, before);
    if (priceMinor === null) throw new PlatformFailure('CASH_OUT_CLOSED');
    // What the matches made of it since is what it is worth.
    if (priceMinor !== state.offer?.amountMinor) throw new PlatformFailure('QUOTE_EXPIRED');
  }
  const { memberId, nodeId, wallet } = round;
  const sale = { roundId, memberId, nodeId, wallet, key, offer: Number(quoteId) };
  const sold = sellNow(() => runner.cashOut(world, { ...sale, ...(partMinor !== null && { partMinor }) }));
  const after = ownSlip(world, session, roundId);
  slipsRepository(world).file(after.betId, kindOf(after));
  return { paidMinor: sold.moment.payoutMinor - paidBefore(after, key), slip: showSlip(world, after) };
}
