import { RANKS } from '@tonalli/contracts/games/cards';
import { HI_LO_CARDS, HI_LO_SIDES, HI_LO_SKIPS, type HiLoConfig } from '@tonalli/contracts/games/hi-lo';
import { el } from '../../page/dom';
import type { RulesText, Words } from '../../page/instant/family';
import { multiplierX10000, payoutOf, winningRanks } from '../odds';
import { shownChance, shownMultiplier } from './shown';
import type { HiLoText } from './texts';

type Told = Words<HiLoText> & { readonly config: HiLoConfig };

/** What the first pick wins on, and pays, for each card: from the odds that are played with. */
function tableOf({ t, config }: Told): HTMLElement {
  const head = el(
    'tr',
    {},
    ...[t('tableCard'), ...HI_LO_SIDES.map((side) => t(side))].map((text) => el('th', { scope: 'col' }, text)),
  );
  const rows = RANKS.map((name, rank) => {
    const cells = HI_LO_SIDES.map((side) => {
      const winning = winningRanks(side, rank);
      const odds = {
        chance: shownChance(winning),
        multiplier: shownMultiplier(multiplierX10000([winning], config.rtpBp)),
      };
      return el('td', {}, winning === RANKS.length ? t('notOffered') : t('pickOdds', odds));
    });
    return el('tr', {}, el('th', { scope: 'row' }, name), ...cells);
  });
  return el('table.pay-table', {}, el('thead', {}, head), el('tbody', {}, ...rows));
}

const [SEVEN, JACK] = [6, 10];

function example({ t, money, config: { rtpBp } }: Told, stakeMinor: number): string {
  const [winning, nextWinning] = [winningRanks('higher', SEVEN), winningRanks('lower', JACK)];
  const [first, second] = [multiplierX10000([winning], rtpBp), multiplierX10000([winning, nextWinning], rtpBp)];
  return t('exampleText', {
    ...{ stake: money(stakeMinor), from: RANKS[SEVEN] ?? '', next: RANKS[JACK] ?? '', rtp: (rtpBp / 100).toFixed(2) },
    ...{ side: t('higher'), winning, chance: shownChance(winning), nextSide: t('lower'), nextWinning },
    ...{ multiplier: shownMultiplier(first), payout: money(payoutOf(stakeMinor, first)) },
    ...{ nextMultiplier: shownMultiplier(second), nextPayout: money(payoutOf(stakeMinor, second)) },
  });
}

/** What the rules say, with the stake that is on the table. */
export function rulesOf(told: Told, stakeMinor: number): RulesText {
  const { t, config } = told;
  return {
    how: [
      t('rulesHow'),
      t('rulesDeck', { cards: HI_LO_CARDS, skips: HI_LO_SKIPS }),
      t('rulesPay', { rtp: (config.rtpBp / 100).toFixed(2) }),
      tableOf(told),
    ],
    example: example(told, stakeMinor),
    keys: t('ownKeys'),
  };
}
