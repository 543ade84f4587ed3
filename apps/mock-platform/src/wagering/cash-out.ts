import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { bookTurn } from './book-turn';
import { closeTurn, detailOf, momentOf, viewOf } from './close-turn';
import { correct } from './correct';
import { divide } from './funding';
import { type LoadedRound, loadRound, ownRound } from './load-round';
import { type OwnRound, openMinorOf, quoteOf } from './offer';
import { type OfferRow, offersRepository } from './offers.repository';
import type { PlacedRound } from './placement';
import { progressRepository } from './progress.repository';
import { reopen } from './reopen';
import { type Asked, amountOf, inDoubt, isOver, type Round, stepsOf } from './round';
import type { RunnerParts } from './runner-parts';
import { type LineResult, lineResult } from './settlement';

export interface CashOut extends OwnRound {
  /** The caller's own name for it: the same again answers the same and pays nothing. */
  readonly key: string;
  /** The number of the offer that was shown. */
  readonly offer: number;
  /** How much of the open stake is sold, minor units; left out: all of it. */
  readonly partMinor?: number;
}

interface Sale {
  readonly key: string;
  readonly offer: number;
  readonly partMinor: number | null;
}

const sold = (asked: readonly Asked[], key: string): { input: Sale; told: Asked['told'] } | null => {
  for (const { call, input, told } of asked) {
    // Only `accept` below keeps a cash-out, with its sale.
    if (call === 'cash-out' && (input as Sale).key === key) return { input: input as Sale, told };
  }
  return null;
};

/** Throws `TOO_LATE` for an offer that has run out, `ODDS_CHANGED` for one that is no longer made. */
function requireOffer(parts: RunnerParts, world: World, { round, id }: { round: Round; id: number }): OfferRow {
  const shown = offersRepository(world).own(id, round.id);
  if (!shown || openMinorOf(round) === 0 || world.clock.now() > shown.validUntil) throw new PlatformFailure('TOO_LATE');
  const again = quoteOf(parts, world, { round, at: shown.at });
  const isMade = again?.offerMinor === shown.offerMinor && openMinorOf(round) === shown.openMinor;
  if (!isMade) throw new PlatformFailure('ODDS_CHANGED');
  return shown;
}

/** What a part of the open stake brings, line by line: of the offer in proportion, rounded down once. */
function resultsOf({ lines }: Round, { offerMinor, openMinor }: OfferRow, partMinor: number): LineResult[] {
  const open = [...lines].map(([account, { funding }]) => ({ account, amountMinor: amountOf(funding) }));
  const parts = divide(partMinor, open).filter(({ amountMinor }) => amountMinor > 0);
  const paidMinor = Number((BigInt(offerMinor) * BigInt(partMinor)) / BigInt(openMinor));
  const paid = divide(paidMinor, parts);
  return parts.map(({ account: line, amountMinor: stakeMinor }, index) =>
    lineResult({ line, stakeMinor, status: 'CASHED_OUT', payoutMinor: paid[index]?.amountMinor ?? 0 }),
  );
}

/** Of what was lost and is undecided again: a part is settled anew as sold, the rest stays in doubt. */
function sellAgain(world: World, round: Round, { shown, partMinor }: { shown: OfferRow; partMinor: number }): void {
  const { id: roundId, state } = round;
  const again = inDoubt(round);
  const payoutMinor = Number((BigInt(shown.offerMinor) * BigInt(partMinor)) / BigInt(shown.openMinor));
  const results = round.results.flatMap(({ funding: _funding, exposures, ...result }): LineResult[] => {
    if (exposures === undefined) return [result];
    const sale = lineResult({ line: result.line, stakeMinor: partMinor, status: 'CASHED_OUT', payoutMinor });
    const stakeMinor = result.stakeMinor - partMinor;
    const validStakeMinor = Math.floor((result.validStakeMinor * stakeMinor) / result.stakeMinor);
    return stakeMinor > 0 ? [sale, { ...result, stakeMinor, validStakeMinor }] : [sale];
  });
  correct(world, { roundId, results });
  if (partMinor < shown.openMinor)
    reopen(world, { roundId, state, exposures: again.flatMap(({ exposures = [] }) => exposures) });
  else offersRepository(world).forget([roundId]);
  Object.assign(round, loadRound(world, roundId)?.round);
}

function accept(parts: RunnerParts, world: World, { round, sale }: { round: Round; sale: Sale }): void {
  const shown = requireOffer(parts, world, { round, id: sale.offer });
  const partMinor = sale.partMinor ?? shown.openMinor;
  if (!Number.isSafeInteger(partMinor) || partMinor < 1 || partMinor > shown.openMinor)
    throw new PlatformFailure('STAKE_INVALID');
  const at = world.clock.now();
  if (isOver(round)) sellAgain(world, round, { shown, partMinor });
  else {
    bookTurn(world, round, { turn: { state: round.state, results: resultsOf(round, shown, partMinor) }, at });
    closeTurn(parts, world, { round, draws: null, at, isPlayers: true });
  }
  const moment = momentOf(world, round, stepsOf(round.asked).length);
  const told = { ...moment, view: viewOf(parts, world, { round, at }) };
  round.asked.push({ call: 'cash-out', input: sale, at, told });
  progressRepository(world).keep(round, isOver(round));
}

function answerOf(
  parts: RunnerParts,
  { round, betId, nonce }: LoadedRound,
  { key, isRepeat }: { key: string; isRepeat: boolean },
): PlacedRound {
  const told = sold(round.asked, key)?.told;
  if (!told) throw new Error(`the cash-out ${key} of ${round.id} was not kept`);
  const { id: roundId, family, wallet } = round;
  const detail = detailOf(parts, round);
  return { roundId, betId, nonce, family, wallet, isRepeat, detail, moment: told, view: () => told.view };
}

/**
 * Sells a bet back, or a part of it, at just the price that was offered. Call in its transaction. Throws `ROUND_NOT_FOUND`,
 * `TOO_LATE` when the offer has run out or its phase or the bet is over, `ODDS_CHANGED` when the bet is worth something else by
 * now, `STAKE_INVALID` for no part of what is open, and `IDEMPOTENCY_KEY_REUSED` for the key of another cash-out.
 */
export function cashOut(parts: RunnerParts, world: World, { key, offer, partMinor, ...whose }: CashOut): PlacedRound {
  const loaded = ownRound(world, whose);
  const sale: Sale = { key, offer, partMinor: partMinor ?? null };
  const before = sold(loaded.round.asked, key);
  if (before && JSON.stringify(before.input) !== JSON.stringify(sale))
    throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  if (!before) accept(parts, world, { round: loaded.round, sale });
  return answerOf(parts, loaded, { key, isRepeat: before !== null });
}
