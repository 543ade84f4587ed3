import type { HarmBand, Marker } from '@tonalli/contracts/harm-markers/markers';

/** What a member did on one of the operator's days, and what is usual for them. Amounts in minor units. */
export interface DayFigures {
  /** Credited orders. */
  readonly deposits: number;
  readonly depositMinor: number;
  /** The median of the days with deposits in the four weeks before; null: too few of them. */
  readonly usualDepositMinor: number | null;
  readonly orders: number;
  /** Orders that came to nothing. */
  readonly failedOrders: number;
  /** Credited orders that were made within ten minutes of a loss. */
  readonly depositsAfterLoss: number;
  readonly stakeMinor: number;
  /** As with deposits. */
  readonly usualStakeMinor: number | null;
  /** Of the stakes, what was played from midnight to six. */
  readonly nightMinor: number;
  readonly playedMs: number;
  /** Of the seven days up to this one. */
  readonly daysPlayed: number;
  /** How often the stake went up after a loss less how often it did after a win, as parts of one; null: too few bets. */
  readonly chasing: number | null;
  /** Younger than 25. */
  readonly isYoung: boolean;
}

/** What one marker says: its value, and how many points of its weight that gives. */
export interface MarkerPart {
  readonly marker: Marker;
  readonly value: number;
  readonly points: number;
  readonly weight: number;
}

export interface Assessment {
  /** 0 to 100. */
  readonly score: number;
  readonly band: HarmBand;
  readonly parts: readonly MarkerPart[];
}

interface Rule {
  readonly weight: number;
  /** Nothing up to here. */
  readonly from: number;
  /** All of the weight from here on. */
  readonly to: number;
  /** Null: there is nothing to tell by. */
  value(figures: DayFigures): number | null;
}

const HOUR_MS = 3_600_000;
/** Of fewer orders a share says nothing. */
const LEAST_ORDERS = 3;
const YOUNG_FACTOR = 1.15;
const TOP = 100;

const times = (now: number, usual: number | null): number | null => (usual === null ? null : now / Math.max(1, usual));
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/**
 * From where on a marker counts, and how much at most; together a hundred points. The markers are those that regulators name
 * (LCCP 3.4.3, MGA PPD); where they begin is our own choice, made so that the synthetic players of the tests fall where they
 * belong.
 */
export const MARKER_RULES: Readonly<Record<Marker, Rule>> = {
  depositCount: { weight: 12, from: 2, to: 6, value: ({ deposits }) => deposits },
  depositGrowth: { weight: 12, from: 1.5, to: 4, value: (day) => times(day.depositMinor, day.usualDepositMinor) },
  failedDeposits: {
    weight: 8,
    from: 0.3,
    to: 0.8,
    value: ({ failedOrders, orders }) => (orders < LEAST_ORDERS ? null : share(failedOrders, orders)),
  },
  depositsAfterLoss: { weight: 14, from: 0, to: 3, value: (day) => day.depositsAfterLoss },
  stakeGrowth: { weight: 12, from: 1.5, to: 4, value: (day) => times(day.stakeMinor, day.usualStakeMinor) },
  nightPlay: { weight: 8, from: 0.2, to: 0.7, value: (day) => share(day.nightMinor, day.stakeMinor) },
  longPlay: { weight: 12, from: 3, to: 8, value: ({ playedMs }) => playedMs / HOUR_MS },
  everyDay: { weight: 6, from: 4, to: 7, value: ({ daysPlayed }) => daysPlayed },
  chasing: { weight: 16, from: 0.1, to: 0.5, value: (day) => day.chasing },
};

const inHundredths = (value: number): number => Math.round(value * 100) / 100;

function partOf(marker: Marker, figures: DayFigures): MarkerPart[] {
  const { weight, from, to, value: read } = MARKER_RULES[marker];
  const value = read(figures);
  if (value === null) return [];
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return [{ marker, value: inHundredths(value), points: inHundredths(weight * part), weight }];
}

const BANDS = [
  [80, 'protect'],
  [60, 'interact'],
  [40, 'inform'],
] as const satisfies readonly (readonly [number, HarmBand])[];

export const bandOf = (score: number): HarmBand => BANDS.find(([least]) => score >= least)?.[1] ?? 'none';

/** What the figures of a day come to; each point has a marker that it is of. */
export function assessed(figures: DayFigures): Assessment {
  const markers = Object.keys(MARKER_RULES) as Marker[];
  const parts = markers.flatMap((marker) => partOf(marker, figures));
  const sum = parts.reduce((all, { points }) => all + points, 0);
  const score = Math.min(TOP, Math.round(sum * (figures.isYoung ? YOUNG_FACTOR : 1)));
  return { score, band: bandOf(score), parts };
}

/** Of fewer pairs of bets after a loss it is chance. */
const LEAST_LOSSES = 10;

/** How often the stake went up after a loss less how often it did after a win; bets in the order in which they were placed. */
export function chasingOf(bets: readonly { stakeMinor: number; payoutMinor: number }[]): number | null {
  const count = { lost: 0, lostUp: 0, won: 0, wonUp: 0 };
  for (const [index, next] of bets.entries()) {
    const before = bets[index - 1];
    if (!before) continue;
    const isUp = next.stakeMinor > before.stakeMinor ? 1 : 0;
    const how = before.payoutMinor < before.stakeMinor ? 'lost' : 'won';
    count[how] += 1;
    count[`${how}Up`] += isUp;
  }
  if (count.lost < LEAST_LOSSES) return null;
  return share(count.lostUp, count.lost) - share(count.wonUp, count.won);
}
