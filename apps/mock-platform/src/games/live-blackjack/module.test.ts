import { LiveBlackjackShown } from '@tonalli/contracts/games/live-blackjack';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../wagering/stake';
import { liveBlackjack } from './module';
import { asked, cards, draws, FAMILY, FUNDS_MINOR, sitDown } from './table-fixture';

const context = { config: liveBlackjack.config.initial, at: 0, phase: () => null };

describe('a seat', () => {
  it.each([
    ['20 beats 17', 'T7', 'TT', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['18 loses to 20', 'TT', 'T8', { steps: ['stand'], minor: -1_000, outcomes: ['lost'] }],
    ['equal hands push', 'TT', 'TT', { steps: ['stand'], minor: 0, outcomes: ['push'] }],
    ['a blackjack pays 3 : 2 unasked', '9T', 'AK', { steps: [], minor: 1_500, outcomes: ['blackjack'] }],
    ['a blackjack pays 3 : 2 against 21 of three', '76A7', 'AK', { steps: [], minor: 1_500, outcomes: ['blackjack'] }],
    ['two blackjacks push', 'TA', 'AK', { steps: [], minor: 0, outcomes: ['push'] }],
    ['the dealer looks for a blackjack under a ten', 'TA', 'T9', { steps: [], minor: -1_000, outcomes: ['lost'] }],
    ['above 21 loses though the dealer does too', 'T6T', 'T6T', { steps: ['hit'], minor: -1_000, outcomes: ['bust'] }],
    ['21 stands by itself', 'T54', 'T65', { steps: ['hit'], minor: 1_000, outcomes: ['won'] }],
    ['the dealer draws up to 17', '65A5', 'T8', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['the dealer stands on a soft 17', '6A', 'T8', { steps: ['stand'], minor: 1_000, outcomes: ['won'] }],
    ['double stakes once more for one card', '6TT', '65T', { steps: ['double'], minor: 2_000, outcomes: ['won'] }],
    ['a double may bust', '6TT', 'T6T', { steps: ['double'], minor: -2_000, outcomes: ['bust'] }],
    [
      'split plays two hands',
      'T7',
      '8837T',
      { steps: ['split', 'double', 'stand'], minor: 1_000, outcomes: ['won', 'lost'] },
    ],
    [
      'two doubled hands pay eight stakes',
      '6TT',
      '8833TT',
      { steps: ['split', 'double', 'double'], minor: 4_000, outcomes: ['won', 'won'] },
    ],
    [
      'a ten and a king are a pair',
      '7TT',
      'TKTT',
      { steps: ['split', 'stand', 'stand'], minor: 2_000, outcomes: ['won', 'won'] },
    ],
    ['split aces get one card each', 'TT', 'AA56', { steps: ['split'], minor: -2_000, outcomes: ['lost', 'lost'] }],
    ['21 after a split is no blackjack', '6T5', 'AAKK', { steps: ['split'], minor: 0, outcomes: ['push', 'push'] }],
    ['insurance pays 2 : 1 against a blackjack', 'AT', 'T9', { steps: ['insure'], minor: 0, outcomes: ['lost'] }],
    ['who declines it loses the stake', 'AT', 'T9', { steps: ['decline'], minor: -1_000, outcomes: ['lost'] }],
    ['who says nothing is not insured', 'AT', 'T9', { steps: [], minor: -1_000, outcomes: ['lost'] }],
    [
      'insurance is lost where there is none',
      'A8',
      'T9',
      { steps: ['insure', 'stand'], minor: -500, outcomes: ['push'] },
    ],
    ['insurance on a blackjack is even money', 'AK', 'AK', { steps: ['insure'], minor: 1_000, outcomes: ['push'] }],
  ])('GAME-05 GAME-11 %s', (_rule, ...[dealer, own, played]) => {
    const { runner, ids, step, view, until, phase, gainMinor } = asked(dealer, own);
    for (const one of played.steps) {
      step(one);
      if (phase().name === 'insurance') until('playing');
    }
    until('over');
    expect(view()).toMatchObject({
      ...{ stage: 'over', active: null, decideBy: null, steps: played.steps },
      hands: played.outcomes.map((outcome) => ({ outcome })),
    });
    expect([gainMinor(), runner.total(), runner.isOver(ids[0] ?? '')]).toEqual([played.minor, 0, true]);
    expect(runner.replay(ids[0] ?? '')).toEqual(runner.answered(ids[0] ?? ''));
  });

  it('GAME-05 floors 3 : 2 and the half that insures to the minor unit', () => {
    const natural = asked('9T', 'AK', { stakeMinor: 101 });
    natural.until('over');
    expect(natural.gainMinor()).toBe(151);
    const insured = asked('AT', 'T9', { stakeMinor: 101 });
    insured.step('insure');
    insured.until('over');
    expect([insured.view().insurance, insured.gainMinor()]).toEqual([{ stakeMinor: 50, payoutMinor: 150 }, -1]);
  });

  it.each([
    ['double', '6T', '65', { before: [], purseMinor: 1_999 }],
    ['split', 'T7', '88', { before: [], purseMinor: 1_999 }],
    ['insure', 'A8', 'T9', { before: [], purseMinor: 1_499 }],
    ['double', 'T7', '8833', { before: ['split'], purseMinor: 2_999 }],
  ])(
    'GAME-13 shows no card and charges nothing where the money for %s is missing',
    (last, ...[dealer, own, played]) => {
      const { runner, step, view, until, gainMinor } = asked(dealer, own, played);
      for (const one of played.before) step(one);
      const [before, balance] = [view(), runner.balance('ana/main')];
      expect(() => step(last)).toThrow('INSUFFICIENT_FUNDS');
      expect([view(), runner.balance('ana/main')]).toEqual([before, balance]);
      until('over');
      expect(Math.abs(gainMinor()) % 1_000).toBe(0);
    },
  );

  it('GAME-13 takes a step once, however often it is asked for', () => {
    const { runner, ids, until, gainMinor } = asked('6TT', '65T');
    const [id = ''] = ids;
    expect(runner.step(id, 'double', 0)).toEqual(runner.step(id, 'double', 0));
    expect(() => runner.step(id, 'hit', 0)).toThrow('REUSED');
    until('over');
    expect(gainMinor()).toBe(2_000);
  });

  it.each([
    ['a split of two that are no pair', 'T7', '89', ['split']],
    ['a second split', 'T7', '888899', ['split', 'split']],
    ['a double of three cards', 'T7', '224', ['hit', 'double']],
    ['insurance without an ace', 'T8', 'T9', ['insure']],
    ['play before insurance is decided', 'A8', 'T9', ['stand']],
    ['insurance twice', 'A8', 'T9', ['decline', 'insure']],
    ['a step that is none', 'T8', 'T9', ['surrender']],
    ['a step after it stood', 'T8', 'T9', ['stand', 'hit']],
    ['a card for split aces', 'TT', 'AA56', ['split', 'hit']],
  ])('GAME-05 refuses %s', (_what, ...[dealer, own, steps]) => {
    const { step } = asked(dealer, own);
    expect(() => steps.map((one) => step(one))).toThrow('STEP_INVALID');
  });

  it('GAME-13 has 15 seconds for each decision and a minute for all, and stands with what it has after', () => {
    const { runner, key, step, view, phase, until, gainMinor } = asked('T7', '2222222');
    const began = view().decideBy ?? 0;
    expect(began).toBe(runner.now() + 15_000);
    runner.pass(15_000);
    expect(step('hit').decideBy).toBe(began + 15_000);
    for (const late of [15_000, 15_000]) {
      runner.pass(late);
      step('hit');
    }
    expect(view().decideBy).toBe(began + 45_000);
    runner.pass(15_001);
    expect([phase().name, view().stage]).toEqual(['playing', 'play']);
    expect(() => step('hit')).toThrow('TOO_LATE');
    runner.advance(FAMILY, key);
    expect(() => step('stand')).toThrow('TOO_LATE');
    until('over');
    expect(view()).toMatchObject({ steps: ['hit', 'hit', 'hit'], hands: [{ outcome: 'lost' }] });
    expect(gainMinor()).toBe(-1_000);
  });

  it('GAME-13 is asked for insurance for 10 seconds, and plays on without it', () => {
    const { runner, step, view, until } = asked('A8', 'T9');
    expect(view()).toMatchObject({ stage: 'insurance', decideBy: runner.now() + 10_000 });
    runner.pass(10_001);
    expect(() => step('insure')).toThrow('TOO_LATE');
    expect(until('playing')).toBe('playing');
    expect(view()).toMatchObject({ stage: 'play', insurance: null });
  });

  it('GAME-13 stands by the clock for who excludes themself, and is paid', () => {
    const { runner, until, gainMinor } = asked('T7', 'TT');
    runner.exclude('ana');
    until('over');
    expect(gainMinor()).toBe(1_000);
  });

  it('GAME-13 comes back whole, with what was added to it, where the round is cancelled', () => {
    const { runner, key, step, gainMinor } = asked('T7', '88');
    step('split');
    step('double');
    expect(gainMinor()).toBe(-3_000);
    runner.cancelShared(FAMILY, key);
    expect([gainMinor(), runner.total()]).toEqual([0, 0]);
  });
});

describe('the table', () => {
  it('GAME-08 shows the card face down to nobody before the dealer turns it over', () => {
    const { runner, key, view, step, until } = asked('A8', 'T9');
    const shown = () => LiveBlackjackShown.parse(runner.showShared(FAMILY, key));
    expect([view().dealer, shown().dealer]).toEqual([cards('A'), cards('A')]);
    step('decline');
    until('playing');
    expect([view().dealer, shown().dealer]).toEqual([cards('A'), cards('A')]);
    step('stand');
    until('drawing');
    expect(shown().dealer).toEqual(cards('A8'));
    until('over');
    expect([view().dealer, shown().dealer]).toEqual([cards('A8'), cards('A8')]);
  });

  it('GAME-08 says of no seat which card comes next', () => {
    const { runner, key, ids } = asked('T7', '23456');
    const told = JSON.stringify([runner.showShared(FAMILY, key), runner.show(ids[0] ?? '')]);
    const [other] = [asked('T7', '23789')];
    expect(JSON.stringify([other.runner.showShared(FAMILY, other.key), other.runner.show(other.ids[0] ?? '')])).toBe(
      told,
    );
  });

  it('GAME-08 deals nothing to a table at which nobody sits', () => {
    const { runner, key, until, phase } = sitDown({ script: draws('T7', {}) }, []);
    expect(until('over')).toBe('over');
    expect(phase()).toMatchObject({ lastsMs: null });
    expect(runner.showShared(FAMILY, key)).toEqual({ seats: [], dealer: [] });
  });

  it('GAME-08 asks nobody where nothing is left to decide', () => {
    const table = sitDown({ script: draws('T7', { 1: 'AK', 7: 'KA' }) }, [{ seat: 1 }, { seat: 7 }]);
    table.until('dealing');
    table.runner.advance(FAMILY, table.key);
    expect(table.phase().name).toBe('drawing');
  });

  it('GAME-12 shows each seat as it is played to everybody, in the order of the seats', () => {
    const script = draws('T7', { 2: 'T95', 6: '88TT' });
    const { runner, key, until } = sitDown({ script }, [{ seat: 6, player: 'ben' }, { seat: 2 }]);
    until('playing');
    expect(LiveBlackjackShown.parse(runner.showShared(FAMILY, key)).seats).toMatchObject([
      { seat: 2, stage: 'play', active: 0, hands: [{ cards: cards('T9') }] },
      { seat: 6, stage: 'play', active: 0, hands: [{ cards: cards('88') }] },
    ]);
    until('over');
    expect(LiveBlackjackShown.parse(runner.showShared(FAMILY, key)).seats).toMatchObject([
      { seat: 2, stage: 'over', hands: [{ outcome: 'won', payoutMinor: 2_000 }] },
      { seat: 6, stage: 'over', hands: [{ outcome: 'lost', payoutMinor: 0 }] },
    ]);
  });

  it('QA-08 comes out as a tester wishes: the dealer’s first cards and those of seats', () => {
    const table = {
      orders: { dealer: cards('A8T'), seats: [cards('88'), ...Array.from({ length: 6 }, () => cards('TK'))] },
    };
    const fits = (wish: unknown) => liveBlackjack.rounds?.force?.read(wish)({ ...table, from: 0, seats: [] });
    expect([fits({ dealer: ['A'] }), fits({ dealer: ['A', '8'], seats: { 1: ['8', '8'], 7: ['10', '10'] } })]).toEqual([
      true,
      true,
    ]);
    expect([fits({ dealer: ['8'] }), fits({ seats: { 1: ['8', '9'] } }), fits({})]).toEqual([false, false, true]);
    for (const wish of [{ dealer: ['K'] }, { seats: { 8: ['A'] } }, { own: ['8'] }]) {
      expect(() => fits(wish)).toThrow('BET_INVALID');
    }
    expect(liveBlackjack.rounds?.force?.read({})({ orders: null, from: 0, seats: [] })).toBe(false);
  });
});

describe('what it takes', () => {
  const price = (stakeMinor: number) => () =>
    liveBlackjack.accept({ round: 'r', seat: 1, stakeMinor }, context).price();

  it('GAME-05 GAME-14 costs its stake, and may pay eight', () => {
    expect(price(1_000)()).toEqual({
      stakes: [{ line: 'hand-1', stakeMinor: 1_000, edgeBp: 58 }],
      maxPayoutMinor: 8_000,
    });
  });

  it('GAME-13 takes the least and the greatest stake and none beside them, and seats that there are', () => {
    for (const stakeMinor of [100, 1_000_000]) expect(price(stakeMinor)).not.toThrow();
    for (const stakeMinor of [99, 1_000_001]) expect(price(stakeMinor)).toThrow('STAKE_INVALID');
    for (const wrong of [
      { seat: 0 },
      { seat: 8 },
      { seat: 1.5 },
      { stakeMinor: 0 },
      { stakeMinor: 1.5 },
      { hands: 2 },
    ]) {
      expect(() => liveBlackjack.accept({ round: 'r', seat: 1, stakeMinor: 100, ...wrong }, context)).toThrow(
        'BET_INVALID',
      );
    }
  });

  it('GAME-13 gives a player three seats', () => {
    const script = draws('T7', {});
    const seats = [1, 2, 3].map((seat) => ({ seat }));
    expect(() => sitDown({ script }, seats)).not.toThrow();
    expect(() => sitDown({ script }, [...seats, { seat: 4 }])).toThrow('BET_INVALID');
  });

  it('GAME-11 has visitors sit down where nobody does', () => {
    const shown = { dealer: [], seats: [] };
    const pick = { int: () => 0, pick: <T>(list: readonly T[]): T => list.at(-1) ?? pick.pick(list) };
    const bet = liveBlackjack.automatic?.bet(500, pick, { key: 'k', shown });
    expect(bet).toEqual({ round: 'k', seat: 7, stakeMinor: 500 });
  });
});

const step = fc.constantFrom('hit', 'stand', 'double', 'split', 'insure', 'decline', 'surrender');
const order = (length: number) => fc.array(fc.nat({ max: 51 }), { minLength: length, maxLength: length });

/** Said once more, card by card. */
const total = (hand: readonly number[]): number => {
  const points = sumOf(hand, (card) => Math.min((card % 13) + 1, 10));
  return hand.some((card) => card % 13 === 0) && points <= 11 ? points + 10 : points;
};

function payout(
  hand: { cards: readonly number[]; stakeMinor: number },
  dealer: readonly number[],
  isSplit: boolean,
): number {
  const [own, house] = [total(hand.cards), total(dealer)];
  const natural = !isSplit && hand.cards.length === 2 && own === 21;
  const houseNatural = dealer.length === 2 && house === 21;
  if (own > 21 || (houseNatural && !natural)) return 0;
  if (natural) return houseNatural ? hand.stakeMinor : hand.stakeMinor + Math.floor(hand.stakeMinor * 1.5);
  if (house > 21 || own > house) return 2 * hand.stakeMinor;
  return own === house ? hand.stakeMinor : 0;
}

describe('any round', () => {
  it('GAME-05 GAME-12 adds up to the centavo, and gives each seat its own cards whatever others do', () => {
    const acts = fc.array(fc.tuple(fc.nat({ max: 2 }), step), { maxLength: 40 });
    const stakes = fc.array(fc.integer({ min: 100, max: 1_000 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(order(278), stakes, acts, (script, [one = 100, two = 100, three = 100], steps) => {
        const seats: { seat: number; stakeMinor: number; player?: 'ben' }[] = [
          { seat: 5, stakeMinor: one },
          { seat: 1, stakeMinor: two, player: 'ben' },
          { seat: 2, stakeMinor: three },
        ];
        const table = sitDown({ script }, seats);
        const { runner, view, phase } = table;
        table.until('dealing');
        for (const [at, input] of steps) {
          if (phase().name === 'drawing') break;
          const [before, balance] = [view(at), runner.balance('ana/main')];
          try {
            table.step(input, at);
          } catch (refusal) {
            expect(String(refusal)).toMatch(/STEP_INVALID|INSUFFICIENT_FUNDS/);
            expect([view(at), runner.balance('ana/main')]).toEqual([before, balance]);
            if (input === 'surrender') runner.advance(FAMILY, table.key);
          }
        }
        if (phase().name !== 'over') table.until('over');
        const gains = { ana: 0, ben: 0 };
        for (const [at, { seat, stakeMinor, player = 'ana' }] of seats.entries()) {
          const { hands, insurance, dealer } = view(at);
          const own = script.slice(12 + (seat - 1) * 38, 12 + seat * 38);
          // A split pair has its first cards in two hands.
          const taken = hands.flatMap((hand) => hand.cards);
          expect([...taken].sort()).toEqual(own.slice(0, taken.length).sort());
          expect(dealer).toEqual(script.slice(0, dealer.length));
          expect(total(dealer)).toBeGreaterThanOrEqual(17);
          expect(dealer.length === 2 || total(dealer.slice(0, -1)) < 17).toBe(true);
          for (const hand of hands) {
            expect(hand.stakeMinor).toBe(stakeMinor * (hand.isDoubled ? 2 : 1));
            expect(hand.payoutMinor).toBe(payout(hand, dealer, hands.length > 1));
          }
          const lines = [...hands, ...(insurance ? [insurance] : [])];
          gains[player] += sumOf(lines, (line) => line.payoutMinor - line.stakeMinor);
          expect(sumOf(lines, ({ payoutMinor }) => payoutMinor)).toBeLessThanOrEqual(8 * stakeMinor);
        }
        expect([table.gainMinor('ana'), table.gainMinor('ben'), runner.total()]).toEqual([gains.ana, gains.ben, 0]);
        expect(FUNDS_MINOR + gains.ana).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
