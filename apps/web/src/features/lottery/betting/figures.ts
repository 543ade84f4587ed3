import { asNumber, type Chance } from '@tonalli/lottery/chance';
import {
  greatestPayoutMinor,
  ODDS_SCALE,
  type OddsTable,
  oddsKey,
  prizeGroupOdds,
  returnOf,
  unitsOf,
} from '@tonalli/lottery/odds';
import type { BetKind, Play, Selection } from '@tonalli/lottery/play';
import type { Bet } from './slip-lines';

/** What a bet comes to; amounts in minor units, for one draw at its own multiple. */
export interface Figures {
  bets: number;
  /** Bets times what each costs: lots, stations. */
  units: number;
  stakeMinor: number;
  /** The most that it pays in one draw. */
  greatestMinor: number;
}

export const NOTHING: Figures = { bets: 0, units: 0, stakeMinor: 0, greatestMinor: 0 };

export const betsOf = (play: Play, selection: Selection): number =>
  play.count(selection).reduce((all, { bets }) => all + bets, 0);

/** Of a selection that `faultOf` finds nothing wrong with. */
export function figuresOf(play: Play, bet: Bet, odds: OddsTable): Figures {
  const { selection, unitMinor, multiple } = bet;
  const units = unitsOf(play, selection);
  return {
    bets: betsOf(play, selection),
    units,
    stakeMinor: units * unitMinor * multiple,
    greatestMinor: greatestPayoutMinor(play, selection, { odds, stakeMinor: unitMinor * multiple }),
  };
}

export const sumFigures = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, one) => ({
      bets: sum.bets + one.bets,
      units: sum.units + one.units,
      stakeMinor: sum.stakeMinor + one.stakeMinor,
      greatestMinor: sum.greatestMinor + one.greatestMinor,
    }),
    NOTHING,
  );

/** The odds of all prizes in a prize group; null: as the lottery has them. */
export function oddsInGroup(table: OddsTable, group: number | null): OddsTable {
  if (group === null) return table;
  return Object.fromEntries(Object.entries(table).map(([key, odds]) => [key, prizeGroupOdds(odds, group)]));
}

const VOLATILITY_STEPS = [0.6, 1.3, 3, 5];

/** How much a kind of bets swings, from 1 to 5, by the standard deviation of what a stake of 1 is paid; as games state theirs. */
function volatilityOf({ prizes, lots }: Pick<KindFacts, 'prizes' | 'lots'>): number {
  const paid = prizes.map(({ odds, chance }) => ({ share: asNumber(chance), times: oddsNumber(odds) / lots }));
  const mean = paid.reduce((all, { share, times }) => all + share * times, 0);
  const square = paid.reduce((all, { share, times }) => all + share * times ** 2, 0);
  const deviation = Math.sqrt(Math.max(0, square - mean ** 2 / lots));
  return 1 + VOLATILITY_STEPS.filter((least) => deviation >= least).length;
}

/** A prize of a kind of bets, as it is shown where the stake is placed (GAME-14). */
export interface PrizeFacts {
  kind: string;
  prize: string;
  /** x 1000, the stake included. */
  odds: number;
  chance: Chance;
  /** One in so many draws, or a share of more than one win a draw. */
  oneIn: number;
}

export interface KindFacts {
  kind: string;
  prizes: readonly PrizeFacts[];
  /** Of the stake in the long run, in millionths. */
  returns: number;
  lots: number;
}

export function kindFacts(play: Play, kind: BetKind, odds: OddsTable): KindFacts {
  const prizes = kind.prizes.map(({ id, chance }) => {
    const share = asNumber(chance);
    const found = odds[oddsKey(play.id, kind.id, id)] ?? 0;
    return { kind: kind.id, prize: id, odds: found, chance, oneIn: share > 0 ? 1 / share : Number.POSITIVE_INFINITY };
  });
  return { kind: kind.id, prizes, returns: returnOf(odds, play.id, kind), lots: kind.lots ?? 1 };
}

export interface PlayFacts {
  kinds: readonly KindFacts[];
  /** The prize that pays most for one bet, and how likely it is. */
  top: PrizeFacts | null;
  /** In millionths: of the kinds that give back least and most. */
  returns: { least: number; most: number };
  /** From 1 to 5: of the kind that swings most. */
  volatility: number;
}

export function playFacts(play: Play, odds: OddsTable): PlayFacts {
  const kinds = play.kinds.map((kind) => kindFacts(play, kind, odds));
  const prizes = kinds.flatMap((kind) => kind.prizes);
  const top = prizes.reduce<PrizeFacts | null>((best, one) => (best && best.odds >= one.odds ? best : one), null);
  const returns = kinds.map((kind) => kind.returns);
  return {
    ...{ kinds, top, returns: { least: Math.min(...returns), most: Math.max(...returns) } },
    volatility: Math.max(...kinds.map(volatilityOf)),
  };
}

/** The odds of each option that is a bet by itself, of plays whose options do not all pay the same; null for other plays. */
export function optionOdds(play: Play, odds: OddsTable): ReadonlyMap<string, number> | null {
  const { board } = play;
  const [row, ...others] = board.kind === 'rows' ? board.rows : [];
  if (!row || others.length > 0 || row.least > 1 || play.kinds.length < 2) return null;
  const found = new Map<string, number>();
  for (const option of row.options) {
    const counted = play.count([[option]]).filter(({ bets }) => bets > 0);
    const [only] = counted;
    const prizes = play.kinds.find(({ id }) => id === only?.kind)?.prizes ?? [];
    const [prize] = prizes;
    if (counted.length !== 1 || prizes.length !== 1 || !only || !prize) return null;
    found.set(option, odds[oddsKey(play.id, only.kind, prize.id)] ?? 0);
  }
  return found;
}

/** Odds as they are written: `9.5`, `1000`, `2.222`. */
export const oddsNumber = (odds: number): number => odds / ODDS_SCALE;
