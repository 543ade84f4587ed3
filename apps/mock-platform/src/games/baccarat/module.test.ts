import { BaccaratConfig, BaccaratView } from '@tonalli/contracts/games/baccarat';
import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { baccarat } from './module';

const bet = { spots: { banker: 1_000, tie: 100, 'player-pair': 200 } };
const context = { config: baccarat.config.initial, at: 0, phase: () => null };
const FUNDS_MINOR = 2_000_000;

/** A round with these cards, by rank from the ace (0); all spades, of decks that are never short of them. */
function dealt(ranks: readonly number[], spots: Record<string, number> = bet.spots) {
  const runner = createMemoryRunner(baccarat);
  runner.fund('ana/main', FUNDS_MINOR);
  const places: number[] = [];
  for (const rank of ranks) {
    let place = rank;
    while (places.includes(place)) place += 52;
    places.push(place);
  }
  const script = places.map((place, at) => place - places.slice(0, at).filter((gone) => gone < place).length);
  const id = runner.place({ player: 'ana', family: 'baccarat', bet: { spots }, from: { script } });
  return { runner, id, view: BaccaratView.parse(runner.show(id)), gainMinor: runner.balance('ana/main') - FUNDS_MINOR };
}
const [ACE, TWO, FOUR, SIX, EIGHT, NINE, KING] = [0, 1, 3, 5, 7, 8, 12];

describe('baccarat', () => {
  it('GAME-05 takes the chips and pays at once, and plays nothing twice for one key', () => {
    const runner = createMemoryRunner(baccarat);
    runner.fund('ana/main', 5_000);
    const script = [SIX, EIGHT - 1, KING - 2, KING - 2];
    const id = runner.place({ player: 'ana', family: 'baccarat', bet, key: 'k', from: { script } });
    expect(runner.isOver(id)).toBe(true);
    expect(runner.balance('ana/main')).toBe(5_000 - 1_300 + 1_950);
    expect(runner.place({ player: 'ana', family: 'baccarat', bet, key: 'k' })).toBe(id);
    expect(() => runner.place({ player: 'ana', family: 'baccarat', bet: { spots: { tie: 100 } }, key: 'k' })).toThrow(
      'REUSED',
    );
    expect(runner.total()).toBe(0);
  });

  it('GAME-05 a natural ends the round with four cards', () => {
    const { view, runner, id } = dealt([NINE, SIX, KING, ACE]);
    expect(view).toMatchObject({ player: [NINE, KING], banker: [SIX, ACE], winner: 'player' });
    expect(runner.round(id).drawn).toHaveLength(4);
  });

  it('GAME-05 on a tie player and banker have their stake back, which is no play', () => {
    const { runner, id, gainMinor } = dealt([NINE, EIGHT, KING, ACE], { player: 500, banker: 700, tie: 100 });
    expect(runner.round(id).results).toMatchObject([
      { line: 'player', status: 'VOID', payoutMinor: 500, validStakeMinor: 0 },
      { line: 'banker', status: 'VOID', payoutMinor: 700, validStakeMinor: 0 },
      { line: 'tie', status: 'WON', payoutMinor: 900, validStakeMinor: 100 },
    ]);
    expect(gainMinor).toBe(800);
  });

  it('GAME-05 what lies alike on player and banker is no play', () => {
    const { runner, id } = dealt([NINE, SIX, KING, ACE], { player: 500, banker: 700 });
    expect(runner.round(id).results.map(({ validStakeMinor }) => validStakeMinor)).toEqual([0, 200]);
  });

  it('GAME-05 pays 11 to 1 on the pair that came and not on the other, whatever third cards bring', () => {
    // 2 and 2 draws a king to 4; the banker with 6 stands on it.
    const { view, gainMinor } = dealt([TWO, FOUR, TWO, TWO, KING], {
      'player-pair': 100,
      'banker-pair': 100,
      banker: 101,
    });
    expect(view).toMatchObject({ player: [1, 53 % 52, 12], banker: [3, 1], winner: 'banker' });
    // 101 at 0.95 wins 95.95, of which 95 is paid.
    expect(gainMinor).toBe(1_200 + 196 - 301);
  });

  it('GAME-08 draws each card below the number of those left, kept as such', () => {
    const runner = createMemoryRunner(baccarat);
    runner.fund('ana/main', 50_000);
    const from = runner.force({ family: 'baccarat', bet, wish: { winner: 'banker', cards: 6 } });
    const id = runner.place({ player: 'ana', family: 'baccarat', bet, from });
    expect(runner.round(id).drawn.map(([bound]) => bound)).toEqual([416, 415, 414, 413, 412, 411]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('QA-08 comes out as a tester wishes, by seeds and nothing else', () => {
    const runner = createMemoryRunner(baccarat);
    runner.fund('ana/main', 50_000);
    const play = (wish: object) => {
      const from = runner.force({ family: 'baccarat', bet, wish });
      return BaccaratView.parse(runner.show(runner.place({ player: 'ana', family: 'baccarat', bet, from })));
    };
    expect(play({ winner: 'tie' })).toMatchObject({ winner: 'tie' });
    const { player } = play({ pair: 'player' });
    expect((player[0] ?? 0) % 13).toBe((player[1] ?? 1) % 13);
    for (const wish of [{ winner: 'dragon' }, { cards: 4 }, { winner: 'tie', cards: 3 }, { pair: 'tie' }, {}]) {
      expect(() => runner.force({ family: 'baccarat', bet, wish })).toThrow('BET_INVALID');
    }
  });

  it('GAME-05 GAME-14 costs its chips, each with its own edge', () => {
    expect(baccarat.accept(bet, context).price()).toEqual({
      stakes: [
        { line: 'banker', stakeMinor: 1_000, edgeBp: 106 },
        { line: 'tie', stakeMinor: 100, edgeBp: 1_436 },
        { line: 'player-pair', stakeMinor: 200, edgeBp: 1_037 },
      ],
      maxPayoutMinor: 1_950 + 2_400,
    });
  });

  it.each([
    ['no chip', { spots: {} }],
    ['a spot that is none', { spots: { dragon: 100 } }],
    ['half a centavo', { spots: { tie: 100.5 } }],
    ['no stake', { spots: { tie: 0 } }],
    ['cards of its own', { ...bet, player: [8, 8] }],
    ['the word of an object', { spots: { constructor: 100 } }],
  ])('GAME-05 refuses %s', (_what, wrong) => {
    const runner = createMemoryRunner(baccarat);
    runner.fund('ana/main', 5_000);
    expect(() => runner.place({ player: 'ana', family: 'baccarat', bet: wrong })).toThrow('BET_INVALID');
    expect(runner.balance('ana/main')).toBe(5_000);
  });

  it('GAME-05 takes the least and the greatest on a spot and in all, and none beside them', () => {
    const take = (spots: Record<string, number>, maxPayoutMinor = 100_000_000) => {
      const config = { ...BaccaratConfig.parse(baccarat.config.initial), maxPayoutMinor };
      return () => baccarat.accept({ spots }, { ...context, config }).price();
    };
    for (const spots of [{ tie: 100 }, { tie: 200_000 }, { banker: 1_000_000 }]) expect(take(spots)).not.toThrow();
    const beyond = [{ tie: 99 }, { tie: 200_001 }, { banker: 1_000_001 }, { banker: 900_000, 'banker-pair': 100_001 }];
    for (const spots of beyond) expect(take(spots)).toThrow('STAKE_INVALID');
    expect(take({ banker: 1_000 }, 1_950)).not.toThrow();
    expect(take({ banker: 1_000 }, 1_949)).toThrow('STAKE_INVALID');
  });
});
