import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { dice } from '../games/dice/module';
import { type AnyGameModule, defineGame } from './define-game';
import { blackjack } from './families/blackjack-fixture';
import { chase } from './families/chase-fixture';
import { crash } from './families/crash-fixture';
import { fish } from './families/fish-fixture';
import { mines } from './families/mines-fixture';
import { niuNiu } from './families/niu-niu-fixture';
import { parlay } from './families/parlay-fixture';
import { roulette, soloRoulette, spins } from './families/roulette-fixture';
import type { Entry, GameModule, PersonalGame, PlayersGame, SharedGame, Turn } from './game-module';
import type { Schema } from './schema';
import { lineResult } from './settlement';
import type { SharedRounds } from './shared-rounds';
import { createMemoryRunner } from './testing/memory-runner';

const FAMILIES = [dice, mines, blackjack, roulette, soloRoulette, crash, chase, parlay, fish, niuNiu];

type Bet = { stakeMinor: number };
type State = { roll: number };

const base = {
  family: 'coin',
  version: 1,
  config: { schema: z.object({ rtpBp: z.int() }), initial: { rtpBp: 9_800 } },
  bet: z.strictObject({ stakeMinor: z.int() }),
  state: z.object({ roll: z.int() }),
  view: z.object({ roll: z.int() }),
};

describe('what a game family has to say', () => {
  it('GAME-05 is the same for every kind of game, and a registry holds them all', () => {
    expectTypeOf(FAMILIES).toExtend<readonly AnyGameModule[]>();
    expect(FAMILIES.map(({ family, draws, bank }) => `${family} ${draws} ${bank}`)).toEqual([
      'dice personal house',
      'mines personal house',
      'blackjack personal house',
      'roulette shared house',
      'roulette-solo personal house',
      'crash shared house',
      'pick-three-chase shared house',
      'parlay shared house',
      'fish personal house',
      'niu-niu shared players',
    ]);
  });

  it('GAME-05 is typed by its own schemas, without a word more', () => {
    defineGame({
      ...base,
      draws: 'personal',
      bank: 'house',
      price(bet, context) {
        expectTypeOf(bet).toEqualTypeOf<Bet>();
        expectTypeOf(context.config).toEqualTypeOf<{ rtpBp: number }>();
        return { stakes: [], maxPayoutMinor: 0 };
      },
      start(_bet, { draws }) {
        return { state: { roll: draws.below(2) } };
      },
      steps: {
        step: z.enum(['left', 'right']),
        apply(entry, step) {
          expectTypeOf(entry).toEqualTypeOf<Entry<Bet, State>>();
          expectTypeOf(step).toEqualTypeOf<'left' | 'right'>();
          return { state: entry.state };
        },
      },
      show: ({ state }) => state,
      onExclusion: () => 'finish',
    });
  });

  it('GAME-05 gives draws to personal games alone, and a bank of players a showdown', () => {
    type Personal = PersonalGame<Bet, State, never, State, object, unknown>;
    type Shared = SharedGame<Bet, State, never, State, object, unknown>;
    type Players = PlayersGame<Bet, State, never, State, object, unknown>;
    type Given<Game extends { start: (bet: Bet, context: never) => Turn<State> }> = Parameters<Game['start']>[1];
    expectTypeOf<Given<Personal>>().toHaveProperty('draws');
    expectTypeOf<Given<Shared>>().not.toHaveProperty('draws');
    expectTypeOf<Given<Players>>().not.toHaveProperty('draws');
    expectTypeOf<Shared>().not.toHaveProperty('showdown');
    expectTypeOf<Players>().not.toHaveProperty('follow');
    type Module = GameModule<Bet, State, never, State, object, unknown>;
    expectTypeOf<Extract<Module, { bank: 'players' }>>().toEqualTypeOf<Players>();
    expectTypeOf<Omit<Shared, 'rounds'>>().not.toExtend<Module>();
    expectTypeOf<Omit<Personal, 'onExclusion'>>().not.toExtend<Module>();
    expectTypeOf<Personal & { bank: 'players' }>().not.toExtend<Players>();
  });

  it('GAME-05 lets a family answer no state that its schema does not know', () => {
    expectTypeOf<{ state: { roll: string } }>().not.toExtend<Turn<State>>();
    expectTypeOf<{ state: State; results: [{ line: string }] }>().not.toExtend<Turn<State>>();
  });

  it('GAME-05 takes schemas that read what they wrote, of either edition of zod', () => {
    const codec = z.codec(z.string(), z.int(), { decode: Number, encode: String });
    expectTypeOf<typeof codec>().not.toExtend<Schema<number>>();
    expectTypeOf(mini.object({ roll: mini.int() })).toExtend<Schema<State>>();
  });

  it('GAME-05 shares rounds with every family that does not ask for seats of its own', () => {
    expectTypeOf(spins).toExtend<SharedRounds<{ pocket: number | null }, Entry<Bet, State>>>();
    expectTypeOf<SharedRounds<State, Entry<Bet, State>>>().not.toExtend<SharedRounds<State>>();
  });

  it('GAME-05 plays all titles under the initial setting, or each under the one that its id fixes', () => {
    const settings = { calm: { rtpBp: 9_700 }, wild: { rtpBp: 9_500 } };
    const coin = (settingOf?: (nodeId: string) => { rtpBp: number }) =>
      defineGame({
        ...base,
        draws: 'personal',
        bank: 'house',
        price: () => ({ stakes: [], maxPayoutMinor: 0 }),
        start: () => ({ state: { roll: 0 } }),
        show: ({ state }) => state,
        onExclusion: () => 'finish',
        ...(settingOf && { settingOf }),
      });
    const chosen = coin((nodeId) => (nodeId < '5' ? settings.calm : settings.wild));
    expect(chosen.settingOf('1')).toBe(settings.calm);
    expect(chosen.settingOf('9')).toBe(settings.wild);
    expect(coin().settingOf('1')).toBe(base.config.initial);
  });

  it('GAME-05 MEM-07 names the symbols that a round shows, of families that have some', () => {
    const family = {
      ...base,
      ...{ price: () => ({ stakes: [], maxPayoutMinor: 0 }), start: () => ({ state: { roll: 0 } }) },
      show: ({ state }: { state: State }) => state,
    };
    const reels = defineGame({
      ...{ ...family, draws: 'personal', bank: 'house', onExclusion: () => 'finish' },
      symbols: ({ roll }) => (roll === 1 ? ['wild'] : ['high1', 'low4']),
    });
    expect(reels.symbolsIn({ roll: 1 })).toEqual(['wild']);
    expect(reels.symbolsIn({ roll: 2 })).toEqual(['high1', 'low4']);
    expect(dice.symbolsIn({ side: 'under', target: 5_000, roll: 1, multiplierX10000: 1 })).toEqual([]);
  });

  it('GAME-05 refuses what the schemas do not read: bets, steps, and what was kept by another version', () => {
    const runner = createMemoryRunner(...FAMILIES);
    for (const { family } of FAMILIES) {
      expect(() => runner.place({ player: 'ana', family, bet: { stakeMinor: 'all' } })).toThrow('BET_INVALID');
    }
    const kept = {
      id: 'dice-0',
      bet: { side: 'under', target: 5_000, stakeMinor: 1 },
      state: {},
      open: {},
      heldMinor: 0,
    };
    expect(() => dice.resume(kept)).toThrow();
    const entry = { ...kept, state: { roll: 1 } };
    const context = { config: dice.config.initial, at: 0, phase: () => null, draws: { below: () => 0 } };
    expect(() => dice.resume(entry).step('roll', context)).toThrow('STEP_INVALID');
    expect(() => dice.showdown([entry], null, context)).toThrow(TypeError);
  });

  it('GAME-05 shows each round by its own bet, whichever was sent last', () => {
    const context = { config: dice.config.initial, at: 0, phase: () => null };
    const bets = [30, 60].map((percent) => ({ side: 'under', target: percent * 100, stakeMinor: 100 }));
    const sent = bets.map((bet) => dice.accept(bet, context).bet);
    const shownOf = (bet: unknown) =>
      dice.resume({ id: 'dice-0', bet, state: { roll: 1 }, open: {}, heldMinor: 0 }).show(context);
    for (const each of [sent, bets, sent])
      expect(each.map(shownOf)).toMatchObject([{ target: 3_000 }, { target: 6_000 }]);
  });
});

describe('what of a stake counts as play', () => {
  it.each([
    ['WON', 300, 101],
    ['LOST', 0, 101],
    ['VOID', 101, 0],
    ['HALF_WON', 150, 50],
    ['HALF_LOST', 50, 50],
    ['CASHED_OUT', 80, 21],
    ['CASHED_OUT', 140, 39],
  ] as const)('GAME-05 of 101 that came out %s with %i is %i', (status, payoutMinor, validStakeMinor) => {
    expect(lineResult({ line: 'a', stakeMinor: 101, status, payoutMinor }).validStakeMinor).toBe(validStakeMinor);
  });
});
