import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../count';
import type { LegResult } from '../leg';
import { resultOfAbandoned } from './decided';
import type { FootballMarket } from './markets';
import * as markets from './markets';
import { KICK_OFF, type Story } from './story';

/** A match as a reporter writes it down: who scored in which minute, and what else was counted. */
interface Report {
  readonly goals: readonly { by: Side; minute: number }[];
  readonly corners: readonly Side[];
  readonly cards: readonly Side[];
}

const side = fc.constantFrom<Side>('home', 'away');
const report: fc.Arbitrary<Report> = fc.record({
  goals: fc
    .array(fc.record({ by: side, minute: fc.integer({ min: 1, max: 90 }) }), { maxLength: 9 })
    .map((goals) => goals.toSorted((a, b) => a.minute - b.minute)),
  corners: fc.array(side, { maxLength: 14 }),
  cards: fc.array(side, { maxLength: 7 }),
});

const count = (sides: readonly Side[]) => ({
  home: sides.filter((one) => one === 'home').length,
  away: sides.filter((one) => one === 'away').length,
});
const half = ({ goals }: Report, which: 1 | 2) =>
  goals.filter(({ minute }) => minute > 45 === (which === 2)).map(({ by }) => by);
const storyOf = (of: Report): Story => ({
  halves: [count(half(of, 1)), count(half(of, 2))],
  scorers: of.goals.map(({ by }) => by),
  corners: count(of.corners),
  cards: count(of.cards),
});

/** The customary rules told once more, from the report alone and in other words. */
const scored = (of: Report, by: Side, [from, to]: readonly [number, number] = [0, 90]) =>
  of.goals.filter((goal) => goal.by === by && goal.minute > from && goal.minute <= to).length;
const TIMES = { match: [0, 90], half1: [0, 45], half2: [45, 90] } as const;
const score = (of: Report, period: keyof typeof TIMES): [number, number] => {
  return [scored(of, 'home', TIMES[period]), scored(of, 'away', TIMES[period])];
};
const sign = ([home, away]: readonly [number, number]): '1' | 'X' | '2' => {
  if (home > away) return '1';
  return home < away ? '2' : 'X';
};
const SIGNS = { home: '1', draw: 'X', away: '2' } as const;

/** A quarter line by what half of a stake of 4 on each neighbour brings back at odds of 3. */
function split(margin: number, line: number): LegResult {
  const halves = Math.abs(line) % 2 === 1 ? [line - 1, line + 1] : [line, line];
  const back = halves.map((of) => {
    const ahead = margin + of / 4;
    if (ahead > 0) return 6;
    return ahead === 0 ? 2 : 0;
  });
  const results: Record<string, LegResult> = {
    ...{ '12': 'WON', '8': 'HALF_WON', '4': 'VOID', '2': 'HALF_LOST', '0': 'LOST' },
  };
  return results[String((back[0] ?? 0) + (back[1] ?? 0))] ?? 'LOST';
}

type Rule = (of: Report, selection: string) => boolean | LegResult;
const CASES: readonly (readonly [FootballMarket, Rule])[] = [
  ...(['match', 'half1', 'half2'] as const).flatMap((period): [FootballMarket, Rule][] => [
    [markets.matchResult(period), (of, pick) => sign(score(of, period)) === SIGNS[pick as keyof typeof SIGNS]],
    [
      markets.doubleChance(period),
      (of, pick) =>
        ({ homeOrDraw: '1X', homeOrAway: '12', drawOrAway: 'X2' })[pick]?.includes(sign(score(of, period))) ?? false,
    ],
    [
      markets.drawNoBet(period),
      (of, pick) => (sign(score(of, period)) === 'X' ? 'VOID' : sign(score(of, period)) === SIGNS[pick as 'home']),
    ],
    [markets.bothTeamsScore(period), (of, pick) => Math.min(...score(of, period)) > 0 === (pick === 'yes')],
    [
      markets.oddEven(period),
      (of, pick) => ((score(of, period)[0] + score(of, period)[1]) & 1) === (pick === 'odd' ? 1 : 0),
    ],
    ...[-6, -3, -1, 0, 1, 2, 4, 5].map((line): [FootballMarket, Rule] => [
      markets.asianHandicap(line, period),
      (of, pick) => {
        const [home, away] = score(of, period);
        return pick === 'home' ? split(home - away, line) : split(away - home, -line);
      },
    ]),
    ...[2, 6, 9, 10, 11, 12].map((line): [FootballMarket, Rule] => [
      markets.totalGoals(line, period),
      (of, pick) => {
        const [home, away] = score(of, period);
        return pick === 'over' ? split(home + away, -line) : split(-home - away, line);
      },
    ]),
  ]),
  ...(['home', 'away'] as const).flatMap((team): [FootballMarket, Rule][] => {
    const foe = team === 'home' ? 'away' : 'home';
    const wins = (of: Report, period: 'half1' | 'half2') =>
      scored(of, team, TIMES[period]) > scored(of, foe, TIMES[period]);
    const asked =
      (isSo: (of: Report) => boolean): Rule =>
      (of, pick) =>
        isSo(of) === (pick === 'yes');
    return [
      [markets.teamTotal(team, 6), (of, pick) => (scored(of, team) >= 2 ? pick === 'over' : pick === 'under')],
      [markets.cleanSheet(team), asked((of) => scored(of, foe) === 0)],
      [markets.winToNil(team), asked((of) => scored(of, foe) === 0 && scored(of, team) > 0)],
      [
        markets.scoreInBothHalves(team),
        asked((of) => scored(of, team, TIMES.half1) * scored(of, team, TIMES.half2) > 0),
      ],
      [markets.winEitherHalf(team), asked((of) => wins(of, 'half1') || wins(of, 'half2'))],
      [markets.winBothHalves(team), asked((of) => wins(of, 'half1') && wins(of, 'half2'))],
    ];
  }),
  ...[-2, -1, 1, 2].map((goals): [FootballMarket, Rule] => [
    markets.europeanHandicap(goals),
    (of, pick) => sign([score(of, 'match')[0] + goals, score(of, 'match')[1]]) === SIGNS[pick as keyof typeof SIGNS],
  ]),
  [
    markets.correctScore(),
    (of, pick) => {
      const [home, away] = score(of, 'match');
      return pick === 'other' ? Math.max(home, away) > 4 : pick === `${home}-${away}`;
    },
  ],
  [
    markets.halfTimeFullTime(),
    (of, pick) => {
      const [atHalf = '', atEnd = ''] = pick.split('/').map((one) => SIGNS[one as keyof typeof SIGNS]);
      return sign(score(of, 'half1')) === atHalf && sign(score(of, 'match')) === atEnd;
    },
  ],
  [markets.exactGoals(), (of, pick) => (pick === '6+' ? of.goals.length > 5 : of.goals.length === Number(pick))],
  [
    markets.winningMargin(),
    (of, pick) => {
      const [home, away] = score(of, 'match');
      if (home === away) return pick === 'draw';
      const by = Math.abs(home - away);
      return pick === `${home > away ? 'home' : 'away'}${by > 2 ? '3+' : by}`;
    },
  ],
  [markets.firstGoal(), (of, pick) => (of.goals[0]?.by ?? 'none') === pick],
  [markets.lastGoal(), (of, pick) => (of.goals.at(-1)?.by ?? 'none') === pick],
  [markets.nextGoal(3), (of, pick) => (of.goals[2]?.by ?? 'none') === pick],
  [
    markets.resultAndBothScore(),
    (of, pick) => {
      const [result = '', both = ''] = pick.split('/');
      const [home, away] = score(of, 'match');
      return sign([home, away]) === SIGNS[result as 'home'] && (home * away > 0 ? 'yes' : 'no') === both;
    },
  ],
  [
    markets.resultAndTotal(2),
    (of, pick) => {
      const [result = '', total = ''] = pick.split('/');
      return (
        sign(score(of, 'match')) === SIGNS[result as 'home'] && (of.goals.length > 2.5 ? 'over' : 'under') === total
      );
    },
  ],
  [
    markets.highestHalf(),
    (of, pick) => {
      const [first, second] = [half(of, 1).length, half(of, 2).length];
      if (first === second) return pick === 'same';
      return pick === (first > second ? 'first' : 'second');
    },
  ],
  ...[34, 38, 39, 40].map((line): [FootballMarket, Rule] => [
    markets.totalCorners(line),
    (of, pick) => (pick === 'over' ? split(of.corners.length, -line) : split(-of.corners.length, line)),
  ]),
  [
    markets.cornerHandicap(-3),
    (of, pick) => {
      const { home, away } = count(of.corners);
      return pick === 'home' ? split(home - away, -3) : split(away - home, 3);
    },
  ],
  [markets.totalCards(14), (of, pick) => of.cards.length > 3.5 === (pick === 'over')],
];

const said = (answer: boolean | LegResult): LegResult => {
  if (typeof answer === 'string') return answer;
  return answer ? 'WON' : 'LOST';
};

describe('football', () => {
  it('GAME-15 has more than 25 types of market, and each of them is tried here', () => {
    const types = new Set(CASES.map(([{ type }]) => type));
    expect(types.size).toBeGreaterThan(25);
    const makers = Object.entries(markets).filter(([, made]) => typeof made === 'function');
    expect(types.size).toBe(makers.length);
  });

  it('GAME-15 settles every selection of every market as the rules told once more do, on 100,000 bets', () => {
    let bets = 0;
    fc.assert(
      fc.property(report, (of) => {
        const story = storyOf(of);
        for (const [market, rule] of CASES) {
          for (const selection of market.selections) {
            bets += 1;
            const result = market.result(selection, story);
            if (result !== said(rule(of, selection)))
              expect.fail(`${market.type} ${market.key} ${selection} is ${result} after ${JSON.stringify(of)}`);
          }
        }
      }),
      { numRuns: 450 },
    );
    expect(bets).toBeGreaterThan(100_000);
  });

  it('GAME-15 has one winner in a market of answers that exclude each other', () => {
    fc.assert(
      fc.property(report, (of) => {
        for (const [market] of CASES) {
          const results = market.selections.map((selection) => market.result(selection, storyOf(of)));
          if (!['doubleChance', 'drawNoBet', 'asianHandicap'].includes(market.type) && !results.includes('VOID'))
            expect([market.type, results.filter((result) => result.endsWith('WON')).length]).toEqual([market.type, 1]);
        }
      }),
    );
  });

  it('GAME-15 counts a handicap in play from the score at which the bet was placed', () => {
    const story = {
      ...KICK_OFF,
      halves: [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
      ],
      scorers: ['home', 'away'],
    } as const;
    const level = markets.asianHandicap(0);
    expect(level.result('away', story)).toBe('VOID');
    expect(level.result('away', story, { scoreAtBet: { home: 1, away: 0 } })).toBe('WON');
    // A total counts all goals, whenever they fell.
    expect(markets.totalGoals(6).result('over', story, { scoreAtBet: { home: 1, away: 0 } })).toBe('WON');
  });

  it('GAME-15 knows no selections but its own', () => {
    for (const wrong of ['2', 'constructor', '__proto__', ''])
      expect(() => markets.matchResult().result(wrong, KICK_OFF)).toThrow(RangeError);
  });
});

describe('a match that is broken off', () => {
  const at = (home: number, away: number): Story => ({
    ...KICK_OFF,
    halves: [
      { home, away },
      { home: 0, away: 0 },
    ],
    scorers: [...Array.from({ length: home }, (): Side => 'home'), ...Array.from({ length: away }, (): Side => 'away')],
    corners: { home: 6, away: 4 },
  });
  const out = (market: FootballMarket, selection: string, story: Story) =>
    resultOfAbandoned(market, selection, { story, stand: 'half2' });

  it('GAME-15 leaves standing what can no longer change, and gives back all else', () => {
    expect(out(markets.totalGoals(10), 'over', at(2, 1))).toBe('WON');
    expect(out(markets.totalGoals(10), 'under', at(2, 1))).toBe('LOST');
    expect(out(markets.totalGoals(14), 'over', at(2, 1))).toBe('VOID');
    expect(out(markets.totalGoals(13), 'over', at(2, 1))).toBe('VOID');
    // 2.75 is half on 2.5, which is won, and half on 3, which is open.
    expect(out(markets.totalGoals(11), 'over', at(2, 1))).toBe('HALF_WON');
    expect(out(markets.totalGoals(11), 'under', at(2, 1))).toBe('HALF_LOST');
    expect(out(markets.matchResult(), 'home', at(7, 0))).toBe('VOID');
    expect(out(markets.bothTeamsScore(), 'yes', at(1, 1))).toBe('WON');
    expect(out(markets.bothTeamsScore(), 'no', at(1, 0))).toBe('VOID');
    expect(out(markets.firstGoal(), 'home', at(1, 0))).toBe('WON');
    expect(out(markets.firstGoal(), 'none', at(0, 0))).toBe('VOID');
    expect(out(markets.lastGoal(), 'home', at(1, 0))).toBe('VOID');
    expect(out(markets.totalCorners(38), 'over', at(0, 0))).toBe('WON');
    expect(out(markets.totalCorners(42), 'under', at(0, 0))).toBe('VOID');
  });

  it('GAME-15 has a first half that is over', () => {
    const result = markets.matchResult('half1');
    expect(out(result, 'home', at(1, 0))).toBe('WON');
    expect(resultOfAbandoned(result, 'home', { story: at(1, 0), stand: 'half1' })).toBe('VOID');
    expect(out(markets.halfTimeFullTime(), 'away/away', at(1, 0))).toBe('LOST');
  });
});
