import type { HiLoConfig } from '@tonalli/contracts/games/hi-lo';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<HiLoConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money, config }, EXAMPLE_STAKE_MINOR) }], timeoutHours: 24 };
};
