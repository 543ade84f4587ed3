import type { CoinConfig } from '@tonalli/contracts/games/coin';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<CoinConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money, config }, { stakeMinor }) }], timeoutHours: 24 };
};
