import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../count';
import type { LegResult } from '../leg';
import type { Market } from '../market';
import * as bestOf from './best-of';
import * as boxing from './boxing';
import * as cockfight from './cockfight';
import * as points from './points';
import * as tennis from './tennis';

/** What is bet on of a match, told once more from what a reporter wrote down. */
type Rule<Report> = (of: Report, selection: string) => boolean | LegResult;
type Case<Story, Report> = readonly [Market<string, Story>, Rule<Report>];

const BETS = 100_000;
const side = fc.constantFrom<Side>('home', 'away');
const of = (sides: readonly Side[], who: string): number => sides.filter((one) => one === who).length;
const foe = (who: string): Side => (who === 'home' ? 'away' : 'home');

/** Whole, half and quarter lines, by what half of a stake of 4 on each neighbour brings back at odds of 3. */
function split(margin: number, line: number): LegResult {
  const halves = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
  const back = halves.reduce((sum, half) => {
    const ahead = margin * 4 + half;
    return sum + (ahead > 0 ? 6 : ahead === 0 ? 2 : 0);
  }, 0);
  return ({ 12: 'WON', 8: 'HALF_WON', 4: 'VOID', 2: 'HALF_LOST', 0: 'LOST' } as const)[back] ?? 'LOST';
}

/** The line is that of the home side. */
const handicap = (pick: string, lead: number, line: number) =>
  pick === 'home' ? split(lead, line) : split(-lead, -line);
const total = (pick: string, all: number, line: number) => (pick === 'over' ? split(all, -line) : split(-all, line));
const said = (answer: boolean | LegResult): LegResult =>
  typeof answer === 'string' ? answer : answer ? 'WON' : 'LOST';

const LINES = [-22, -13, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 9, 14];
const TOTALS = [1, 2, 3, 4, 8, 9, 10, 11, 12, 14, 31];

/** Sets of tennis as they may end. */
const tennisSet = fc
  .record({ to: fc.constantFrom([6, 0], [6, 1], [6, 2], [6, 3], [6, 4], [7, 5], [7, 6]), by: side })
  .map(({ to, by }) => ({ by, [by]: to[0] ?? 0, [foe(by)]: to[1] ?? 0 }) as { by: Side; home: number; away: number });
const setsUntil = (toWin: number) =>
  fc.array(tennisSet, { minLength: 2 * toWin - 1, maxLength: 2 * toWin - 1 }).map((sets) => {
    const end = sets.findIndex((_, at) => {
      const by = sets.slice(0, at + 1).map((one) => one.by);
      return Math.max(of(by, 'home'), of(by, 'away')) === toWin;
    });
    return sets.slice(0, end + 1);
  });
type Sets = readonly { readonly by: Side; readonly home: number; readonly away: number }[];
const tennisStory = (sets: Sets): tennis.TennisStory => ({
  sets: { home: sets.filter(({ by }) => by === 'home').length, away: sets.filter(({ by }) => by === 'away').length },
  games: {
    home: sets.reduce((sum, { home }) => sum + home, 0),
    away: sets.reduce((sum, { away }) => sum + away, 0),
  },
});
const byOf = (sets: Sets): Side[] => sets.map(({ by }) => by);
const gamesAhead = (sets: Sets): number => sets.reduce((lead, { home, away }) => lead + home - away, 0);
const TENNIS: Case<tennis.TennisStory, Sets>[] = [
  [tennis.tennisWinner(), (sets, pick) => sets.at(-1)?.by === pick],
  [
    tennis.correctSets(2),
    (sets, pick) => {
      const last = sets.at(-1)?.by ?? 'home';
      const lost = sets.length - 2;
      return pick === (last === 'home' ? `2-${lost}` : `${lost}-2`);
    },
  ],
  ...LINES.flatMap((line): Case<tennis.TennisStory, Sets>[] => [
    [tennis.setHandicap(line), (sets, pick) => handicap(pick, of(byOf(sets), 'home') - of(byOf(sets), 'away'), line)],
    [tennis.gameHandicap(line), (sets, pick) => handicap(pick, gamesAhead(sets), line)],
  ]),
  ...[...TOTALS, 78, 86, 89, 91, 92].flatMap((line): Case<tennis.TennisStory, Sets>[] => [
    [tennis.totalSets(line), (sets, pick) => total(pick, sets.length, line)],
    [
      tennis.totalGames(line),
      (sets, pick) =>
        total(
          pick,
          sets.map(({ home, away }) => home + away).reduce((a, b) => a + b, 0),
          line,
        ),
    ],
  ]),
];

interface Bout {
  readonly stoppedIn: number | null;
  readonly by: Side | 'nobody';
}
const ROUNDS = 12;
const bout: fc.Arbitrary<Bout> = fc.oneof(
  fc.record({ stoppedIn: fc.integer({ min: 1, max: ROUNDS }), by: side }),
  fc.record({ stoppedIn: fc.constant(null), by: fc.constantFrom<Side | 'nobody'>('home', 'away', 'nobody') }),
);
const boutStory = ({ stoppedIn, by }: Bout): boxing.BoxingStory => ({
  winner: by === 'nobody' ? 'draw' : by,
  method: stoppedIn === null ? 'decision' : 'stoppage',
  rounds: stoppedIn ?? ROUNDS,
});
const BOXING: Case<boxing.BoxingStory, Bout>[] = [
  [boxing.boxingWinner(), ({ by }, pick) => (pick === 'draw' ? by === 'nobody' : by === pick)],
  [
    boxing.boxingMethod(),
    ({ stoppedIn, by }, pick) => {
      if (by === 'nobody') return pick === 'draw';
      return pick === by + (stoppedIn === null ? 'Decision' : 'Stoppage');
    },
  ],
  [boxing.goesTheDistance(), ({ stoppedIn }, pick) => (stoppedIn === null) === (pick === 'yes')],
  [
    boxing.stoppedIn(ROUNDS),
    ({ stoppedIn }, pick) => {
      const groups = ['1-3', '4-6', '7-9', '10-12'];
      return pick === (stoppedIn === null ? 'never' : groups[Math.ceil(stoppedIn / 3) - 1]);
    },
  ],
  ...[2, 6, 10, 18, 25, 26, 27, 28, 34, 42, 46].map(
    (line): Case<boxing.BoxingStory, Bout> => [
      boxing.boxingRounds(line),
      ({ stoppedIn }, pick) => total(pick, stoppedIn ?? 12, line),
    ],
  ),
];

const mapsUntil = (toWin: number): fc.Arbitrary<readonly Side[]> =>
  fc.array(side, { minLength: 2 * toWin - 1, maxLength: 2 * toWin - 1 }).map((won) => {
    const end = won.findIndex((_, at) => of(won.slice(0, at + 1), won[at] ?? '') === toWin);
    return won.slice(0, end + 1);
  });
const mapStory = (winners: readonly Side[]): bestOf.MapStory => ({
  ...{ maps: { home: of(winners, 'home'), away: of(winners, 'away') }, winners },
});
const mapCases = (toWin: number): Case<bestOf.MapStory, readonly Side[]>[] => [
  [bestOf.winner(), (won, pick) => won.at(-1) === pick],
  [bestOf.correctMapScore(toWin), (won, pick) => pick === `${of(won, 'home')}-${of(won, 'away')}`],
  ...LINES.map(
    (line): Case<bestOf.MapStory, readonly Side[]> => [
      bestOf.mapHandicap(line),
      (won, pick) =>
        handicap(
          pick,
          won.reduce((lead, one) => lead + (one === 'home' ? 1 : -1), 0),
          line,
        ),
    ],
  ),
  ...TOTALS.map(
    (line): Case<bestOf.MapStory, readonly Side[]> => [
      bestOf.totalMaps(line),
      (won, pick) => total(pick, won.length, line),
    ],
  ),
  ...[1, 2, 3, 4, 5].map(
    (map): Case<bestOf.MapStory, readonly Side[]> => [
      bestOf.mapWinner(map),
      (won, pick) => (map > won.length ? 'VOID' : won[map - 1] === pick),
    ],
  ),
];

interface Scored {
  readonly by: Side;
  readonly worth: number;
}
type Game = readonly Scored[];
const game: fc.Arbitrary<Game> = fc
  .record({ all: fc.array(fc.record({ by: side, worth: fc.constantFrom(1, 2, 3, 7) }), { maxLength: 40 }), last: side })
  .map(({ all, last }) => (ahead(all) === 0 ? [...all, { by: last, worth: 1 }] : all));
const scoreOf = (all: Game, who: string): number =>
  all.filter(({ by }) => by === who).reduce((sum, { worth }) => sum + worth, 0);
const ahead = (all: Game): number => scoreOf(all, 'home') - scoreOf(all, 'away');
const BANDS = [
  [1, 6, 11, 16],
  [1, 7, 14],
] as const;
const POINTS: Case<points.PointStory, Game>[] = [
  [points.pointWinner(), (all, pick) => (ahead(all) > 0 ? 'home' : 'away') === pick],
  [
    points.pointOddEven(),
    (all, pick) => all.filter(({ worth }) => worth !== 2).length % 2 === (pick === 'odd' ? 1 : 0),
  ],
  ...LINES.map(
    (line): Case<points.PointStory, Game> => [
      points.pointHandicap(line),
      (all, pick) => handicap(pick, ahead(all), line),
    ],
  ),
  ...[...TOTALS, 82, 101, 160].flatMap((line): Case<points.PointStory, Game>[] => [
    [
      points.pointTotal(line),
      (all, pick) =>
        total(
          pick,
          all.reduce((sum, { worth }) => sum + worth, 0),
          line,
        ),
    ],
    ...(['home', 'away'] as const).map(
      (who): Case<points.PointStory, Game> => [
        points.teamPoints(who, line),
        (all, pick) => total(pick, scoreOf(all, who), line),
      ],
    ),
  ]),
  ...BANDS.map(
    (bands): Case<points.PointStory, Game> => [
      points.pointMargin(bands),
      (all, pick) => {
        const by = Math.abs(ahead(all));
        const from = bands.findLast((least) => least <= by) ?? 1;
        const next = bands.find((least) => least > by);
        return pick === `${ahead(all) > 0 ? 'home' : 'away'}${next ? `${from}-${next - 1}` : `${from}+`}`;
      },
    ],
  ),
];

const FIGHTS: Case<cockfight.FightStory, 'red' | 'blue' | 'tie'>[] = [
  [cockfight.corner(), (came, pick) => (came === 'tie' ? 'VOID' : pick === (came === 'red' ? 'meron' : 'wala'))],
  [cockfight.fightDraw(), (came) => came === 'tie'],
];

interface Sport<Story, Report> {
  readonly cases: readonly Case<Story, Report>[];
  readonly reports: fc.Arbitrary<Report>;
  readonly storyOf: (report: Report) => Story;
}

/** Bets on every selection of every market, until there are as many as are asked for. */
function countsAgain<Story, Report>({ cases, reports, storyOf }: Sport<Story, Report>): number {
  const each = cases.reduce((sum, [{ selections }]) => sum + selections.length, 0);
  let bets = 0;
  fc.assert(
    fc.property(reports, (report) => {
      const story = storyOf(report);
      for (const [market, rule] of cases) {
        for (const selection of market.selections) {
          bets += 1;
          const result = market.result(selection, story);
          if (result !== said(rule(report, selection)))
            expect.fail(`${market.type} ${market.key} ${selection} is ${result} after ${JSON.stringify(report)}`);
        }
      }
    }),
    { numRuns: Math.ceil(BETS / each) },
  );
  return bets;
}

const typesOf = (cases: readonly (readonly [{ readonly type: string }, unknown])[]) =>
  new Set(cases.map(([{ type }]) => type)).size;
/** What makes a market, by what it answers when it is made. */
const makersIn = (module: object): number =>
  Object.values(module).filter((made) => {
    if (typeof made !== 'function') return false;
    try {
      const market: unknown = made.length > 1 ? made('home', 10) : made(made === points.pointMargin ? [1, 6] : 3);
      return typeof market === 'object' && market !== null && 'selections' in market;
    } catch {
      return false;
    }
  }).length;

describe('every market, told once more, on 100,000 bets', () => {
  it('GAME-15 of tennis', () => {
    expect(typesOf(TENNIS)).toBe(makersIn(tennis));
    const three = TENNIS.filter(([{ type }]) => type !== 'correctScore');
    expect(countsAgain({ cases: TENNIS, reports: setsUntil(2), storyOf: tennisStory })).toBeGreaterThanOrEqual(BETS);
    expect(countsAgain({ cases: three, reports: setsUntil(3), storyOf: tennisStory })).toBeGreaterThanOrEqual(BETS);
  });

  it('GAME-15 of boxing', () => {
    expect(typesOf(BOXING)).toBe(makersIn(boxing));
    expect(countsAgain({ cases: BOXING, reports: bout, storyOf: boutStory })).toBeGreaterThanOrEqual(BETS);
  });

  it('GAME-15 LOBBY-06 of maps of e-sports, of three and of five', () => {
    expect(typesOf(mapCases(2))).toBe(makersIn(bestOf));
    for (const toWin of [2, 3]) {
      const bets = countsAgain({ cases: mapCases(toWin), reports: mapsUntil(toWin), storyOf: mapStory });
      expect(bets).toBeGreaterThanOrEqual(BETS);
    }
  });

  it('GAME-15 of baseball, basketball and American football, which are games of points', () => {
    expect(typesOf(POINTS)).toBe(makersIn(points));
    const storyOf = (all: Game) => ({ score: { home: scoreOf(all, 'home'), away: scoreOf(all, 'away') } });
    expect(countsAgain({ cases: POINTS, reports: game, storyOf })).toBeGreaterThanOrEqual(BETS);
  });

  it('GAME-15 LOBBY-06 of cockfights', () => {
    expect(typesOf(FIGHTS)).toBe(makersIn(cockfight));
    const winners = { red: 'home', blue: 'away', tie: 'draw' } as const;
    const reports = fc.constantFrom<'red' | 'blue' | 'tie'>('red', 'blue', 'tie');
    const bets = countsAgain({ cases: FIGHTS, reports, storyOf: (came) => ({ winner: winners[came] }) });
    expect(bets).toBeGreaterThanOrEqual(BETS);
  });
});
