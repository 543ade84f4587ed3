import { TOWER_LEVELS, type TowerConfig, type TowerLevel } from '@tonalli/contracts/games/tower';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { LEVEL_NAMES } from './level-names';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<TowerConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  // The keys are the levels.
  const levels = Object.keys(TOWER_LEVELS) as TowerLevel[];
  const bets = levels.map((level) => ({
    name: LEVEL_NAMES[lang][level],
    rules: rulesOf({ t, lang, money, config }, { level, stakeMinor }),
  }));
  return { t, bets, timeoutHours: 24 };
};
