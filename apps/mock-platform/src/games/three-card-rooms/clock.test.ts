import { TrioShown, type TrioStep, TrioView } from '@tonalli/contracts/games/three-card-rooms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { blindThreeCardRooms } from '../blind-three-card-rooms/module';
import { threeCardRooms } from './module';
import { COVER_MINOR } from './room-fixture';

const DAY = '2030-01-02';
const KEY = `${DAY}-1`;
const FAMILY = 'three-card-rooms';
const BLIND = 'blind-three-card-rooms';

let real: RealRunner;
let ana: string;
let ben: string;
beforeEach(async () => {
  real = openRunner(threeCardRooms, blindThreeCardRooms);
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

const sit = (memberId: string, seat: number, family = FAMILY) =>
  real.place(memberId, {
    ...{ round: `${family}-${seat}`, family },
    bet: { round: KEY, seat, seed: `of-${memberId.slice(0, 12)}` },
  }).roundId;
const latest = (family = FAMILY) => real.runner.shared.latest(real.world, `${family}/010001`);
const shown = (family = FAMILY) => TrioShown.parse(latest(family)?.shown);
const phase = () => latest()?.phase;
const after = (ms: number) => real.world.clock.advance(ms);
const view = (roundId: string) => TrioView.parse(real.runner.show(real.world, roundId)?.view);
const balances = () => [real.balance(ana), real.balance(ben)];

/** Two who sit, and have been dealt. */
function dealt(family = FAMILY) {
  const ids = new Map([
    [2, { who: ana, roundId: sit(ana, 2, family), no: 0 }],
    [5, { who: ben, roundId: sit(ben, 5, family), no: 0 }],
  ]);
  after(13_000);
  const of = (seat: number | null) => ids.get(seat ?? 0) ?? { who: '', roundId: '', no: 0 };
  function speak(seat: number | null, act: TrioStep['act']): void {
    const own = of(seat);
    real.step(own.who, own.roundId, { no: own.no, input: { act } });
    own.no += 1;
  }
  return { speak, of };
}

describe('a room of three cards by its clock', () => {
  it('GAME-09 GAME-12 deals 12 seconds after the second player, waits 12 seconds for each, and is ready 7 seconds after the end', () => {
    const one = sit(ana, 4);
    after(500_000);
    expect(latest()?.takesBets).toBe(true);
    const two = sit(ben, 1);
    after(12_999);
    expect(phase()).toBe('closed');
    after(1);
    expect([phase(), view(one).cards.length, view(two).cards.length]).toEqual(['turn', 3, 3]);
    const first = shown().turn;
    after(11_999);
    expect([phase(), shown().turn]).toEqual(['turn', first]);
    after(1);
    // Who does not come back is out, and the other has the antes.
    expect([phase(), shown().winners]).toEqual(['over', [first === 4 ? 1 : 4]]);
    const won = first === 4 ? ben : ana;
    expect([real.balance(won), balances().reduce((sum, minor) => sum + minor, 0)]).toEqual([100_095, 199_995]);
    after(7_000);
    expect(real.runner.shared.standing(real.world, `${FAMILY}/010001`)[0]?.key).toBe(`${DAY}-2`);
  });

  it('GAME-13 goes on at once when a seat has spoken, and gives the next one its whole time', () => {
    const { speak, of } = dealt();
    const first = shown().turn;
    after(5_000);
    speak(first, 'raise');
    after(1);
    expect(shown()).toMatchObject({ level: 2, turn: first === 2 ? 5 : 2 });
    after(11_998);
    expect(phase()).toBe('turn');
    speak(shown().turn, 'compare');
    after(1);
    expect(phase()).toBe('over');
    const { hand } = view(of(2).roundId);
    expect(hand?.acts.map(({ act, minor }) => [act, minor])).toEqual([
      ['raise', 200],
      ['compare', 200],
    ]);
    const winner = hand?.winners ?? [];
    const expected = winner.length === 2 ? [100_000, 100_000] : winner[0] === 2 ? [100_285, 99_700] : [99_700, 100_285];
    expect(balances()).toEqual(expected);
  });

  it('GAME-05 shows in the table at once who has looked, and charges half until then', () => {
    const { speak } = dealt(BLIND);
    const first = shown(BLIND).turn;
    const other = first === 2 ? 5 : 2;
    speak(other, 'look');
    expect(shown(BLIND).seats.find(({ seat }) => seat === other)?.hasLooked).toBe(true);
    expect(shown(BLIND).turn).toBe(first);
    speak(first, 'call');
    after(1);
    speak(other, 'call');
    after(1);
    expect(shown(BLIND).seats.map(({ seat, halves }) => [seat, halves])).toEqual(
      [2, 5].map((seat) => [seat, seat === first ? 3 : 4]),
    );
  });

  it('GAME-09 lets a player stand up until cards are dealt, and gives the cover back after ten minutes alone', () => {
    const up = sit(ana, 2);
    real.withdraw(ana, up);
    expect(balances()).toEqual([100_000, 100_000]);
    sit(ben, 2);
    expect(balances()).toEqual([100_000, 100_000 - COVER_MINOR]);
    after(10 * 60_000 + 1_000);
    expect(balances()).toEqual([100_000, 100_000]);
  });

  it('GAME-13 refuses a taken seat, a foreign hand and a room that is dealt, and charges nothing', () => {
    const own = sit(ana, 2);
    expect(codeOf(() => sit(ben, 2))).toBe('SEAT_TAKEN');
    sit(ben, 3);
    after(13_000);
    expect(codeOf(() => real.step(ben, own, { no: 0, input: { act: 'fold' } }))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => sit(ben, 5))).toBe('ROUND_CLOSED');
    expect(codeOf(() => real.withdraw(ana, own))).toBe('ROUND_CLOSED');
    expect(balances()).toEqual([100_000 - COVER_MINOR, 100_000 - COVER_MINOR]);
  });

  it('GAME-13 takes a step that is sent again for the same, and moves the money of it once', () => {
    const { speak, of } = dealt();
    const first = shown().turn;
    const { who, roundId } = of(first);
    speak(first, 'raise');
    real.step(who, roundId, { no: 0, input: { act: 'raise' } });
    expect(codeOf(() => real.step(who, roundId, { no: 0, input: { act: 'fold' } }))).toBe('IDEMPOTENCY_KEY_REUSED');
    after(1);
    expect(shown()).toMatchObject({ level: 2 });
  });

  it('GAME-05 GAME-12 goes on after a restart in the middle, and proves the hand with the seeds of its players', () => {
    const { speak, of } = dealt();
    real.reopen();
    const first = shown().turn;
    speak(first, 'call');
    after(1);
    real.reopen();
    speak(shown().turn, 'compare');
    after(1);
    expect(phase()).toBe('over');
    expect(JSON.stringify(real.runner.prove(real.world, of(2).roundId))).toContain(`of-${ana.slice(0, 12)}`);
  });
});
