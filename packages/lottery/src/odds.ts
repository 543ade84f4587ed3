import type { Chance } from './chance';
import type { BetCounts, BetKind, Hit, LotteryFamily, Play, Selection } from './play';

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

const keys = new Map<string, Map<string, Map<string, string>>>();

/** The same, put together once for each prize: lines of an order ask for it by the hundred. */
function knownOddsKey(play: string, kind: string, prize: string): string {
  const ofPlay = keys.get(play) ?? new Map<string, Map<string, string>>();
  const ofKind = ofPlay.get(kind) ?? new Map<string, string>();
  const known = ofKind.get(prize);
  if (known !== undefined) return known;
  const key = oddsKey(play, kind, prize);
  keys.set(play, ofPlay.set(kind, ofKind.set(prize, key)));
  return key;
}

/** What hits of a play pay together, times 1000. Throws `RangeError` beyond whole numbers that are exact. */
function oddsOfHits(play: Play, hits: readonly Hit[], odds: OddsTable): number {
  let all = 0;
  for (const { kind, prize, times } of hits) all += (odds[knownOddsKey(play.id, kind, prize)] ?? 0) * times;
  if (!Number.isSafeInteger(all)) throw new RangeError(`not the odds of ${play.id}: ${all}`);
  return all;
}

/** What odds x 1000 pay for a stake, cut to whole minor units. */
export function payoutAtMinor(odds: number, stakeMinor: number): number {
  const scaled = odds * stakeMinor;
  // Whole numbers so far are exact, and so is what is left without the remainder.
  if (Number.isSafeInteger(scaled) && Number.isInteger(stakeMinor))
    return (scaled - (scaled % ODDS_SCALE)) / ODDS_SCALE;
  return Number((BigInt(odds) * BigInt(stakeMinor)) / BigInt(ODDS_SCALE));
}

/** What hits of a play pay, cut to whole minor units once for all of them. */
export const payoutMinor = (play: Play, hits: readonly Hit[], { odds, stakeMinor }: Terms): number =>
  payoutAtMinor(oddsOfHits(play, hits, odds), stakeMinor);

/** At which odds x 1000 a selection pays the most that it can in one draw. */
export function greatestOdds(play: Play, selection: Selection, odds: OddsTable): number {
  let most = 0;
  for (const hits of play.bestCases(selection)) most = Math.max(most, oddsOfHits(play, hits, odds));
  return most;
}

/** The most that a selection pays in one draw. */
export const greatestPayoutMinor = (play: Play, selection: Selection, { odds, stakeMinor }: Terms): number =>
  payoutAtMinor(greatestOdds(play, selection, odds), stakeMinor);

/** What bets cost in units: each the lots that it takes part in. */
export const unitsOfBets = (play: Play, counted: BetCounts): number =>
  counted.reduce((all, { kind, bets }) => all + bets * (play.kinds.find(({ id }) => id === kind)?.lots ?? 1), 0);

/** How many units a selection costs. */
export const unitsOf = (play: Play, selection: Selection): number => unitsOfBets(play, play.count(selection));
