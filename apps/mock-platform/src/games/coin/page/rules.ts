import type { CoinBet, CoinConfig } from '@tonalli/contracts/games/coin';
import { ladderTable } from '../../climb/page/ladder-table';
import { shownMultiplier, shownOdds } from '../../climb/shown';
import type { RulesText } from '../../page/instant/family';
import { coinRungs } from '../odds';
import type { Translate } from './texts';

interface Words {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: CoinConfig;
}

/** In the example so many calls come true, where there are as many. */
const EXAMPLE_CALLS = 3;

export function rulesOf({ t, money, config }: Words, { stakeMinor }: CoinBet): RulesText {
  const rungs = coinRungs(stakeMinor, config);
  const rtp = (config.rtpBp / 100).toFixed(2);
  const stake = money(stakeMinor);
  const count = Math.min(EXAMPLE_CALLS, rungs.length);
  const rung = rungs[count - 1];
  const heads = [t('calls'), t('chance'), t('multiplier'), t('payout')];
  const example = rung && {
    ...{ stake, rtp, count, odds: shownOdds(rung.chance) },
    ...{ multiplier: shownMultiplier(rung.multiplierX10000), payout: money(rung.payoutMinor) },
  };
  return {
    how: [
      t('rulesHow', { most: rungs.length }),
      t('rulesPay', { rtp }),
      ladderTable(rungs, { caption: t('tableCaption', { stake }), heads }, money),
    ],
    example: t('exampleText', example),
    keys: t('boardKeys'),
  };
}
