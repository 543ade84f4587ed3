import type { AnyGameModule } from '../wagering/define-game';
import { GAMES } from './registry';

const BY_NAME: ReadonlyMap<string, AnyGameModule> = new Map(GAMES.map((game) => [game.family, game]));

/** The families that can be played. A title of any other is shown as coming soon. */
export const BUILT_FAMILIES: ReadonlySet<string> = new Set(BY_NAME.keys());

export const builtFamily = (family: string): AnyGameModule | undefined => BY_NAME.get(family);
