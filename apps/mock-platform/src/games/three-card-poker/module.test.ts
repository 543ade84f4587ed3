import { ThreeCardView } from '@tonalli/contracts/games/three-card-poker';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import { drawsFor } from '../draw-poker/dealt-fixture';
import { cards } from '../draw-poker/naive-fixture';
import { dealAs } from './deal';
import { threeCardPoker } from './module';

const FUNDS_MINOR = 10_000_000;

/** The player's three cards and the dealer's. */
function dealt(names: string, { stakeMinor = 1_000, pairPlus = false, fundsMinor = FUNDS_MINOR } = {}) {
  const runner = createMemoryRunner(threeCardPoker);
  runner.fund('ana/main', fundsMinor);
  const from = { script: drawsFor(names) };
  const id = runner.place({ player: 'ana', family: 'three-card-poker', bet: { stakeMinor, pairPlus }, from });
  return {
    runner,
    id,
    step: (input: unknown) => ThreeCardView.parse(runner.step(id, input)),
    gainMinor: () => runner.balance('ana/main') - fundsMinor,
  };
}

describe('three-card poker', () => {
  it.each([
    ['As Kh 7d Js 9h 2d', 'no queen: the ante wins, the play comes back', 1_000],
    ['As Kh 7d Qs 9h 2d', 'the dealer has less: both win', 2_000],
    ['Ks 9h 7d As 9d 2d', 'the dealer has more: both are lost', -2_000],
    ['As Kh 7d Ad Ks 7c', 'alike: both come back', 0],
    ['4s 5h 6d Js 9h 2d', 'a straight has its bonus', 2_000],
    ['4s 5h 6d 7s 8h 9c', 'also where the dealer has more', -1_000],
    ['4s 4h 4d Qs 9h 2d', 'three alike have four', 6_000],
    ['4s 4h 4d 5s 5h 5d', 'also where they lose', 2_000],
    ['4s 5s 6s Qs 9h 2d', 'a straight flush has five', 7_000],
  ] as const)('GAME-05 GAME-11 plays %s: %s', (names, _, gainMinor) => {
    const round = dealt(names);
    expect(round.step('play')).toMatchObject({ step: 'play', dealer: cards(names.split(' ').slice(3).join(' ')) });
    expect(round.gainMinor()).toBe(gainMinor);
    expect(round.runner.total()).toBe(0);
  });

  it('GAME-05 counts no stake that came back as play, but one whose bonus made up for it', () => {
    const resultsOf = (names: string) => {
      const { step, runner, id } = dealt(names);
      step('play');
      return runner.round(id).results.map(({ status, validStakeMinor }) => `${status} ${validStakeMinor}`);
    };
    expect(resultsOf('As Kh 7d Ad Ks 7c')).toEqual(['VOID 0', 'VOID 0']);
    expect(resultsOf('As Kh 7d Js 9h 2d')).toEqual(['WON 1000', 'VOID 0']);
    expect(resultsOf('4s 5h 6d 7s 8h 9c')).toEqual(['WON 1000', 'LOST 1000']);
  });

  it.each([
    ['4s 5s 6s', 40],
    ['4s 4h 4d', 30],
    ['4s 5h 6d', 6],
    ['4s 9s 6s', 4],
    ['4s 4h 6d', 1],
    ['As Kh 7d', -1],
  ] as const)('GAME-05 pays the pair plus for the hand alone, folded too: %s %i', (names, times) => {
    const round = dealt(`${names} Qc Jc 9c`, { pairPlus: true });
    round.step('fold');
    expect(round.gainMinor()).toBe(times * 1_000 - 1_000);
  });

  it('GAME-05 loses the ante with a fold, bonus or not, and stakes nothing besides', () => {
    const { step, gainMinor, runner, id } = dealt('4s 5s 6s Qs 9h 2d');
    expect(step('fold')).toMatchObject({ play: null, ante: { stakeMinor: 1_000, payoutMinor: 0 } });
    expect(gainMinor()).toBe(-1_000);
    expect(runner.round(id).results).toMatchObject([{ line: 'ante', status: 'LOST', validStakeMinor: 1_000 }]);
  });

  it('GAME-05 GAME-08 shows nothing of the dealer before the player has said', () => {
    const { runner, id } = dealt('As Kh 7d Js 9h 2d', { pairPlus: true });
    expect(runner.show(id)).toMatchObject({
      ...{ player: cards('As Kh 7d'), hand: 'high-card', step: null },
      ...{ dealer: [], dealerHand: null, qualifies: null, play: null },
      ...{ ante: { stakeMinor: 1_000, payoutMinor: 0 }, pairPlus: { stakeMinor: 1_000, payoutMinor: 0 } },
    });
  });

  it('GAME-05 takes one step, and no other', () => {
    const { step } = dealt('As Kh 7d Js 9h 2d');
    for (const wrong of ['raise', { do: 'play' }, '']) expect(() => step(wrong)).toThrow('STEP_INVALID');
    step('play');
    expect(() => step('play')).toThrow();
  });

  it('GAME-05 refuses a play that the balance does not cover, and the round goes on', () => {
    const { step, gainMinor } = dealt('As Kh 7d Qs 9h 2d', { fundsMinor: 1_500 });
    expect(() => step('play')).toThrow('INSUFFICIENT_FUNDS');
    step('fold');
    expect(gainMinor()).toBe(-1_000);
  });

  it('GAME-05 GAME-13 plays the ante alone for who is away with a pair or better, and folds the rest', () => {
    for (const end of ['finish', 'exclude'] as const) {
      const over = (names: string) => {
        const { runner, id, gainMinor } = dealt(names);
        if (end === 'finish') runner.finish(id);
        else runner.exclude('ana');
        return gainMinor();
      };
      expect(over('4s 4h 6d Qs 9h 2d')).toBe(1_000);
      expect(over('4s 4h 6d 5s 5h 2d')).toBe(-1_000);
      expect(over('4s 5h 6d 7s 8h 9c')).toBe(0);
      expect(over('As Kh 7d Js 9h 2d')).toBe(-1_000);
    }
  });

  it('GAME-05 refuses an ante beyond its limits', () => {
    for (const stakeMinor of [0, 99, 1_000_001, 1.5]) {
      expect(() => dealt('As Kh 7d Js 9h 2d', { stakeMinor })).toThrow(/STAKE_INVALID|BET_INVALID/);
    }
  });

  it('GAME-14 states the return of the best play, and what is won at most', () => {
    expect(threeCardPoker.stated?.(threeCardPoker.config.initial)).toEqual({
      ...{ rtpPercent: '96.62', volatility: 3, minStake: 100, maxStake: 1_000_000, maxWinStakes: 50 },
      paidPercent: '45.04',
      features: ['PROVABLY_FAIR'],
    });
  });

  it('QA-08 is dealt what testers wish', () => {
    const [player, dealer] = [cards('4s 4h 6d'), cards('Qs 9h 2d')];
    const entry = { id: '', bet: { stakeMinor: 100, pairPlus: false }, state: { player, dealer, step: null } };
    const grants = (wish: unknown) => threeCardPoker.force?.read(wish)({ ...entry, open: {}, heldMinor: 0 });
    expect(grants({ hand: 'pair', qualifies: true, outcome: 'higher' })).toBe(true);
    expect([{ hand: 'flush' }, { qualifies: false }, { outcome: 'lower' }].map(grants)).toEqual([false, false, false]);
    expect(() => grants({ hand: 'two-pair' })).toThrow('BET_INVALID');
  });

  it('GAME-08 deals six different cards', () => {
    fc.assert(
      fc.property(fc.nat(), (nonce) => {
        const { player, dealer } = dealAs(fairDraws({ serverSeed: '0f'.repeat(32), clientSeed: 'any', nonce }), null);
        expect(new Set([...player, ...dealer]).size).toBe(6);
      }),
    );
  });

  it('GAME-05 GAME-08 deals and pays as it did when the first round was played', () => {
    const { player, dealer } = dealAs(
      fairDraws({ serverSeed: '0f'.repeat(32), clientSeed: 'published', nonce: 1 }),
      null,
    );
    expect([threeCardPoker.version, player, dealer]).toEqual([1, [34, 16, 1], [38, 35, 12]]);
  });
});
