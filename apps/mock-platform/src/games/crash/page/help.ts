import type { CrashConfig } from '@tonalli/contracts/games/crash';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { shownMultiplier } from './shown';
import { texts } from './texts';

const TARGETS_X100 = [101, 150, 200, 1_000, 10_000];

export const help: HelpOf<CrashConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const parts = { t, money, config };
  const targets = TARGETS_X100.map((autoX100) => ({
    name: t('target', { multiplier: shownMultiplier(autoX100) }),
    rules: rulesOf(parts, { autoX100, stakeMinor }),
  }));
  return { t, bets: [...targets, { name: t('byHandName'), rules: rulesOf(parts, { autoX100: null, stakeMinor }) }] };
};
