import { openDialog } from '../dialog';
import { el } from '../dom';
import type { Worth } from '../odds';
import { NOTHING_YET, returnText, volatilityDots } from '../odds';
import type { InstantConfig, RulesText, Words } from './family';

interface Rules extends Words {
  readonly config: InstantConfig;
  readonly worth: Worth;
  readonly text: RulesText;
  /** Of a game with steps: when a round that was left ends. */
  readonly timeoutHours: number | null;
  /** Null without a pool. */
  readonly jackpot: { stakePerWinMinor: number } | null;
}

const fact = (name: string, value: string | Node) => el('div', {}, el('dt', {}, name), el('dd', {}, value));
const paragraph = (part: string | Node) => (typeof part === 'string' ? el('p', {}, part) : part);

function limits({ t, money, config, timeoutHours }: Rules): string {
  const values = {
    least: money(config.minStakeMinor),
    most: money(config.maxStakeMinor),
    pays: money(config.maxPayoutMinor),
  };
  return timeoutHours === null ? t('limitsText', values) : t('limitsSteps', { ...values, hours: timeoutHours });
}

/** How the game is played and what it pays, with the bet that is on the table as the example. */
export function openRules(rules: Rules): void {
  const { t, money, worth, text, jackpot } = rules;
  const wins = worth.topWinMinor > 0;
  const odds = jackpot && (jackpot.stakePerWinMinor / 100).toLocaleString('en-US');
  openDialog(
    { title: t('rules'), closeLabel: t('close') },
    el(
      'dl.facts',
      {},
      fact(t('rtp'), returnText(worth)),
      fact(t('paidRounds'), wins ? `${worth.paidChance}%` : NOTHING_YET),
      fact(t('maxWin'), wins ? money(worth.topWinMinor) : NOTHING_YET),
      fact(t('chance'), wins ? `${worth.topChance}% (${worth.topOdds})` : NOTHING_YET),
      fact(t('volatility'), volatilityDots(worth.volatility)),
    ),
    ...text.how.map(paragraph),
    el('h3', {}, t('example')),
    el('p', {}, text.example),
    el('h3', {}, t('keys')),
    el('p.note', {}, `${t('keysText')} ${text.keys ?? ''}`.trim()),
    el('h3', {}, t('limits')),
    el('p.note', {}, limits(rules)),
    ...(odds === null ? [] : [el('h3', {}, t('jackpot')), el('p.note', {}, t('jackpotRule', { odds }))]),
  );
}
