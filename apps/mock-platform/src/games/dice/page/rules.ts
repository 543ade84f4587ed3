import { DICE_ROLLS, type DiceBet, type DiceConfig } from '@tonalli/contracts/games/dice';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { exactReturn, statedReturnPercent } from '../exact';
import { multiplierX10000, winningRolls } from '../odds';
import { shownChance, shownMultiplier, shownQuotient, shownRoll, volatilityOf } from './shown';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: DiceConfig;
  readonly bet: DiceBet;
  /** Null without a pool. */
  readonly jackpot: { stakePerWinMinor: number } | null;
}

const fact = (name: string, value: string | Node) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

export const volatilityDots = (bet: DiceBet): HTMLElement => {
  const level = volatilityOf(bet);
  const dots = '●'.repeat(level) + '○'.repeat(5 - level);
  return el('span.dots', { role: 'img', 'aria-label': `${level}/5` }, dots);
};

function example({ t, money, config, bet }: Rules): string {
  const { rtpBp } = config;
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

/** How the game is played and what it pays, with the bet that is on the table as the example. */
export function openRules(rules: Rules): void {
  const { t, money, config, bet, jackpot } = rules;
  const [winning, all] = [winningRolls(bet), DICE_ROLLS].map((rolls) => rolls.toLocaleString('en-US'));
  const chance = `${shownChance(bet)}\u00a0% (${winning}\u00a0/\u00a0${all})`;
  openDialog(
    { title: t('rules'), closeLabel: t('close') },
    el(
      'dl.facts',
      {},
      fact(t('rtp'), `${statedReturnPercent(bet, config.rtpBp)} %`),
      fact(t('maxWin'), money(exactReturn(bet, config.rtpBp).maxWinMinor)),
      fact(t('chance'), chance),
      fact(t('volatility'), volatilityDots(bet)),
    ),
    el('p', {}, t('rulesHow')),
    el('p', {}, t('rulesPay', { rtp: (config.rtpBp / 100).toFixed(2) })),
    el('h3', {}, t('example')),
    el('p', {}, example(rules)),
    el('h3', {}, t('limits')),
    el(
      'p.note',
      {},
      t('limitsText', {
        least: money(config.minStakeMinor),
        most: money(config.maxStakeMinor),
        pays: money(config.maxPayoutMinor),
      }),
    ),
    ...(jackpot
      ? [
          el('h3', {}, t('jackpot')),
          el('p.note', {}, t('jackpotRule', { odds: (jackpot.stakePerWinMinor / 100).toLocaleString('en-US') })),
        ]
      : []),
  );
}
