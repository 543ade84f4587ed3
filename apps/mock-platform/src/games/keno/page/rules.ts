import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, type KenoBet } from '@tonalli/contracts/games/keno';
import { el } from '../../page/dom';
import type { RulesText, Words } from '../../page/instant/family';
import { chanceOf, statedReturnPercent } from '../exact';
import { payoutOf } from '../odds';
import { paidHits, shownChance, shownTimes } from './shown';
import type { KenoText } from './texts';

/** Every bet with its return and what it pays, from the table that is played with. */
function tableFor({ t }: Words<KenoText>, stakeMinor: number): HTMLElement {
  const head = [t('tablePicks'), t('tableReturn'), t('tablePays')].map((text) => el('th', { scope: 'col' }, text));
  const rows = Array.from({ length: KENO_MOST_PICKS }, (_, index) => {
    const picks = index + 1;
    const pays = paidHits(picks).map(({ hits, timesX100 }) => `${hits}:\u00a0×\u00a0${shownTimes(timesX100)}`);
    const cells = [`${statedReturnPercent(picks, stakeMinor)}%`, pays.join(' · ')];
    return el('tr', {}, el('th', { scope: 'row' }, String(picks)), ...cells.map((text) => el('td', {}, text)));
  });
  return el('table.pay-table', {}, el('thead', {}, el('tr', {}, ...head)), el('tbody', {}, ...rows));
}

function example({ t, money }: Words<KenoText>, { picks: { length }, stakeMinor }: KenoBet): string {
  const each = paidHits(length).map(({ hits, timesX100 }) =>
    t('exampleEach', {
      ...{ hits, multiplier: shownTimes(timesX100), payout: money(payoutOf(stakeMinor, timesX100)) },
      chance: shownChance(chanceOf(length, hits)),
    }),
  );
  return t('exampleText', { stake: money(stakeMinor), picks: length, each: each.join('; ') });
}

/** What the rules say, with the bet that is on the table. */
export function rulesOf(words: Words<KenoText>, bet: KenoBet): RulesText {
  const { t } = words;
  return {
    how: [
      t('rulesHow', { most: KENO_MOST_PICKS, numbers: KENO_NUMBERS, drawn: KENO_DRAWN }),
      t('rulesPay'),
      tableFor(words, bet.stakeMinor),
    ],
    example: bet.picks.length > 0 ? example(words, bet) : t('noneChosen'),
    keys: t('ownKeys'),
  };
}
