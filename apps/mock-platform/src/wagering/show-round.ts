import type { World } from '../world/world';
import { betOfRound } from './bets';
import { detailOf, momentOf, viewOf } from './close-turn';
import { loadRound } from './load-round';
import type { PlacedRound } from './placement';
import { stepsOf } from './round';
import { roundsRepository } from './rounds.repository';
import { contextOf, gameOf, type RunnerParts } from './runner-parts';

/** What anybody may see of a round, beside its seeds. */
export interface ShownRound {
  readonly family: string;
  readonly version: number;
  readonly bet: unknown;
  readonly config: unknown;
  readonly view: unknown;
}

/** The member's rounds of a title that are not over, as they stand. */
export function openRounds(
  parts: RunnerParts,
  world: World,
  { memberId, nodeId }: { memberId: string; nodeId: string },
): PlacedRound[] {
  return roundsRepository(world)
    .open(memberId)
    .flatMap((roundId) => {
      const loaded = loadRound(world, roundId);
      if (!loaded || loaded.round.nodeId !== nodeId) return [];
      const { round, betId, nonce } = loaded;
      const { family, wallet } = round;
      const moment = momentOf(world, round, stepsOf(round.asked).length);
      const view = () => viewOf(parts, world, { round, at: world.clock.now() });
      return [{ roundId, betId, nonce, family, wallet, isRepeat: true, detail: detailOf(parts, round), moment, view }];
    });
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
  const view = game.resume(entry).show(contextOf(world, game, { config, at: bet.at }));
  return { family: bet.detail.k, version, bet: kept.bet, config, view };
}
