import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { exposeAgain, unexpose } from './expose';
import { loadRound } from './load-round';
import { progressRepository } from './progress.repository';
import { isOver, type Round } from './round';
import { isTrial } from './runner-parts';
import type { Exposed } from './stake';

export interface Reopened {
  readonly roundId: string;
  /** What its game remembers of the round from now on. */
  readonly state: unknown;
  /** What the house would pay for what was lost, as it counted while that was open. */
  readonly exposures: readonly Exposed[];
}

/** What was in doubt is decided: it could bring nothing else any more. */
export function endDoubt(world: World, { family, results }: Pick<Round, 'family' | 'results'>): void {
  unexpose(
    world,
    family,
    results.flatMap(({ exposures = [] }) => exposures),
  );
  for (const [place, { exposures: _freed, ...result }] of results.entries()) results[place] = result;
}

/**
 * A round that lost is undecided again. Its money stays as it is until it is settled anew; what it could bring counts, once however
 * often this is told. Call in its transaction. Throws `ROUND_NOT_FOUND` for one that is not over, `RangeError` where nothing was lost.
 */
export function reopen(world: World, { roundId, state, exposures }: Reopened): void {
  const round = loadRound(world, roundId)?.round;
  if (!round || !isOver(round)) throw new PlatformFailure('ROUND_NOT_FOUND');
  endDoubt(world, round);
  const place = round.results.findLastIndex(({ status }) => status === 'LOST');
  const lost = round.results[place];
  if (!lost) throw new RangeError(`${roundId} lost nothing`);
  const again = isTrial(round) ? [] : exposures.map(({ key, amountMinor }) => ({ key, amountMinor }));
  exposeAgain(world, round.family, again);
  round.results[place] = { ...lost, exposures: again };
  round.state = state;
  progressRepository(world).keep(round, true);
}
