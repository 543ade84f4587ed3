import type { EventSummary, SelectionRef } from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import type { LegResult } from '@tonalli/sportsbook/leg';
import type { World } from '../../world/world';
import { summarise } from './events';
import { fixtureNamed } from './fixtures';
import { matchOf } from './match';

interface Outcome {
  readonly result: LegResult;
  /** Why nothing was played out: `postponed`, `abandoned`, `cancelled`; null where it was. */
  readonly voidReason: string | null;
  /** Null of what was never played. */
  readonly score: Count | null;
}

/** How an event stands at the world's time; null for one that no day has. */
export function eventState(world: World, event: string): EventSummary | null {
  const fixture = fixtureNamed(event);
  return fixture && summarise(world, fixture);
}

/** How a selection came out, by the story of its event; null while that is not confirmed, and for a selection that it never had. */
export function resultOf(world: World, of: SelectionRef, scoreAtBet: Count | null): Outcome | null {
  const fixture = fixtureNamed(of.event);
  if (!fixture) return null;
  const { state, stand, decidedFrom } = matchOf(world, fixture);
  if (decidedFrom === null || world.clock.now() < decidedFrom) return null;
  const result = stand.resultOf({ ...of, scoreAtBet });
  if (result === null) return null;
  if (state === 'POSTPONED' || state === 'CANCELLED')
    return { result: 'VOID', voidReason: state.toLowerCase(), score: null };
  const voidReason = state === 'ABANDONED' && result === 'VOID' ? 'abandoned' : null;
  return { result, voidReason, score: { ...stand.score } };
}
