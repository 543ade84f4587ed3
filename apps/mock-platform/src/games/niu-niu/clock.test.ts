import { NiuNiuShown, NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { niuNiu } from './module';

const DAY = '2030-01-02';
const KEY = `${DAY}-1`;
const NAME = 'niu-niu/010001';
const COVER_MINOR = 5_000;

let real: RealRunner;
let ana: string;
let ben: string;
beforeEach(async () => {
  real = openRunner(niuNiu);
  // Midnight in Mexico City, which has no summer time any more.
  real.world.clock.set(Date.UTC(2030, 0, 2, 6));
  ana = await real.player(100_000);
  ben = await real.player(100_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const sit = (memberId: string, seat: number, round = KEY) =>
  real.place(memberId, {
    ...{ round: `${round}-${seat}`, family: 'niu-niu' },
    bet: { round, seat, seed: `of-${memberId.slice(0, 12)}` },
  }).roundId;
const standing = () => real.runner.shared.standing(real.world, NAME)[0];
const shown = () => NiuNiuShown.parse(standing()?.shown);
const result = (number = 1) => real.runner.shared.resultOf(real.world, { rounds: NAME, day: DAY, number });
const after = (ms: number) => real.world.clock.advance(ms);
const phase = () => real.runner.shared.latest(real.world, NAME)?.phase;
const balances = () => [real.balance(ana), real.balance(ben)];

describe('a room by its clock', () => {
  it('GAME-09 GAME-12 waits for a second player, deals 12 seconds after them, and is ready for the next hand 7 seconds after the end', () => {
    sit(ana, 4);
    after(500_000);
    expect([standing()?.takesBets, shown().seats.map(({ seat }) => seat)]).toEqual([true, [4]]);
    sit(ben, 1);
    after(11_999);
    expect([standing()?.takesBets, shown().seats.map(({ seat }) => seat)]).toEqual([true, [1, 4]]);
    after(1);
    expect(standing()?.takesBets).toBe(false);
    after(1_000);
    expect(phase()).toBe('bidding');
    after(24_000);
    const { seats, bank } = NiuNiuShown.parse(result()?.shown);
    expect([seats.map(({ cards }) => cards.length), [1, 4].includes(bank ?? 0)]).toEqual([[5, 5], true]);
    expect(phase()).toBe('over');
    after(7_000);
    expect([standing()?.key, standing()?.takesBets]).toEqual([`${DAY}-2`, true]);
  });

  it('GAME-09 gives back what was put up by who waited ten minutes alone', () => {
    sit(ana, 2);
    expect(balances()).toEqual([100_000 - COVER_MINOR, 100_000]);
    after(10 * 60_000 + 1_000);
    expect(balances()).toEqual([100_000, 100_000]);
    expect(real.runner.open(real.world, { memberId: ana, nodeId: '010001' })).toEqual([]);
  });

  it('GAME-09 lets a player stand up until the cards are dealt, and another take the seat', () => {
    const one = sit(ana, 2);
    real.withdraw(ana, one);
    expect([balances(), shown().seats]).toEqual([[100_000, 100_000], []]);
    const two = sit(ben, 2);
    sit(ana, 3);
    after(13_000);
    expect(phase()).toBe('bidding');
    expect(codeOf(() => real.withdraw(ben, two))).toBe('ROUND_CLOSED');
    expect(balances()).toEqual([100_000 - COVER_MINOR, 100_000 - COVER_MINOR]);
  });

  it('GAME-13 waits for nobody once all have said what they are asked, and says who has', () => {
    const [one, two] = [sit(ana, 2), sit(ben, 5)];
    after(13_000);
    real.step(ana, one, { no: 0, input: { bid: 3 } });
    expect(shown().seats.map(({ isReady, bid }) => [isReady, bid])).toEqual([
      [true, null],
      [false, null],
    ]);
    after(5_000);
    expect(phase()).toBe('bidding');
    real.step(ben, two, { no: 0, input: { bid: 1 } });
    after(1);
    expect([phase(), shown().bank, shown().bid]).toEqual(['staking', 2, 3]);
    real.step(ben, two, { no: 1, input: { multiple: 5 } });
    after(1);
    expect(phase()).toBe('over');
    const { hand } = NiuNiuView.parse(real.runner.show(real.world, one)?.view);
    expect(hand).toMatchObject({ bank: 2, bid: 3, seats: [{ seat: 2 }, { seat: 5, multiple: 5 }] });
    const [won = 0] = [Math.abs(hand?.seats[0]?.netMinor ?? 0)];
    expect(balances().reduce((sum, minor) => sum + minor, 0)).toBe(200_000 - Math.floor(won / 20));
  });

  it('GAME-13 says who did not answer in time, bid and stake apart, and counts the least for them', () => {
    const [one] = [sit(ana, 2), sit(ben, 5)];
    const hands = () => real.runner.shared.latest(real.world, NAME);
    const away = () => NiuNiuShown.parse(hands()?.shown).seats.map(({ seat, isAway }) => [seat, isAway]);
    after(13_000);
    expect(away()).toEqual([
      [2, false],
      [5, false],
    ]);
    real.step(ana, one, { no: 0, input: { bid: 3 } });
    after(12_000);
    expect([phase(), away()[1]]).toEqual(['staking', [5, true]]);
    after(12_000);
    expect([hands()?.phase, away()]).toEqual([
      'over',
      [
        [2, false],
        [5, true],
      ],
    ]);
    const { hand } = NiuNiuView.parse(real.runner.show(real.world, one)?.view);
    expect(hand).toMatchObject({ bank: 2, bid: 3, seats: [{ bid: 3 }, { bid: 0, multiple: 1 }] });
  });

  it('GAME-13 refuses a taken seat, a second one, a foreign hand and a room that is dealt, and charges nothing', () => {
    const one = sit(ana, 2);
    expect(codeOf(() => sit(ben, 2))).toBe('SEAT_TAKEN');
    expect(codeOf(() => sit(ana, 3))).toBe('BET_INVALID');
    sit(ben, 3);
    expect(codeOf(() => real.step(ana, one, { no: 0, input: { bid: 1 } }))).toBe('STEP_INVALID');
    after(13_000);
    expect(codeOf(() => real.step(ben, one, { no: 0, input: { bid: 1 } }))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => sit(ben, 5))).toBe('ROUND_CLOSED');
    expect(codeOf(() => sit(ben, 5, '2030-01-02-99'))).toBe('ROUND_CLOSED');
    expect(balances()).toEqual([100_000 - COVER_MINOR, 100_000 - COVER_MINOR]);
    after(60_000);
    expect(result()).not.toBeNull();
  });

  it('GAME-09 GAME-06 seats play money at a table of its own: who banks others pays in what they are paid in', () => {
    const { ledger } = real.world;
    const given = { memberId: ana, amountMinor: 100_000, reference: 'trial', at: real.world.clock.now() };
    ledger.post({ ...given, kind: 'trial.grant', key: 'trial' });
    const bet = { round: KEY, seat: 1, seed: 'of-a-trial' };
    const placing = { round: 'trial', family: 'niu-niu', bet, wallet: 'trial' as const };
    const { roundId } = real.place(ana, placing);
    sit(ben, 1);
    expect([ledger.balance(ana, 'member.trial'), ...balances()]).toEqual([
      ...[100_000 - COVER_MINOR, 100_000, 100_000 - COVER_MINOR],
    ]);
    expect(standing()?.shown).toMatchObject({ seats: [{ seat: 1 }] });
    const whose = { roundId, memberId: ana, nodeId: '010001', wallet: 'trial' } as const;
    expect(codeOf(() => real.runner.withdraw(real.world, { ...whose, memberId: ben }))).toBe('ROUND_NOT_FOUND');
    real.runner.withdraw(real.world, whose);
    expect(ledger.balance(ana, 'member.trial')).toBe(100_000);
    expect(standing()?.shown).toMatchObject({ seats: [{ seat: 1 }] });
  });

  it('GAME-09 GAME-13 seats real money at no table of anybody', () => {
    const bet = { round: KEY, seat: 1, seed: 'of-real-money' };
    const what = { memberId: ana, nodeId: '010001', bet, roundKey: 'a-table-of-ben', at: real.world.clock.now() };
    const title = () => ({ vendor: 'OMT', gameType: 'PVP', family: 'niu-niu' }) as const;
    const placing = { ...what, roundId: 'foreign', wallet: 'main', tableOwnerId: ben, title } as const;
    expect(codeOf(() => real.runner.place(real.world, placing))).toBe('TRIAL_NOT_OFFERED');
    expect(balances()).toEqual([100_000, 100_000]);
  });

  it('GAME-05 GAME-12 pays what it shows after a restart in the middle, and proves the hand with the seeds of its players', () => {
    const one = sit(ana, 6);
    sit(ben, 1);
    after(13_000);
    real.reopen();
    real.step(ana, one, { no: 0, input: { bid: 2 } });
    real.reopen();
    after(60_000);
    const { hand } = NiuNiuView.parse(real.runner.show(real.world, one)?.view);
    const net = hand?.seats.find(({ seat }) => seat === 6)?.netMinor ?? 0;
    expect(real.balance(ana)).toBe(100_000 + net - Math.floor(Math.max(net, 0) / 20));
    const proof = real.runner.prove(real.world, one);
    expect(JSON.stringify(proof)).toContain(`of-${ana.slice(0, 12)}`);
  });

  it('GAME-09 has no row and no job while nobody sits, and answers at once after weeks', () => {
    after(45 * 86_400_000);
    expect(standing()).toMatchObject({ takesBets: true, shown: { seats: [], bank: null } });
    expect(real.world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'))).toEqual([]);
  });
});
