import type { GameFamily } from './families';

/** The families that can be played. A title of any other is shown as coming soon. */
export const BUILT_FAMILIES: ReadonlySet<GameFamily> = new Set<GameFamily>(['slot']);
