import { KENO_MOST_PICKS, type KenoConfig } from '@tonalli/contracts/games/keno';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<KenoConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = Array.from({ length: KENO_MOST_PICKS }, (_, index) => ({
    name: `${t('tablePicks')}: ${index + 1}`,
    rules: rulesOf({ t, money }, { picks: Array.from({ length: index + 1 }, (_, at) => at + 1), stakeMinor }),
  }));
  return { t, bets };
};
