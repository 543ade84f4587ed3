import type { World } from '../world/world';
import type { Quote } from './game-module';
import { ownRound } from './load-round';
import { offersRepository } from './offers.repository';
import { amountOf, entryOf, inDoubt, type Round } from './round';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { sharedEntriesRepository } from './shared-entries.repository';
import { sumOf } from './stake';

/** A bet of a member's own, in a title and with the wallet that it was placed with. */
export type OwnRound = Parameters<typeof ownRound>[1];

/** What is offered for all that a bet has open. Amounts in minor units. */
export interface Offer {
  /** By which it is accepted. */
  readonly id: number;
  readonly offerMinor: number;
  readonly openMinor: number;
  /** The last moment at which it may be accepted, milliseconds since epoch, of the world's clock. */
  readonly validUntil: number;
}

/** Stakes that are undecided, or undecided again. */
export const openMinorOf = (round: Pick<Round, 'lines' | 'results'>): number =>
  sumOf([...round.lines.values()], ({ funding }) => amountOf(funding)) +
  sumOf(inDoubt(round), ({ stakeMinor }) => stakeMinor);

/** What the family offers for a bet at a moment, from how all stands now. */
export function quoteOf(parts: RunnerParts, world: World, { round, at }: { round: Round; at: number }): Quote | null {
  const game = gameOf(parts, round.family, round.version);
  if (openMinorOf(round) === 0) return null;
  return game.resume(entryOf(round)).quote(contextOf(world, game, { ...round, at }));
}

/**
 * Offers to buy back what a bet has open, and keeps the offer; null while none is made. It never outlives a phase of the shared
 * rounds that the bet waits for. Call in a transaction. Throws `ROUND_NOT_FOUND`.
 */
export function offer(parts: RunnerParts, world: World, whose: OwnRound): Offer | null {
  const { round } = ownRound(world, whose);
  const at = world.clock.now();
  const quote = quoteOf(parts, world, { round, at });
  const phaseEndsAt = sharedEntriesRepository(world).soonestEnd(round.id) ?? Number.POSITIVE_INFINITY;
  if (!quote || phaseEndsAt <= at) return null;
  const validUntil = Math.min(at + quote.validMs, phaseEndsAt - 1);
  const made = { offerMinor: quote.offerMinor, openMinor: openMinorOf(round), validUntil };
  return { id: offersRepository(world).insert({ roundId: round.id, at, ...made }), ...made };
}
