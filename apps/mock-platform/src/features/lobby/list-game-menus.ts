import { LANGUAGES } from '@tonalli/contracts/language';
import {
  GAME_CLASSES,
  GAME_TYPES,
  type GameClassify,
  type listGameMenus as listGameMenusEndpoint,
} from '@tonalli/contracts/lobby/wire';
import type { Verb } from '../../transport/verb';
import { vendorCounts } from './vendor-counts.repository';

/** The classes that may be shown: bingo needs Thai among the languages (LOBBY-05). */
export const classesFor = (languages: readonly string[]): GameClassify[] =>
  GAME_CLASSES.filter((name) => name !== 'BINGO' || languages.includes('th'));

export const listGameMenus: Verb<typeof listGameMenusEndpoint> = ({ ctx }) => {
  const counts = vendorCounts(ctx.world)();
  const list = GAME_TYPES.map((gameType) => ({
    gameType,
    classes: classesFor(LANGUAGES)
      .map((gameClassify) => ({
        gameClassify,
        gameCount: counts
          .filter((row) => row.gameType === gameType && row.classify === gameClassify)
          .reduce((sum, { games }) => sum + games, 0),
      }))
      .filter(({ gameCount }) => gameCount > 0),
  })).filter(({ classes }) => classes.length > 0);
  return { list };
};
