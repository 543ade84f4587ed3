import type { BlackjackConfig } from '@tonalli/contracts/games/blackjack';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<BlackjackConfig> = ({ lang, money }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money }, EXAMPLE_STAKE_MINOR) }], timeoutHours: 24 };
};
