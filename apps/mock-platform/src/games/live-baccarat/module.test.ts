import { LiveBaccaratConfig } from '@tonalli/contracts/games/live-baccarat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { noCommissionBaccarat } from '../no-commission-baccarat/module';
import { speedBaccarat } from '../speed-baccarat/module';
import { liveBaccarat } from './module';

const layouts = fc.dictionary(
  fc.constantFrom('player', 'banker', 'tie', 'player-pair', 'banker-pair'),
  fc.integer({ min: 100, max: 9_000 }),
  { minKeys: 1, noNullPrototype: true },
);
const [ACE, SIX, EIGHT, NINE, KING] = [0, 5, 7, 8, 12];

/** These cards, by rank from the ace (0), of decks that are never short of them, as draws without replacement. */
function scriptOf(ranks: readonly number[]): number[] {
  const places: number[] = [];
  for (const rank of ranks) {
    let place = rank;
    while (places.includes(place)) place += 52;
    places.push(place);
  }
  return places.map((place, at) => place - places.slice(0, at).filter((gone) => gone < place).length);
}

describe.each([
  { family: 'live-baccarat', game: liveBaccarat, openMs: 15_000, cardMs: 1_000, sixPays: 195 },
  { family: 'speed-baccarat', game: speedBaccarat, openMs: 8_000, cardMs: 550, sixPays: 195 },
  { family: 'no-commission-baccarat', game: noCommissionBaccarat, openMs: 15_000, cardMs: 1_000, sixPays: 150 },
])('$family', ({ family, game, openMs, cardMs, sixPays }) => {
  const context = { config: game.config.initial, at: 0, phase: () => null };

  function opened(ranks: readonly number[] = [NINE, SIX, KING, ACE]) {
    const runner = createMemoryRunner(game);
    for (const player of ['ana', 'eva']) runner.fund(`${player}/main`, 200_000);
    const round = runner.openShared(family, { script: scriptOf(ranks) });
    const place = (player: string, spots: unknown) => runner.place({ player, family, bet: { round, spots } });
    const on = () => runner.advance(family, round);
    return { runner, round, place, on };
  }
  function played(spots: Record<string, number>, ranks?: readonly number[]) {
    const { runner, place, on } = opened(ranks);
    const id = place('ana', spots);
    for (const _phase of ['closed', 'dealing', 'result']) on();
    return runner.round(id).results;
  }

  it('GAME-12 takes bets, rests a second in which nothing is dealt, and names the winner only once all cards lie', () => {
    const { runner, round, on } = opened();
    const stands = () => [runner.phase(family, round), runner.showShared(family, round)];
    const nothing = { player: [], banker: [], winner: null };
    expect(stands()).toMatchObject([{ name: 'open', takesBets: true, lastsMs: openMs }, nothing]);
    on();
    expect(stands()).toMatchObject([{ name: 'closed', takesBets: false, lastsMs: 1_000 }, nothing]);
    on();
    const cards = { player: [NINE, KING], banker: [SIX, ACE] };
    expect(stands()).toMatchObject([
      { name: 'dealing', takesBets: false, lastsMs: 5 * cardMs },
      { ...cards, winner: null },
    ]);
    on();
    expect(stands()).toMatchObject([
      { name: 'result', takesBets: false, lastsMs: null },
      { ...cards, winner: 'player' },
    ]);
  });

  it('GAME-05 settles all who bet on one coup, as its cards lie and not before', () => {
    const { runner, place, on, round } = opened();
    const ana = place('ana', { player: 500, 'player-pair': 200 });
    const eva = place('eva', { banker: 400 });
    expect(runner.show(ana)).toMatchObject({ round, player: [], winner: null, spots: [{ payoutMinor: 0 }, {}] });
    on();
    expect(() => place('eva', { tie: 100 })).toThrow('ROUND_CLOSED');
    on();
    expect([runner.isOver(ana), runner.show(ana)]).toMatchObject([false, { player: [] }]);
    on();
    expect(runner.show(ana)).toMatchObject({ player: [NINE, KING], banker: [SIX, ACE], winner: 'player' });
    expect(runner.balance('ana/main')).toBe(200_000 - 700 + 1_000);
    expect(runner.balance('eva/main')).toBe(200_000 - 400);
    expect([runner.isOver(eva), runner.total()]).toEqual([true, 0]);
  });

  it('GAME-05 pays the banker by its rule on a six, and cuts to the centavo', () => {
    // The player draws a king to 5, and the banker stands on 6.
    const six = [4, SIX, KING, KING, KING];
    expect(played({ banker: 1_000 }, six)).toMatchObject([{ status: 'WON', payoutMinor: 10 * sixPays }]);
    expect(played({ banker: 101 }, six)).toMatchObject([{ payoutMinor: sixPays === 150 ? 151 : 196 }]);
    const eight = [NINE + 1, EIGHT, KING, KING];
    const pays = sixPays === 150 ? 2_000 : 1_950;
    expect(played({ banker: 1_000 }, eight)).toMatchObject([{ payoutMinor: pays }]);
  });

  it('GAME-05 on a tie player and banker have their stake back, and what lies alike on both is no play', () => {
    expect(played({ player: 500, banker: 700, tie: 100 }, [NINE, EIGHT, KING, ACE])).toMatchObject([
      { line: 'player', status: 'VOID', payoutMinor: 500, validStakeMinor: 0 },
      { line: 'banker', status: 'VOID', payoutMinor: 700, validStakeMinor: 0 },
      { line: 'tie', status: 'WON', payoutMinor: 900, validStakeMinor: 100 },
    ]);
    expect(played({ player: 500, banker: 700 }).map(({ validStakeMinor }) => validStakeMinor)).toEqual([0, 200]);
  });

  it('GAME-12 opens on the grid of the day, and looks at each result for three seconds at least', () => {
    const runner = createMemoryRunner(game);
    const [first, second] = [runner.openShared(family), runner.openShared(family)];
    expect([first, second]).toEqual(['2030-01-01-1', '2030-01-01-2']);
    const everyMs = runner.now() - Date.UTC(2030, 0, 1);
    expect(everyMs - openMs - 1_000 - 7 * cardMs).toBeGreaterThanOrEqual(3_000);
    expect(86_400_000 % everyMs).toBe(0);
  });

  it('GAME-12 gives all back where a round comes to no result', () => {
    const { runner, place, on, round } = opened();
    place('ana', { player: 300, tie: 100 });
    on();
    runner.cancelShared(family, round);
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 never pays more than was said beforehand, and its books balance', () => {
    const rank = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(layouts, fc.tuple(rank, rank, rank, rank, rank, rank), (spots, ranks) => {
        const { maxPayoutMinor } = game.accept({ round: 'k', spots }, context).price();
        const paidMinor = played(spots, ranks).reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
        expect(paidMinor).toBeLessThanOrEqual(maxPayoutMinor);
      }),
      { numRuns: 25 },
    );
  });

  it('QA-08 comes out at a table as a tester wishes, and where nothing is dealt nothing fits', () => {
    const force = game.rounds?.force;
    const coup = { dealt: { player: [NINE, KING], banker: [SIX, ACE] } };
    expect(force?.read({ winner: 'player' })(coup)).toBe(true);
    expect(force?.read({ winner: 'banker' })(coup)).toBe(false);
    expect(force?.read({ winner: 'player', cards: 6 })(coup)).toBe(false);
    expect(force?.read({ pair: 'player' })(coup)).toBe(false);
    expect(force?.read({ six: true })({ dealt: { player: [4, KING, KING], banker: [4, KING, ACE] } })).toBe(true);
    expect(force?.read({ winner: 'player' })({ dealt: null })).toBe(false);
    for (const wish of [{ winner: 'dragon' }, { winner: 'tie', cards: 3 }, {}]) {
      expect(() => force?.read(wish)).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 is played by visitors as by anybody', () => {
    const { runner, round } = opened();
    const bet = game.automatic?.bet(500, createRandom('a visitor'), { key: round, shown: null });
    expect(Object.values(runner.open(runner.place({ player: 'ana', family, bet })))).toEqual([500]);
  });

  it.each([
    ['no chip', { spots: {} }],
    ['no round', { round: undefined }],
    ['a spot that is none', { spots: { dragon: 100 } }],
    ['half a centavo', { spots: { tie: 100.5 } }],
    ['no stake', { spots: { tie: 0 } }],
    ['cards of its own', { spots: { tie: 100 }, player: [8, 8] }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const { runner, round } = opened();
    const bet = { round, spots: { tie: 100 }, ...wrong };
    expect(() => runner.place({ player: 'ana', family, bet })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(200_000);
  });

  it('GAME-05 takes the least and the greatest on a spot and in all, and none beside them', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...LiveBaccaratConfig.parse(game.config.initial), maxPayoutMinor };
      return () => game.accept({ round: 'k', spots }, { ...context, config }).price();
    };
    for (const spots of [{ tie: 100 }, { tie: 200_000 }, { banker: 1_000_000 }]) expect(take(spots)).not.toThrow();
    const beyond = [{ tie: 99 }, { tie: 200_001 }, { banker: 1_000_001 }, { banker: 900_000, 'banker-pair': 100_001 }];
    for (const spots of beyond) expect(take(spots)).toThrow('STAKE_INVALID');
    expect(take({ player: 1_000 }, 1_999)).toThrow('STAKE_INVALID');
  });
});
