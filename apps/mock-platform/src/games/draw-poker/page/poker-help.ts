import { POKER_TABLES, type VideoPokerConfig } from '@tonalli/contracts/games/video-poker';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { statedReturnPercent } from '../exact';
import { prizesOf } from '../tables';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title of a family follows one of its tables. */
export const pokerHelp =
  (deuces: 'plain' | 'wild'): HelpOf<VideoPokerConfig> =>
  ({ lang, config, money }) => {
    const t = texts(lang);
    const tables = POKER_TABLES.filter((table) => prizesOf(table).deuces === deuces);
    const bets = tables.map((table) => ({
      name: `${t('return')}: ${statedReturnPercent(table)}%`,
      rules: rulesOf({ t, lang, money, config: { ...config, table }, isPlayMoney: false }, EXAMPLE_STAKE_MINOR),
    }));
    return { t, bets, timeoutHours: 24 };
  };
