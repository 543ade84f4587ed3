import { GAMES } from './registry';

/** The families that can be played. A title of any other is shown as coming soon. */
export const BUILT_FAMILIES: ReadonlySet<string> = new Set(GAMES.map(({ family }) => family));
