import { LotteryBet, LotteryShown, LotteryView } from '@tonalli/contracts/games/lottery';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { familyOf } from '@tonalli/lottery/families';
import { type Lottery, lotteryOf } from '@tonalli/lottery/lotteries';
import type { Play } from '@tonalli/lottery/play';
import { placeOf, stationsOf, timesFrom } from '@tonalli/lottery/schedule';
import { faultOf } from '@tonalli/lottery/selection';
import * as z from 'zod/mini';
import type { RecordedRound, Values } from '../../verify/family-verifier';

const Minor = z.int().check(z.minimum(0));
const Line = z.strictObject({ play: z.string(), selection: z.array(z.array(z.string())), betMinor: Minor });
const Odds = z.record(z.string(), z.int().check(z.minimum(0)));
const Rest = z.strictObject({ stakeMinor: Minor, payoutMinor: Minor });
export type Rest = z.infer<typeof Rest>;

/** A line of an order with what one bet of it costs in the draw; 0: nothing was staked there. */
export interface KeptLine {
  readonly play: Play;
  readonly selection: readonly (readonly string[])[];
  readonly betMinor: number;
}

/** What decides an order in the draw that it entered first, and what its other draws came to. */
export interface KeptOrder {
  readonly lottery: Lottery;
  readonly stations: readonly string[];
  readonly drawsAt: number;
  readonly lines: readonly KeptLine[];
  /** Odds x 1000 that the order was made by. */
  readonly odds: Readonly<Record<string, number>>;
  readonly rest: Rest;
}

export interface RecordedOrder {
  readonly bet: LotteryBet;
  readonly view: LotteryView;
  /** The draw that it entered first. */
  readonly issue: string;
  readonly drawsAt: number | null;
}

/** Throws when it is no order. */
export function recordedOrder({ answer }: RecordedRound): RecordedOrder {
  const parsed = RoundVerifyAnswer.parse(answer);
  const [bet, view] = [LotteryBet.parse(parsed.bet), LotteryView.parse(parsed.view)];
  const issue = parsed.shared?.key ?? bet.issues[0]?.issue ?? '';
  return { bet, view, issue, drawsAt: parsed.shared ? LotteryShown.parse(parsed.shared.shown).drawsAt : null };
}

const STAKED: readonly string[] = ['WON', 'LOST'];

/** What the draws but the first came to: stakes that came back are paid out, and count for nothing else. */
export function restOf({ view, issue }: RecordedOrder): Rest {
  const others = view.issues.filter((one) => one.issue !== issue || !STAKED.includes(one.state));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    stakeMinor: sum(others.map(({ state, stakeMinor }) => (STAKED.includes(state) ? stakeMinor : 0))),
    payoutMinor: sum(others.map(({ payoutMinor }) => payoutMinor)),
  };
}

/** When a draw takes place, as far as its name says it: of those minutes apart the day, which is enough for what is drawn. */
function timeOf(lottery: Lottery, issue: string): number | null {
  const place = placeOf(lottery, issue);
  if (!place) return null;
  return 'day' in place ? Date.parse(place.day) : timesFrom(lottery, place.opensAt).drawsAt;
}

export function valuesOf(round: RecordedRound): Values {
  const order = recordedOrder(round);
  const { bet, view, issue } = order;
  const entered = bet.issues.find((one) => one.issue === issue);
  const state = view.issues.find((one) => one.issue === issue)?.state ?? '';
  const times = STAKED.includes(state) ? (entered?.multiple ?? 0) : 0;
  const lines = bet.lines.map(({ play, selection, unitMinor, multiple }) => {
    return { play, selection, betMinor: unitMinor * multiple * times };
  });
  const lottery = lotteryOf(bet.code);
  const drawsAt = order.drawsAt ?? (lottery && timeOf(lottery, issue)) ?? 0;
  return {
    ...{ lottery: bet.code, issue, drawsAt: new Date(drawsAt).toISOString(), lines: JSON.stringify(lines) },
    ...{ odds: JSON.stringify(bet.odds), rest: JSON.stringify(restOf(order)) },
  };
}

/** What JSON says; null for none, and for what is not of the schema. */
function readJson<Value>(schema: z.ZodMiniType<Value>, text = ''): Value | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function readLine(lottery: Lottery, line: z.infer<typeof Line>, stations: readonly string[]): KeptLine | null {
  const play = familyOf(lottery.family).plays.find(({ id }) => id === line.play);
  const most = lottery.stations ? stations.length : undefined;
  return play && !faultOf(play, line.selection, most) ? { ...line, play } : null;
}

/** Null where the values are no order. */
export function readValues(values: Values): KeptOrder | null {
  const lottery = lotteryOf(values.lottery ?? '');
  const drawsAt = Date.parse(values.drawsAt ?? '');
  if (!lottery || Number.isNaN(drawsAt) || !placeOf(lottery, values.issue ?? '')) return null;
  const stations = stationsOf(lottery, values.issue ?? '');
  const [odds, rest] = [readJson(Odds, values.odds), readJson(Rest, values.rest)];
  const lines = readJson(z.array(Line).check(z.minLength(1)), values.lines)?.map((line) =>
    readLine(lottery, line, stations),
  );
  if (!odds || !rest || !lines) return null;
  const kept = lines.filter((line) => line !== null);
  return kept.length === lines.length ? { lottery, stations, drawsAt, lines: kept, odds, rest } : null;
}
