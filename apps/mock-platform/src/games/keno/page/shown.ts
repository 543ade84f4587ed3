import type { KenoBet } from '@tonalli/contracts/games/keno';
import type { Worth } from '../../page/odds';
import { chanceOf, oneIn, statedReturnPercent, volatilityOf } from '../exact';
import { payoutOf, tableOf, topX100 } from '../odds';

/** `3.8`, `12.5`, `5,000`. */
export const shownTimes = (timesX100: number): string => (timesX100 / 100).toLocaleString('en-US');

/** In percent with two digits that count at least, cut: `8.39`, `0.000011`. */
export function shownChance(chance: number): string {
  const percent = chance * 100;
  const places = Math.max(2, 1 - Math.floor(Math.log10(percent)));
  return (Math.floor(percent * 10 ** places) / 10 ** places).toFixed(places);
}

/** What so many picks pay anything for. */
export const paidHits = (picks: number): { readonly hits: number; readonly timesX100: number }[] =>
  tableOf(picks).flatMap((timesX100, hits) => (timesX100 > 0 ? [{ hits, timesX100 }] : []));

const NOTHING_PICKED: Worth = {
  ...{ returnPercent: '0.00', paidChance: '0.00', topWinMinor: 0 },
  ...{ topChance: '0.00', topOdds: '0', volatility: 0 },
};

/** Of no numbers nothing. */
export function worthOf({ picks: { length }, stakeMinor }: KenoBet): Worth {
  if (length === 0) return NOTHING_PICKED;
  return {
    returnPercent: statedReturnPercent(length, stakeMinor),
    paidChance: shownChance(paidHits(length).reduce((sum, { hits }) => sum + chanceOf(length, hits), 0)),
    topWinMinor: payoutOf(stakeMinor, topX100(length)),
    topChance: shownChance(chanceOf(length, length)),
    topOdds: `1\u00a0/\u00a0${oneIn(length, length).toLocaleString('en-US')}`,
    volatility: volatilityOf(length),
  };
}
