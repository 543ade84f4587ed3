import type { EventSummary, SelectionRef } from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import type { LegResult } from '@tonalli/sportsbook/leg';
import type { World } from '../../world/world';
import type { SelectionPrice } from '../sports';

export type { SelectionPrice };

export interface Outcome {
  readonly result: LegResult;
  readonly voidReason: string | null;
  /** How the match ended, for records; left out where none is told. */
  readonly score?: Count | null;
}

/** All that slips ask of matches: the simulated ones are one such feed, a real one would be another. */
export interface MatchFeed {
  /** A selection at the world's time; null where there is none, or it is not offered any more. */
  readonly priceOf: (world: World, of: SelectionRef) => SelectionPrice | null;
  /** How an event stands; null for none. */
  readonly eventState: (world: World, event: string) => EventSummary | null;
  /** How a selection came out; null while it is undecided. */
  readonly resultOf: (world: World, of: SelectionRef, scoreAtBet: Count | null) => Outcome | null;
  /** Keeps an event awake until it is settled. */
  readonly follow: (world: World, event: string) => void;
}
