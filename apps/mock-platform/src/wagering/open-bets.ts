import type { World } from '../world/world';
import type { OpenRound } from './define-game';
import { NO_DRAWS } from './draws';
import { loadRound } from './load-round';
import { progressRepository } from './progress.repository';
import { entryOf, paidMinor, type Round } from './round';
import { contextOf, gameOf, isTrial, type RunnerParts } from './runner-parts';
import { sumOf } from './stake';

/** A bet that is not decided, with what its player may want to know of it. Amounts in minor units, times in milliseconds since epoch. */
export interface OpenBetShown {
  readonly betId: number;
  readonly roundId: string;
  readonly nodeId: string;
  readonly vendor: string;
  readonly gameType: Round['title']['gameType'];
  readonly isTrial: boolean;
  readonly placedAt: number;
  readonly stakeMinor: number;
  /** What comes back if the player does nothing more; null where that is not decided yet, or not shown. */
  readonly standsMinor: number | null;
}

/** What a cash-out pays now. What another step would bring may be fixed already, and is nobody's to see. */
function cashOutOf(open: OpenRound, context: ReturnType<typeof contextOf>): number | null {
  if (!open.timeout?.isCashOut) return null;
  const { results = [] } = open.step(open.timeout.step(), { ...context, draws: NO_DRAWS });
  return sumOf(results, ({ payoutMinor }) => payoutMinor);
}

function standsAt(parts: RunnerParts, world: World, round: Round): number | null {
  const game = gameOf(parts, round.family, round.version);
  const open = game.resume(entryOf(round));
  const context = contextOf(world, game, { ...round, at: world.clock.now() });
  const left = open.quote(context)?.offerMinor ?? (game.draws === 'personal' ? cashOutOf(open, context) : null);
  return left === null ? null : left + paidMinor(round);
}

/** The member's bets of every title that are not decided, the newest first. */
export function openBets(parts: RunnerParts, world: World, memberId: string): OpenBetShown[] {
  return progressRepository(world)
    .open(memberId)
    .toReversed()
    .flatMap((roundId) => {
      const loaded = loadRound(world, roundId);
      if (!loaded) return [];
      const { round, betId } = loaded;
      const { nodeId, placedAt, stakeMinor, title } = round;
      const standsMinor = standsAt(parts, world, round);
      return [{ betId, roundId, nodeId, ...title, isTrial: isTrial(round), placedAt, stakeMinor, standsMinor }];
    });
}
