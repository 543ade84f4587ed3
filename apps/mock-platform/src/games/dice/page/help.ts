import type { DiceBet, DiceConfig } from '@tonalli/contracts/games/dice';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { shownRoll } from './shown';
import { texts } from './texts';

const BETS: readonly DiceBet[] = [
  { side: 'under', target: 5_000, stakeMinor },
  { side: 'over', target: 7_500, stakeMinor },
  { side: 'under', target: 200, stakeMinor },
];

export const help: HelpOf<DiceConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = BETS.map((bet) => ({
    name: `${t(bet.side)} ${shownRoll(bet.target)}`,
    rules: rulesOf({ t, money, config }, bet),
  }));
  return { t, bets };
};
