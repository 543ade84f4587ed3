import type { FishConfig } from '@tonalli/contracts/games/fish';
import type { HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<FishConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money, config }, config.maxStakeMinor) }] };
};
