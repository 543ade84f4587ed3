import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairOdds, powerOdds } from '../margin';
import * as markets from './markets';
import { beforeKickOff, chancesOf } from './model';
import { KICK_OFF, type Story } from './story';

const BESIDE = { corners: { home: 5.6, away: 4.4 }, cards: { home: 2, away: 2.4 } };
const expected = beforeKickOff({ home: 1.55, away: 1.15 }, BESIDE);
const chances = (market: markets.FootballMarket, story: Story = KICK_OFF, rest = expected) =>
  chancesOf(market, { story, expected: rest });
const won = (market: markets.FootballMarket) => [...chances(market).values()].map((one) => one.won);

describe('the chances of a match', () => {
  it('GAME-15 are those of independent Poisson goals: 1.55 against 1.15', () => {
    const [home = 0, draw = 0, away = 0] = won(markets.matchResult());
    for (const [chance, known] of [
      [home, 0.46545],
      [draw, 0.25222],
      [away, 0.28232],
      [won(markets.totalGoals(10))[0] ?? 0, 0.50637],
      [won(markets.bothTeamsScore())[0] ?? 0, 0.53832],
    ] as const)
      expect(chance).toBeCloseTo(known, 4);
    const quarter = chances(markets.asianHandicap(-1)).get('home');
    expect(quarter && fairOdds(quarter)).toBeCloseTo(1.8775, 3);
  });

  it('GAME-15 sum to one in every market', () => {
    const all = [
      ...[markets.matchResult('half1'), markets.correctScore(), markets.halfTimeFullTime(), markets.winningMargin()],
      ...[markets.firstGoal(), markets.lastGoal(), markets.nextGoal(2), markets.highestHalf(), markets.exactGoals()],
    ];
    for (const market of all) {
      const sum = won(market).reduce((one, chance) => one + chance, 0);
      expect([market.type, sum.toFixed(6)]).toEqual([market.type, '1.000000']);
    }
  });

  it('GAME-15 of the first goal are each side’s share of all goals that are expected', () => {
    const [home = 0, none = 0, away = 0] = won(markets.firstGoal());
    expect(none).toBeCloseTo(Math.exp(-2.7), 6);
    expect(home / (home + away)).toBeCloseTo(1.55 / 2.7, 6);
    // Poisson goals read backwards are Poisson goals.
    const [lastHome = 0, , lastAway = 0] = won(markets.lastGoal());
    expect(lastHome / (lastHome + lastAway)).toBeCloseTo(1.55 / 2.7, 6);
  });

  it('GAME-15 in play are those of the rest', () => {
    const rest = {
      ...expected,
      goals: [
        { home: 0, away: 0 },
        { home: 0.4, away: 0.3 },
      ] as const,
    };
    const story: Story = {
      ...KICK_OFF,
      halves: [
        { home: 1, away: 0 },
        { home: 0, away: 0 },
      ],
      scorers: ['home'],
    };
    // The away side scores first and once more than the home side, from there on: the difference of two Poisson numbers.
    const level = chances(markets.matchResult(), story, rest);
    const skellam = (difference: number): number => {
      let sum = 0;
      for (let home = 0; home < 30; home += 1) {
        const away = home + difference;
        const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
        sum += (0.4 ** home / factorial(home)) * (0.3 ** away / factorial(away));
      }
      return sum * Math.exp(-0.7);
    };
    expect(level.get('draw')?.won).toBeCloseTo(skellam(1), 6);
    expect(chances(markets.firstGoal(), story, rest).get('home')?.won).toBeCloseTo(1, 9);
  });

  it('GAME-15 of corners and cards go by their own numbers', () => {
    const [over = 0, under = 0] = won(markets.totalCorners(38));
    // Ten are expected, and 9.5 is the line.
    let below = 0;
    for (let count = 0, term = Math.exp(-10); count < 10; count += 1, term *= 10 / count) below += term;
    expect(under).toBeCloseTo(below, 5);
    expect(over + under).toBeCloseTo(1, 9);
    expect(won(markets.totalCards(14))[0]).toBeGreaterThan(0.6);
  });

  it('GAME-15 make odds that hold their margin, whoever is stronger', () => {
    const goals = fc.double({ min: 0.3, max: 3.2, noNaN: true });
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const rest = beforeKickOff({ home, away }, BESIDE);
        const of = [...chances(markets.matchResult(), KICK_OFF, rest).values()].map((one) => one.won);
        const odds = powerOdds(of, 1.06);
        expect(odds.reduce((all, one) => all + 1_000 / one, 0)).toBeGreaterThan(1.059);
      }),
      { numRuns: 20 },
    );
  });
});
