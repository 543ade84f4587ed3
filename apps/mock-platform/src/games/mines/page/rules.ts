import type { MinesBet, MinesConfig } from '@tonalli/contracts/games/mines';
import { ladderTable } from '../../climb/page/ladder-table';
import { shownMultiplier, shownOdds } from '../../climb/shown';
import type { RulesText } from '../../page/instant/family';
import { minesRungs } from '../odds';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: MinesConfig;
}

/** In the example so many cells are opened, where there are as many. */
const EXAMPLE_CELLS = 3;

export function rulesOf({ t, money, config }: Words, bet: MinesBet): RulesText {
  const rungs = minesRungs(bet, config);
  const rtp = (config.rtpBp / 100).toFixed(2);
  const said = { bombs: bet.bombs, stake: money(bet.stakeMinor) };
  const count = Math.min(EXAMPLE_CELLS, rungs.length);
  const rung = rungs[count - 1];
  const heads = [t('gems'), t('chance'), t('multiplier'), t('payout')];
  const example = rung && {
    ...{ ...said, rtp, count, odds: shownOdds(rung.chance) },
    ...{ multiplier: shownMultiplier(rung.multiplierX10000), payout: money(rung.payoutMinor) },
  };
  return {
    how: [
      t('rulesHow'),
      t('rulesPay', { rtp }),
      ladderTable(rungs, { caption: t('tableCaption', said), heads }, money),
    ],
    example: t('exampleText', example),
    keys: t('boardKeys'),
  };
}
