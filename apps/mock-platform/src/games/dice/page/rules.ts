import type { DiceBet, DiceConfig } from '@tonalli/contracts/games/dice';
import type { RulesText } from '../../page/instant/family';
import { exactReturn, statedReturnPercent } from '../exact';
import { multiplierX10000, winningRolls } from '../odds';
import { shownChance, shownMultiplier, shownQuotient, shownRoll } from './shown';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: DiceConfig;
}

function example({ t, money, config: { rtpBp } }: Rules, bet: DiceBet): string {
  const { paidMinor, stakedMinor, maxWinMinor } = exactReturn(bet, rtpBp);
  return t('exampleText', {
    stake: money(bet.stakeMinor),
    side: t(bet.side),
    target: shownRoll(bet.target),
    winning: winningRolls(bet).toLocaleString('en-US'),
    chance: shownChance(bet),
    rtp: (rtpBp / 100).toFixed(2),
    exact: shownQuotient(rtpBp, bet),
    multiplier: shownMultiplier(multiplierX10000(bet, rtpBp)),
    payout: money(maxWinMinor),
    staked: money(stakedMinor),
    paid: money(paidMinor),
    return: statedReturnPercent(bet, rtpBp),
  });
}

/** How it is played and what it pays, with the bet that is on the table as the example. */
export const rulesOf = (rules: Rules, bet: DiceBet): RulesText => ({
  how: [rules.t('rulesHow'), rules.t('rulesPay', { rtp: (rules.config.rtpBp / 100).toFixed(2) })],
  example: example(rules, bet),
});
