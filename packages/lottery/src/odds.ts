import type { Chance } from './chance';
import type { BetKind, Hit, LotteryFamily, Play, Selection } from './play';

/** Odds are whole thousandths, the stake included: 9500 is 9.5 times. */
export const ODDS_SCALE = 1000;

/** Odds that give back `share` ten-thousandths of what is fair at this chance, cut to thousandths. */
export const oddsFor = ({ ways, of }: Chance, share: number): number =>
  Number((of * BigInt(share) * BigInt(ODDS_SCALE)) / (ways * 10_000n));

/** The share, in ten-thousandths, that proposed odds of families with prize groups give back: that of the group 1900. */
export const PROPOSED_SHARE = 9_500;

/** A prize group G pays G for 2 on one chance in 1,000: its odds give back G / 2,000. Cut to thousandths. */
export const prizeGroupOdds = (proposed: number, group: number): number =>
  Math.floor((proposed * group * 5) / PROPOSED_SHARE);

/** Odds x 1000 of each prize, as `play/kind/prize`: what an order keeps, so that later odds do not change it. */
export type OddsTable = Readonly<Record<string, number>>;

export const oddsKey = (play: string, kind: string, prize: string) => `${play}/${kind}/${prize}`;

export function proposedTable<Result>(family: LotteryFamily<Result>): OddsTable {
  const rows = family.plays.flatMap((play) =>
    play.kinds.flatMap((kind) =>
      kind.prizes.map(
        (prize) => [oddsKey(play.id, kind.id, prize.id), family.proposedOdds(play, kind, prize)] as const,
      ),
    ),
  );
  return Object.fromEntries(rows);
}

/** What a bet of a kind returns of its stake in the long run, in millionths, cut. */
export function returnOf(odds: OddsTable, play: string, kind: BetKind): number {
  const lots = BigInt(kind.lots ?? 1);
  const terms = kind.prizes.map(({ id, chance }) => ({
    ...chance,
    odds: BigInt(odds[oddsKey(play, kind.id, id)] ?? 0),
  }));
  const of = terms.reduce((all, term) => all * term.of, 1n);
  const ways = terms.reduce((all, term) => all + term.ways * term.odds * (of / term.of), 0n);
  return Number((ways * 1_000_000n) / (of * lots * BigInt(ODDS_SCALE)));
}

/** At which odds a play is bet, and for how many minor units a bet. */
export interface Terms {
  odds: OddsTable;
  stakeMinor: number;
}

/** What hits of a play pay, cut to whole minor units once for all of them. */
export function payoutMinor(play: Play, hits: readonly Hit[], { odds, stakeMinor }: Terms): number {
  const times = hits.map(({ kind, prize, times }) => BigInt(odds[oddsKey(play.id, kind, prize)] ?? 0) * BigInt(times));
  return Number((times.reduce((all, one) => all + one, 0n) * BigInt(stakeMinor)) / BigInt(ODDS_SCALE));
}

/** The most that a selection pays in one draw. */
export function greatestPayoutMinor(play: Play, selection: Selection, terms: Terms): number {
  return Math.max(0, ...play.bestCases(selection).map((hits) => payoutMinor(play, hits, terms)));
}

/** How many units a selection costs: its bets, each times the lots that it takes part in. */
export function unitsOf(play: Play, selection: Selection): number {
  const lotsOf = new Map(play.kinds.map(({ id, lots = 1 }) => [id, lots]));
  return play.count(selection).reduce((all, { kind, bets }) => all + bets * (lotsOf.get(kind) ?? 1), 0);
}
