import type { LiveBlackjackConfig } from '@tonalli/contracts/games/live-blackjack';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<LiveBlackjackConfig> = ({ lang, money }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money, lang }, EXAMPLE_STAKE_MINOR) }] };
};
