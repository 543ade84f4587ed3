import type { CrapsConfig, CrapsRoll, CrapsSpot } from '@tonalli/contracts/games/craps';
import { GameRefusal } from '../../wagering/refusal';
import { chancesOf, isSpot, mostPaid, type Point, paidAt, type Win } from './odds';

export type Laid = Readonly<Partial<Record<CrapsSpot, number>>>;
export type Dice = readonly [number, number];

/** The table between two rolls. */
export interface Table {
  readonly point: Point | null;
  readonly open: Laid;
  readonly rolls: readonly CrapsRoll[];
}

export const NEW_TABLE: Table = { point: null, open: {}, rolls: [] };
/** After so many rolls of a round nothing more is laid. */
export const MOST_ROLLS = 50;

const POINTS: readonly Point[] = [4, 5, 6, 8, 9, 10];
const pointOf = (sum: number): Point | null => POINTS.find((point) => point === sum) ?? null;
const HARD: Readonly<Partial<Record<CrapsSpot, number>>> = { 'hard-4': 4, 'hard-6': 6, 'hard-8': 8, 'hard-10': 10 };
const PLACE: Readonly<Partial<Record<CrapsSpot, number>>> = {
  ...{ 'place-4': 4, 'place-5': 5, 'place-6': 6, 'place-8': 8, 'place-9': 9, 'place-10': 10 },
};
const ONE_ROLL: Readonly<Partial<Record<CrapsSpot, readonly number[]>>> = {
  ...{ 'any-craps': [2, 3, 12], two: [2], eleven: [11], twelve: [12] },
};
/** Odds are at most so many times the pass line. */
const ODDS_TIMES: Readonly<Record<Point, number>> = { 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3 };
const LAY_TIMES = 6;

export const entriesOf = (laid: Laid): (readonly [CrapsSpot, number])[] =>
  Object.entries(laid).flatMap(([id, stakeMinor]) => (isSpot(id) && stakeMinor ? [[id, stakeMinor] as const] : []));

export const totalOf = (laid: Laid): number => entriesOf(laid).reduce((sum, [, stakeMinor]) => sum + stakeMinor, 0);

type End = 'win' | 'lose' | 'push' | 'stay';

function lineEnd(isPass: boolean, point: Point | null, sum: number): End {
  const [good, bad]: readonly End[] = isPass ? ['win', 'lose'] : ['lose', 'win'];
  if (point !== null) return sum === point ? (good ?? 'stay') : sum === 7 ? (bad ?? 'stay') : 'stay';
  if (sum === 7 || sum === 11) return good ?? 'stay';
  if (sum === 12 && !isPass) return 'push';
  return sum === 2 || sum === 3 || sum === 12 ? (bad ?? 'stay') : 'stay';
}

/** What a roll makes of a bet. */
export function endOf(spot: CrapsSpot, point: Point | null, [one, other]: Dice): End {
  const sum = one + other;
  const [hard, place, hits] = [HARD[spot], PLACE[spot], ONE_ROLL[spot]];
  if (hits) return hits.includes(sum) ? 'win' : 'lose';
  if (place) return sum === place ? 'win' : sum === 7 ? 'lose' : 'stay';
  if (hard) {
    if (sum === hard) return one === other ? 'win' : 'lose';
    return sum === 7 ? 'lose' : 'stay';
  }
  if (spot === 'field') return [5, 6, 7, 8].includes(sum) ? 'lose' : 'win';
  return lineEnd(spot === 'pass' || spot === 'pass-odds', point, sum);
}

function paysOf(spot: CrapsSpot, point: Point | null, sum: number): Win['pays'] {
  if (spot === 'field') return [sum === 12 ? 3 : sum === 2 ? 2 : 1, 1];
  return chancesOf(spot, point).wins[0]?.pays ?? [1, 1];
}

/** The most that may lie on a spot now; 0 where nothing may be laid. */
export function limitMinor(
  table: Table,
  spot: CrapsSpot,
  config: Pick<CrapsConfig, 'maxStakeMinor' | 'maxSideMinor'>,
): number {
  const { point, open, rolls } = table;
  const { maxStakeMinor, maxSideMinor } = config;
  if (rolls.length >= MOST_ROLLS) return 0;
  if (spot === 'pass' || spot === 'dont-pass') return point === null ? maxStakeMinor : 0;
  if (spot === 'pass-odds') return point === null ? 0 : Math.min(maxStakeMinor, (open.pass ?? 0) * ODDS_TIMES[point]);
  if (spot === 'dont-odds') return point === null ? 0 : Math.min(maxStakeMinor, (open['dont-pass'] ?? 0) * LAY_TIMES);
  return HARD[spot] || ONE_ROLL[spot] ? Math.min(maxStakeMinor, maxSideMinor) : maxStakeMinor;
}

/** All that the round was paid so far. */
const paidSoFar = ({ rolls }: Table): number =>
  rolls.flatMap(({ results }) => results).reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);

/** Throws `GameRefusal` for what is not taken now; the table with it on it otherwise. */
export function lay(table: Table, spots: Readonly<Record<string, number>>, config: CrapsConfig): Table {
  const open: Partial<Record<CrapsSpot, number>> = { ...table.open };
  for (const [id, stakeMinor] of Object.entries(spots)) {
    if (!isSpot(id)) throw new GameRefusal('BET_INVALID', 'no such spot');
    const limit = limitMinor(table, id, config);
    if (limit === 0) throw new GameRefusal('BET_INVALID', `${id} is closed`);
    open[id] = (open[id] ?? 0) + stakeMinor;
    if (stakeMinor < config.minStakeMinor || open[id] > limit) throw new GameRefusal('STAKE_INVALID', id);
  }
  const couldPay = entriesOf(open).reduce(
    (sum, [spot, stakeMinor]) => sum + mostPaid(spot, stakeMinor, table.point),
    0,
  );
  const isTooMuch = totalOf(open) > config.maxStakeMinor || paidSoFar(table) + couldPay > config.maxPayoutMinor;
  if (isTooMuch) throw new GameRefusal('STAKE_INVALID');
  return { ...table, open };
}

/** What the dice decide; `laid` is what was put down before them. */
export function roll(table: Table, dice: Dice, laid: Readonly<Record<string, number>>): Table {
  const { point, open, rolls } = table;
  const sum = dice[0] + dice[1];
  const ended = entriesOf(open).flatMap(([spot, stakeMinor]) => {
    const end = endOf(spot, point, dice);
    if (end === 'stay') return [];
    const won = end === 'win' ? paidAt(stakeMinor, paysOf(spot, point, sum)) : 0;
    return [{ spot, stakeMinor, payoutMinor: end === 'push' ? stakeMinor : won }];
  });
  const decided = new Set(ended.map(({ spot }) => spot));
  const nextPoint = point === null ? pointOf(sum) : sum === point || sum === 7 ? null : point;
  const entries = entriesOf(laid).map(([spot, stakeMinor]) => ({ spot, stakeMinor }));
  return {
    point: nextPoint,
    open: Object.fromEntries(entriesOf(open).filter(([spot]) => !decided.has(spot))),
    rolls: [...rolls, { dice: [dice[0], dice[1]], laid: entries, results: ended }],
  };
}
