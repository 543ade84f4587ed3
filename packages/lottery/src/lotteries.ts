import type { FamilyId } from './play';
import type { Scheduled } from './schedule';

/** Product lines of the platforms that lotteries come from. */
export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Which lottery page a lottery stands on. */
export const AREAS = ['VN', 'SEA', 'LOTT'] as const;
export type Area = (typeof AREAS)[number];

export interface Lottery extends Scheduled {
  /** Its title's id and its game's code. */
  readonly code: string;
  readonly family: FamilyId;
  readonly prizeMode: PrizeMode;
  readonly area: Area;
  /** The result is shown number after number for so long; 0: at once. */
  readonly revealMs: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const VIETNAM = 420;
const SINGAPORE = 480;
const MEXICO = -360;

const every = (minutes: number): { schedule: Scheduled['schedule']; closedMs: number; revealMs: number } => ({
  schedule: { kind: 'every', everyMs: minutes * MINUTE },
  closedMs: minutes >= 60 ? 60 * SECOND : minutes >= 3 ? 20 * SECOND : 8 * SECOND,
  revealMs: 0,
});

const daily = (time: string, offsetMinutes: number, weekdays?: readonly number[]) =>
  ({ kind: 'days', offsetMinutes, time, ...(weekdays && { weekdays }), names: 'date' }) as const;

/** By weekday from Sunday on. Provinces were merged in 2025 and the names of their lotteries kept. */
const SOUTH = [
  ['TG', 'KG', 'DL'],
  ['HCM', 'DT', 'CM'],
  ['BTR', 'VT', 'BL'],
  ['DN', 'CT', 'ST'],
  ['TN', 'AG', 'BTH'],
  ['VL', 'BD', 'TV'],
  ['HCM', 'LA', 'BP', 'HG'],
];
const CENTRAL = [
  ['KH', 'KT', 'TTH'],
  ['TTH', 'PY'],
  ['DLK', 'QNM'],
  ['DNG', 'KH'],
  ['BDI', 'QT', 'QB'],
  ['GL', 'NT'],
  ['DNG', 'QNG', 'DNO'],
];
const NORTH = [['TB'], ['HN'], ['QN'], ['BN'], ['HN'], ['HP'], ['ND']];

/** Of fast draws, which are nobody's province. */
const ONE_STATION = (code: string) => Array.from({ length: 7 }, () => [code]);

const vietnam = { prizeMode: 'ELOTT', area: 'VN', closedMs: 20 * MINUTE, revealMs: 10 * MINUTE } as const;
const sea = { prizeMode: 'SEA', area: 'SEA' } as const;
const lott = { prizeMode: 'LOTT', area: 'LOTT' } as const;
const zy = { prizeMode: 'ZY', area: 'LOTT' } as const;
const elott = { prizeMode: 'ELOTT', area: 'LOTT' } as const;

/** The lotteries, in the order in which pages list them. All draws are simulated. */
export const LOTTERIES: readonly Lottery[] = [
  { code: 'vn-north', family: 'vietnam-north', ...vietnam, schedule: daily('18:15', VIETNAM), stations: NORTH },
  { code: 'vn-central', family: 'vietnam-region', ...vietnam, schedule: daily('17:15', VIETNAM), stations: CENTRAL },
  { code: 'vn-south', family: 'vietnam-region', ...vietnam, schedule: daily('16:15', VIETNAM), stations: SOUTH },
  { code: 'vn-north-5', family: 'vietnam-north', ...vietnam, ...every(5), stations: ONE_STATION('XN5') },
  { code: 'vn-north-1', family: 'vietnam-north', ...vietnam, ...every(1), stations: ONE_STATION('XN1') },
  { code: 'vn-south-3', family: 'vietnam-region', ...vietnam, ...every(3), stations: ONE_STATION('XS3') },

  {
    code: 'sea-4d',
    family: 'four-d',
    ...sea,
    closedMs: 30 * MINUTE,
    revealMs: 5 * MINUTE,
    schedule: { ...daily('19:00', SINGAPORE, [0, 3, 6]), names: 'count-year' },
  },
  { code: 'sea-4d-hour', family: 'four-d', ...sea, ...every(60) },
  { code: 'sea-4d-5', family: 'four-d', ...sea, ...every(5) },
  {
    code: 'th-government',
    family: 'thai',
    ...sea,
    closedMs: 45 * MINUTE,
    revealMs: 5 * MINUTE,
    schedule: {
      ...daily('15:00', VIETNAM),
      monthDays: [1, 16],
      moved: { '01-01': '01-02', '01-16': '01-17', '05-01': '05-02' },
    },
  },
  { code: 'th-5', family: 'thai', ...sea, ...every(5) },

  { code: 'five-1', family: 'five-digit', ...lott, ...every(1) },
  { code: 'five-3', family: 'five-digit', ...lott, ...every(3) },
  { code: 'five-5', family: 'five-digit', ...lott, ...every(5) },
  { code: 'five-hour', family: 'five-digit', ...lott, ...every(60) },
  {
    code: 'pick-3',
    family: 'three-digit',
    ...lott,
    closedMs: 15 * MINUTE,
    revealMs: 0,
    schedule: daily('21:00', MEXICO),
  },
  { code: 'pick-3-hour', family: 'three-digit', ...lott, ...every(60) },
  { code: 'fast-3-1', family: 'fast-three', ...zy, ...every(1) },
  { code: 'fast-3-5', family: 'fast-three', ...zy, ...every(5) },
  { code: 'race-1', family: 'racing', ...zy, ...every(1) },
  { code: 'race-5', family: 'racing', ...zy, ...every(5) },
  { code: 'eleven-1', family: 'eleven-five', ...zy, ...every(1) },
  { code: 'eleven-5', family: 'eleven-five', ...zy, ...every(5) },

  { code: 'flash-five', family: 'five-digit', ...elott, ...every(1) },
  { code: 'keno-1', family: 'keno', ...elott, ...every(1) },
  { code: 'keno-5', family: 'keno', ...elott, ...every(5) },
  { code: 'six-1', family: 'six-mark', ...elott, ...every(1) },
  {
    code: 'six-mark',
    family: 'six-mark',
    ...elott,
    closedMs: 15 * MINUTE,
    revealMs: 2 * MINUTE,
    schedule: { ...daily('21:30', SINGAPORE, [2, 4, 6]), names: 'year-count' },
  },
];

const BY_CODE: ReadonlyMap<string, Lottery> = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const lotteryOf = (code: string): Lottery | null => BY_CODE.get(code) ?? null;
