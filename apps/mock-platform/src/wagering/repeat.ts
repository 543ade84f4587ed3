import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { type BetRow, betsRepository } from './bets.repository';
import type { BetDetail } from './bets.table';
import type { AnyContext, AnyGameModule, KeptRecord } from './define-game';
import { isFree } from './funding';
import { loadRound } from './load-round';
import type { PlacedRound, Placement } from './placement';
import { GameRefusal } from './refusal';
import type { KeptResult } from './round';
import type { RoundMoment } from './round-moment';
import { type RoundRow, roundsRepository } from './rounds.repository';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';

/** A round as it was placed. */
interface Placed extends KeptRecord {
  readonly row: RoundRow;
  readonly bet: unknown;
  readonly record: BetRow;
  readonly family: string;
  /** What its player was told, where it was not decided at once. */
  readonly told: RoundMoment | null;
}

function placedUnder(parts: RunnerParts, world: World, { memberId, roundKey }: Placement): Placed | null {
  const store = roundsRepository(world);
  const row = roundKey === null ? undefined : store.byKey.get(memberId, roundKey);
  const record = row && betsRepository(world).ofRound(row.roundId);
  if (!row || !record) return null;
  const loaded = loadRound(world, row.roundId);
  if (loaded) return { ...loaded.round, row, record, told: loaded.round.asked[0]?.told ?? null };
  const family = record.detail.k;
  const kept = gameOf(parts, family).readRecord(record.detail);
  if (!kept) throw new Error(`the round ${row.roundId} does not say what was bet`);
  return { ...kept, row, record, family, told: null };
}

const momentOf = ({ row, record }: Placed): Omit<RoundMoment, 'view'> => ({
  ...{ steps: 0, isOver: true, stakeMinor: record.stakeMinor, payoutMinor: record.payoutMinor },
  ...{ jackpotMinor: record.detail.j ?? 0, balanceMinor: row.balanceAfterMinor },
});

/** The bet as it would be kept; null for what is none. */
function betOf(game: AnyGameModule, sent: unknown, context: AnyContext): unknown {
  try {
    return game.accept(sent, context).bet;
  } catch (error) {
    if (error instanceof GameRefusal) return null;
    throw error;
  }
}

/** The free plays that a round was paid from. */
function freeOfRecord({ r }: BetDetail): string | null {
  // Kept by the runner.
  const results = (r as readonly KeptResult[] | undefined) ?? [];
  return results.flatMap(({ funding }) => funding).find(isFree)?.grantId ?? null;
}

/**
 * What was answered when a round was placed under this key before; null when none was.
 * Throws `IDEMPOTENCY_KEY_REUSED` when that was another bet, game or wallet.
 */
export function repeatOf(parts: RunnerParts, world: World, placement: Placement): PlacedRound | null {
  const placed = placedUnder(parts, world, placement);
  if (!placed) return null;
  const { row, record, family, version, config, told } = placed;
  const game = gameOf(parts, family, version);
  const place = { nodeId: record.nodeId, tableOwnerId: row.tableOwnerId };
  const isSameGame =
    record.nodeId === placement.nodeId &&
    row.wallet === placement.wallet &&
    freeOfRecord(record.detail) === (placement.free ?? null);
  const asked = isSameGame
    ? betOf(game, placement.bet, contextOf(world, game, { ...place, config, at: placement.at }))
    : null;
  if (JSON.stringify(asked) !== JSON.stringify(placed.bet)) throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
  const entry = { id: row.roundId, bet: placed.bet, state: placed.state, open: {}, heldMinor: 0 };
  return {
    ...{
      roundId: row.roundId,
      betId: record.id,
      nonce: row.nonce ?? 0,
      family,
      wallet: row.wallet,
      isRepeat: true,
      detail: record.detail,
    },
    moment: told ?? momentOf(placed),
    view: () => told?.view ?? game.resume(entry).show(contextOf(world, game, { ...place, config, at: record.at })),
  };
}
