import type { MinesConfig } from '@tonalli/contracts/games/mines';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

const BOMBS = [1, 3, 5, 10, 20];

export const help: HelpOf<MinesConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = BOMBS.map((bombs) => ({
    name: `${t('bombs')}: ${bombs}`,
    rules: rulesOf({ t, money, config }, { bombs, stakeMinor }),
  }));
  return { t, bets, timeoutHours: 24 };
};
