import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { betOfRound } from './bets';
import { detailOf, momentOf, viewOf } from './close-turn';
import { type LoadedRound, loadRound } from './load-round';
import type { OwnRound } from './offer';
import type { PlacedRound } from './placement';
import { walletBalance } from './post-money';
import { progressRepository } from './progress.repository';
import { stepsOf } from './round';
import { roundsRepository } from './rounds.repository';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';
import { accountOf } from './wallet';

/** What anybody may see of a round, beside its seeds. */
export interface ShownRound {
  readonly family: string;
  readonly version: number;
  readonly bet: unknown;
  readonly config: unknown;
  readonly view: unknown;
}

/** A round that was open, as it stands now. */
function asItStands(parts: RunnerParts, world: World, { round, betId, nonce }: LoadedRound): PlacedRound {
  const { id: roundId, family, wallet } = round;
  return {
    ...{ roundId, betId, nonce, family, wallet, isRepeat: true, detail: detailOf(parts, round) },
    moment: momentOf(world, round, stepsOf(round.asked).length),
    view: () => viewOf(parts, world, { round, at: world.clock.now() }),
  };
}

/** The member's rounds of a title that are not over, as they stand. */
export function openRounds(
  parts: RunnerParts,
  world: World,
  { memberId, nodeId }: { memberId: string; nodeId: string },
): PlacedRound[] {
  return progressRepository(world)
    .open(memberId)
    .flatMap((roundId) => {
      const loaded = loadRound(world, roundId);
      if (!loaded || loaded.round.nodeId !== nodeId) return [];
      return [asItStands(parts, world, loaded)];
    });
}

/** A member's own round as it stands, over or not. Throws `ROUND_NOT_FOUND` for that of anybody else, title or wallet. */
export function ownRoundNow(parts: RunnerParts, world: World, whose: OwnRound): PlacedRound {
  const { roundId, memberId, nodeId, wallet } = whose;
  const row = roundsRepository(world).byId.get(roundId);
  const bet = row && betOfRound(world, roundId);
  const isOwn = row?.memberId === memberId && row.wallet === wallet && bet?.nodeId === nodeId;
  if (!isOwn) throw new PlatformFailure('ROUND_NOT_FOUND');
  const loaded = loadRound(world, roundId);
  if (loaded) return asItStands(parts, world, loaded);
  const { id: betId, stakeMinor, payoutMinor, detail } = bet;
  const balanceMinor = walletBalance(world, { memberId, sources: [accountOf(wallet, bet.vassalage)] });
  return {
    ...{ roundId, betId, nonce: row.nonce ?? 0, family: detail.k, wallet, isRepeat: true, detail },
    moment: { steps: 0, isOver: true, stakeMinor, payoutMinor, jackpotMinor: detail.j ?? 0, balanceMinor },
    view: () => showRound(parts, world, roundId)?.view ?? null,
  };
}

export function showRound(parts: RunnerParts, world: World, roundId: string): ShownRound | null {
  const bet = betOfRound(world, roundId);
  const open = loadRound(world, roundId)?.round;
  if (open) {
    const { family, version, bet: placed, config } = open;
    return { family, version, bet: placed, config, view: viewOf(parts, world, { round: open, at: world.clock.now() }) };
  }
  const family = bet?.detail.k;
  const kept =
    bet && parts.games.some((game) => game.family === family)
      ? gameOf(parts, bet.detail.k).readRecord(bet.detail)
      : null;
  if (!bet || !kept) return null;
  const { version, config, state } = kept;
  const entry = { id: roundId, bet: kept.bet, state, open: {}, heldMinor: 0 };
  const game = gameOf(parts, bet.detail.k, version);
  const view = game
    .resume(entry)
    .show(contextOf(world, game, { config, at: bet.at, nodeId: bet.nodeId, tableOwnerId: null }));
  return { family: bet.detail.k, version, bet: kept.bet, config, view };
}
