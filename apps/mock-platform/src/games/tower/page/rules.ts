import { TOWER_LEVELS, type TowerBet, type TowerConfig } from '@tonalli/contracts/games/tower';
import { ladderTable } from '../../climb/page/ladder-table';
import { shownMultiplier, shownOdds } from '../../climb/shown';
import type { RulesText } from '../../page/instant/family';
import type { Lang } from '../../page/texts';
import { towerRungs } from '../odds';
import { LEVEL_NAMES } from './level-names';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly lang: Lang;
  readonly money: (amountMinor: number) => string;
  readonly config: TowerConfig;
}

/** In the example so many rows are climbed, where there are as many. */
const EXAMPLE_ROWS = 3;

export function rulesOf({ t, lang, money, config }: Words, bet: TowerBet): RulesText {
  const rungs = towerRungs(bet, config);
  const rtp = (config.rtpBp / 100).toFixed(2);
  const said = { level: LEVEL_NAMES[lang][bet.level], stake: money(bet.stakeMinor) };
  const count = Math.min(EXAMPLE_ROWS, rungs.length);
  const rung = rungs[count - 1];
  const heads = [t('rows'), t('chance'), t('multiplier'), t('payout')];
  const example = rung && {
    ...{ ...said, rtp, count, odds: shownOdds(rung.chance) },
    ...{ multiplier: shownMultiplier(rung.multiplierX10000), payout: money(rung.payoutMinor) },
  };
  return {
    how: [
      t('rulesHow', { ...said, holds: t('holds', TOWER_LEVELS[bet.level]) }),
      t('rulesPay', { rtp }),
      ladderTable(rungs, { caption: t('tableCaption', said), heads }, money),
    ],
    example: t('exampleText', example),
    keys: t('boardKeys'),
  };
}
