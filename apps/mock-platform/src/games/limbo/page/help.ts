import type { LimboConfig } from '@tonalli/contracts/games/limbo';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { shownMultiplier } from './shown';
import { texts } from './texts';

const TARGETS_X100 = [150, 200, 1_000, 100_000];

export const help: HelpOf<LimboConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = TARGETS_X100.map((targetX100) => ({
    name: `× ${shownMultiplier(targetX100)}`,
    rules: rulesOf({ t, money, config }, { targetX100, stakeMinor }),
  }));
  return { t, bets };
};
