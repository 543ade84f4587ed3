import type { ThreeCardConfig } from '@tonalli/contracts/games/three-card-poker';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<ThreeCardConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bet = { stakeMinor: EXAMPLE_STAKE_MINOR, pairPlus: true };
  return { t, bets: [{ name: '', rules: rulesOf({ t, money }, bet) }], timeoutHours: 24 };
};
