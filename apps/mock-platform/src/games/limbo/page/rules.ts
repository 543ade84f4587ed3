import type { LimboBet, LimboConfig } from '@tonalli/contracts/games/limbo';
import type { RulesText } from '../../page/instant/family';
import { shownMultiplier, worthOf } from './shown';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: LimboConfig;
}

/** How it is played and what it pays, with the bet that is on the table as the example. */
export function rulesOf({ t, money, config: { rtpBp } }: Rules, bet: LimboBet): RulesText {
  const rtp = (rtpBp / 100).toFixed(2);
  const { returnPercent, topWinMinor, topChance, topOdds } = worthOf(bet, rtpBp);
  const example = t('exampleText', {
    stake: money(bet.stakeMinor),
    target: shownMultiplier(bet.targetX100),
    winning: topOdds.split('\u00a0')[0] ?? '',
    chance: topChance,
    payout: money(topWinMinor),
    return: returnPercent,
  });
  return { how: [t('rulesHow'), t('rulesPay', { rtp })], example };
}
