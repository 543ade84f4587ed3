import { shownChance } from '../../page/instant/pay-table-view';
import type { Worth } from '../../page/odds';
import { volatilityOf } from '../../pay-table';
import { chancesOf, mostPaid, type Point, paidAt, paidInAll, WAYS } from '../odds';
import { entriesOf, type Laid, totalOf } from '../table';

/** What comes back of a layout in the long run, in percent, cut; of an empty one that of the pass line. */
export function percentOf(laid: Laid, point: Point | null): string {
  const bets = totalOf(laid) === 0 ? ([['pass', 100]] as const) : entriesOf(laid);
  const paid = bets.reduce((sum, [spot, stakeMinor]) => sum + paidInAll(spot, stakeMinor, point), 0);
  const staked = bets.reduce((sum, [, stakeMinor]) => sum + stakeMinor, 0) * WAYS;
  return (Math.floor((paid * 10_000) / staked) / 100).toFixed(2);
}

/** What the bets on the table are worth; the greatest win, and how likely anything is paid, are those of the one that pays most. */
export function worthOf(laid: Laid, point: Point | null): Worth {
  const bets = entriesOf(laid);
  const stakeMinor = Math.max(1, totalOf(laid));
  const [best] = bets
    .map(([spot, staked]) => ({ spot, paid: mostPaid(spot, staked, point), staked }))
    .sort((one, other) => other.paid - one.paid);
  const chances = best ? chancesOf(best.spot, point) : { wins: [], push: 0 };
  const paid = chances.wins.reduce((sum, win) => sum + win.ways, chances.push);
  const ways = best ? (chances.wins.find(({ pays }) => paidAt(best.staked, pays) === best.paid)?.ways ?? 0) : 0;
  const prizes = bets.flatMap(([spot, staked]) => {
    const { wins, push } = chancesOf(spot, point);
    const lost = WAYS - push - wins.reduce((sum, win) => sum + win.ways, 0);
    const of = (paid: number, count: number) => ({
      multiplierX100: (paid * 100) / staked,
      ways: (count * staked) / stakeMinor,
    });
    return [of(0, lost), of(staked, push), ...wins.map((win) => of(paidAt(staked, win.pays), win.ways))];
  });
  return {
    returnPercent: percentOf(laid, point),
    paidChance: paid === 0 ? '0.00' : shownChance(paid, WAYS),
    topWinMinor: best?.paid ?? 0,
    topChance: ways === 0 ? '0.00' : shownChance(ways, WAYS),
    topOdds: `${ways.toLocaleString('en-US')}\u00a0/\u00a0${WAYS.toLocaleString('en-US')}`,
    volatility: prizes.length === 0 ? 1 : volatilityOf(prizes),
  };
}
