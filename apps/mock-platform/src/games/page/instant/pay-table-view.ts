import { joined, type Prize, statedPercent, type TableReturn, tableReturn, volatilityOf } from '../../pay-table';
import { el } from '../dom';
import type { Worth } from '../odds';

const digits = (whole: number): string => whole.toLocaleString('en-US');

/** What a stake of 1 is paid, as short as it can be said: `1000`, `1.25`, `0`. */
export const shownMultiplier = (multiplierX100: number): string => String(multiplierX100 / 100);

/** A chance in percent, cut after two digits that say something: `25.00`, `0.39`, `0.0030`. */
export function shownChance(part: number, of: number): string {
  const places = Math.max(2, 1 - Math.floor(Math.log10((part * 100) / of)));
  return (Math.floor((part * 10 ** (places + 2)) / of) / 10 ** places).toFixed(places);
}

/** How likely a stake of 1 is paid anything, in percent. */
export function paidChanceOf(prizes: readonly Prize[]): string {
  const of = prizes.reduce((sum, { ways }) => sum + ways, 0);
  const paid = prizes.reduce((sum, { multiplierX100, ways }) => sum + (multiplierX100 > 0 ? ways : 0), 0);
  return paid === 0 ? '0.00' : shownChance(paid, of);
}

/** What a stake on a table is worth, as it stands below the stake and in the rules. */
export function worthOf(prizes: readonly Prize[], stakeMinor: number): Worth {
  const exact = tableReturn(prizes, stakeMinor);
  return {
    returnPercent: statedPercent(exact),
    paidChance: paidChanceOf(prizes),
    topWinMinor: exact.maxWinMinor,
    topChance: shownChance(exact.maxWinOutcomes, exact.outcomes),
    topOdds: [exact.maxWinOutcomes, exact.outcomes].map(digits).join('\u00a0/\u00a0'),
    volatility: volatilityOf(prizes),
  };
}

interface TableWords {
  readonly pays: string;
  readonly ways: string;
  readonly chance: string;
}

/** Every prize of a table with its chance, the greatest first. */
export function payTableView(prizes: readonly Prize[], words: TableWords): HTMLElement {
  const { outcomes } = tableReturn(prizes, 1);
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const rows = joined(prizes).map(({ multiplierX100, ways }) =>
    row('td', `× ${shownMultiplier(multiplierX100)}`, digits(ways), `${shownChance(ways, outcomes)}%`),
  );
  const head = el('thead', {}, row('th', words.pays, words.ways, words.chance));
  return el('table.pay-table', {}, head, el('tbody', {}, ...rows));
}

/** The values of an example: what a stake wins at most, and what comes back over one of each outcome. */
export function exampleValues(
  exact: TableReturn,
  { stakeMinor, money }: { stakeMinor: number; money: (amountMinor: number) => string },
): Record<string, string> {
  return {
    stake: money(stakeMinor),
    payout: money(exact.maxWinMinor),
    ways: digits(exact.maxWinOutcomes),
    outcomes: digits(exact.outcomes),
    chance: shownChance(exact.maxWinOutcomes, exact.outcomes),
    staked: money(exact.stakedMinor),
    paid: money(exact.paidMinor),
    return: statedPercent(exact),
  };
}
