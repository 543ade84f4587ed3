import { FISH_IDLE_MS, FISH_TIDE_MS, type FishHit, FishShown } from '@tonalli/contracts/games/fish';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import { fish } from './module';
import { shoalOf, swims } from './shoal';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const FIRST = `${DAY}-1`;
const AT = 20_000;
const UNIT = 100;

let real: RealRunner;
let [ana, eva] = ['', ''];
beforeEach(async () => {
  real = openRunner(fish);
  real.world.clock.set(DAY_BEGIN + AT);
  [ana, eva] = [await real.player(100_000), await real.player(100_000)];
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const rooms = () => real.runner.shared.nameOf(real.world, { family: 'fish', nodeId: '010001' });
const room = (): FishShown => FishShown.parse(real.runner.shared.standing(real.world, rooms())[0]?.shown);

/** Shots at what swims, the last at that moment. */
function shots(count: number, at = AT): FishHit[] {
  const { gone, ...tide } = room();
  const there = shoalOf(tide).filter((one) => swims(one, at) && swims(one, at - 3_000) && !gone.includes(one.id));
  return Array.from({ length: count }, (_, shot) => ({
    ...{ fish: there[shot % there.length]?.id ?? 0, level: 1 },
    at: at - (count - 1 - shot) * 125,
  }));
}

interface Sitting {
  readonly name?: string;
  readonly seat?: number;
  readonly round?: string;
  readonly hits?: FishHit[];
}

const sit = (memberId: string, { name = 'a', seat = 1, round = FIRST, hits = shots(1) }: Sitting = {}) =>
  real.place(memberId, { round: name, family: 'fish', bet: { round, seat, hits } });
const fire = (memberId: string, roundId: string, { no = 0, hits }: { no?: number; hits: FishHit[] }) =>
  real.step(memberId, roundId, { no, input: { do: 'fire', hits } });

describe('a room of fish on the platform', () => {
  it('GAME-05 GAME-13 charges a batch once however often it arrives, and nothing of somebody else', () => {
    const { roundId } = sit(ana);
    const hits = shots(3, AT + 500);
    real.world.clock.advance(500);
    expect(codeOf(() => fire(eva, roundId, { hits }))).toBe('ROUND_NOT_FOUND');
    const first = fire(ana, roundId, { hits });
    const balance = real.balance(ana);
    const again = fire(ana, roundId, { hits });
    expect([first.isRepeat, again.isRepeat]).toEqual([false, true]);
    expect(again.moment).toEqual(first.moment);
    expect(codeOf(() => fire(ana, roundId, { hits: hits.slice(1) }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect([real.balance(ana), real.balance(eva)]).toEqual([balance, 100_000]);
    expect(first.moment.stakeMinor).toBe(4 * UNIT);
  });

  it('GAME-05 has four seats, each of one player, and a seat is free again once its player has left', () => {
    const { roundId } = sit(ana, { seat: 2 });
    expect(codeOf(() => sit(eva, { seat: 2 }))).toBe('SEAT_TAKEN');
    expect(codeOf(() => sit(eva, { seat: 5 }))).toBe('BET_INVALID');
    expect(real.balance(eva)).toBe(100_000);
    real.step(ana, roundId, { no: 0, input: { do: 'leave' } });
    sit(eva, { seat: 2, name: 'b' });
    expect(room().seats.map(({ seat }) => seat)).toEqual([2]);
  });

  it('GAME-11 GAME-12 shows everybody who fires and what was caught, which is gone for all', () => {
    const { roundId } = sit(ana, { hits: shots(8) });
    const [seat] = room().seats;
    expect(seat).toMatchObject({ seat: 1, level: 1, batch: 1 });
    expect(seat?.last).toHaveLength(8);
    real.step(ana, roundId, { no: 0, input: { do: 'leave' } });
    let caught: number[] = [];
    for (let more = 1; caught.length === 0 && more < 20; more += 1) {
      const again = sit(ana, { name: `more-${more}`, hits: shots(8) });
      caught = room().seats.flatMap(({ last }) => last.filter(([, , pays]) => pays > 0).map(([id]) => id));
      expect(room().gone).toEqual(expect.arrayContaining(caught));
      real.step(ana, again.roundId, { no: 0, input: { do: 'leave' } });
    }
    expect(caught).not.toEqual([]);
    // Also once somebody else fires, who caught none of them.
    sit(eva, { seat: 2, name: 'beside' });
    expect(room().gone).toEqual(expect.arrayContaining(caught));
    const late = [{ fish: caught[0] ?? -1, level: 1, at: AT }];
    const written = () => real.world.sqlite.prepare('SELECT total_changes()').pluck().get();
    const before = [real.balance(eva), written()];
    expect(codeOf(() => sit(eva, { seat: 3, name: 'late', hits: late }))).toBe('BET_INVALID');
    // Refused before anything was taken, so that nothing has to be undone for all whose calls came with it.
    expect([real.balance(eva), written()]).toEqual(before);
  });

  it('GAME-05 MEM-07 ends a segment with its tide, gives the held shot back, and keeps one record', () => {
    const { roundId } = sit(ana, { hits: shots(5) });
    const held = real.balance(ana);
    for (let quarter = 1; quarter <= 6; quarter += 1) real.world.clock.set(DAY_BEGIN + AT + quarter * 6_000);
    // Who does not fire for a while leaves before.
    expect(real.balance(ana)).toBe(held + UNIT);
    const second = sit(ana, { name: 'b', hits: shots(2, AT + 36_000) });
    real.world.clock.set(DAY_BEGIN + FISH_TIDE_MS);
    expect(codeOf(() => fire(ana, second.roundId, { hits: shots(1, 100) }))).toBe('STEP_INVALID');
    const bets = real.world.sqlite
      .prepare<[], { n: number }>("SELECT count(*) n FROM bets WHERE status = 'SETTLED'")
      .get();
    expect(bets?.n).toBe(2);
    expect(roundId).not.toBe(second.roundId);
    expect(room().seats).toEqual([]);
  });

  it('GAME-13 leaves the seat for whoever does not fire, as the help says', () => {
    const { roundId } = sit(ana);
    const held = real.balance(ana);
    real.world.clock.advance(FISH_IDLE_MS - 1);
    expect(real.balance(ana)).toBe(held);
    real.world.clock.advance(1);
    expect(real.balance(ana)).toBe(held + UNIT);
    expect(codeOf(() => fire(ana, roundId, { hits: shots(1, AT + FISH_IDLE_MS) }))).toBe('STEP_INVALID');
  });

  it('GAME-05 refuses what cannot be, takes nothing for it, and the room goes on', () => {
    const wrong: [string, FishHit[]][] = [
      ['BET_INVALID', [{ fish: 9_999, level: 1, at: AT }]],
      ['BET_INVALID', shots(2).map((hit) => ({ ...hit, at: AT }))],
      ['BET_INVALID', shots(21)],
    ];
    for (const [code, hits] of wrong) expect(codeOf(() => sit(ana, { hits }))).toBe(code);
    expect(codeOf(() => sit(ana, { round: `${DAY}-2` }))).toBe('ROUND_CLOSED');
    expect(codeOf(() => sit(ana, { round: 'another room' }))).toBe('ROUND_CLOSED');
    expect(real.balance(ana)).toBe(100_000);
    sit(ana);
    expect(real.balance(ana)).not.toBe(100_000);
  });

  it('GAME-05 RG-03 ends with a break of the member, whose held shot comes back', () => {
    sit(ana, { hits: shots(2) });
    const held = real.balance(ana);
    real.world.transaction(() => real.runner.endRoundsOf(real.world, { memberId: ana, why: 'SELF_EXCLUSION' }));
    expect(real.balance(ana)).toBe(held + UNIT);
  });

  it('GAME-12 costs nothing while nobody sits: no row and no job', () => {
    const rows = () => real.world.sqlite.prepare<[], { n: number }>('SELECT count(*) n FROM shared_rounds').get()?.n;
    expect(room().seed).toBeGreaterThanOrEqual(0);
    real.world.clock.advance(5 * FISH_TIDE_MS);
    expect([rows(), room().seats]).toEqual([0, []]);
  });
});
