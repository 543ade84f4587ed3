import type { World } from './world';

/** The worlds that calls may name. One that was put back is another `World` from then on: ask whenever it is needed. */
export interface WorldDirectory {
  readonly default: World;
  /** Null when there is no such world (any more). */
  find(name: string): World | null;
}
