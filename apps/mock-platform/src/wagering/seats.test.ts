import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLOSED_MS, DECIDE_MS, seatGame, WAIT_MS } from './families/seats-fixture';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const KEY = '2030-01-02-1';
const NEXT = '2030-01-02-2';
const NAME = 'seats/010001';

let real: RealRunner;
let ana: string;
let ben: string;
beforeEach(async () => {
  real = openRunner(seatGame);
  // Midnight in Mexico City, which has no summer time any more.
  real.world.clock.set(Date.UTC(2030, 0, 2, 6));
  ana = await real.player(1_000);
  ben = await real.player(1_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

let bets = 0;
function sit(memberId: string, seat: number, round = KEY): string {
  bets += 1;
  return real.place(memberId, { round: `bet-${bets}`, family: 'seats', bet: { round, seat } }).roundId;
}
const call = (memberId: string, roundId: string, input: number) => real.step(memberId, roundId, { no: 0, input });
const phase = () => real.runner.shared.standing(real.world, NAME)[0];
const after = (ms: number) => real.world.clock.advance(ms);

describe('a seat of a shared round', () => {
  it('GAME-13 is one bet’s alone: another is refused, and nothing is charged', () => {
    sit(ana, 1);
    expect([codeOf(() => sit(ben, 1)), codeOf(() => sit(ana, 1))]).toEqual(['SEAT_TAKEN', 'SEAT_TAKEN']);
    expect([real.balance(ana), real.balance(ben)]).toEqual([900, 1_000]);
    sit(ben, 2);
    sit(ana, 3);
    expect([real.balance(ana), real.balance(ben)]).toEqual([800, 900]);
  });

  it('GAME-13 is free again in the round after, and at every other table', () => {
    sit(ana, 1);
    const other = { round: 'there', nodeId: '010002', family: 'seats', bet: { round: KEY, seat: 1 } };
    expect(codeOf(() => real.place(ben, other))).toBeNull();
    after(WAIT_MS + CLOSED_MS + DECIDE_MS);
    expect(codeOf(() => sit(ben, 1, NEXT))).toBeNull();
  });
});

describe('a phase that follows what players do', () => {
  it('GAME-12 waits for the first bet, and goes by it from then on', () => {
    after(100_000);
    expect(phase()).toMatchObject({ key: KEY, takesBets: true });
    sit(ana, 1);
    after(WAIT_MS - 1);
    sit(ben, 2);
    expect(phase()).toMatchObject({ takesBets: true, shown: { calls: { 1: null, 2: null } } });
    after(1);
    expect(phase()).toMatchObject({ key: KEY, takesBets: false });
  });

  it('GAME-12 ends as soon as nobody is waited for, by the jobs of its own table', () => {
    const [one, two] = [sit(ana, 1), sit(ben, 2)];
    after(WAIT_MS + CLOSED_MS);
    call(ana, one, 0);
    expect(phase()).toMatchObject({ key: KEY, shown: { calls: { 1: 0, 2: null } } });
    after(0);
    expect(phase()).toMatchObject({ key: KEY });
    call(ben, two, 1);
    after(0);
    expect(real.runner.shared.resultOf(real.world, { rounds: NAME, day: '2030-01-02', number: 1 })).not.toBeNull();
    expect(real.world.sqlite.prepare("SELECT count(*) FROM bets WHERE status = 'PENDING'").pluck().get()).toBe(0);
  });

  it('GAME-12 ends by its clock where somebody is waited for, and takes no step after', () => {
    const [one, two] = [sit(ana, 1), sit(ben, 2)];
    after(WAIT_MS + CLOSED_MS);
    call(ana, one, 0);
    after(DECIDE_MS - 1);
    expect(phase()).toMatchObject({ key: KEY });
    after(1);
    expect(codeOf(() => call(ben, two, 0))).toBe('STEP_INVALID');
    expect(codeOf(() => real.step(ben, one, { no: 1, input: 1 }))).toBe('ROUND_NOT_FOUND');
  });

  it('GAME-12 goes on after a restart where it stood', () => {
    const [one, two] = [sit(ana, 1), sit(ben, 2)];
    after(WAIT_MS + CLOSED_MS);
    call(ana, one, 0);
    real.reopen();
    expect(phase()).toMatchObject({ key: KEY, shown: { calls: { 1: 0, 2: null } } });
    call(ben, two, 1);
    real.reopen();
    after(0);
    expect(real.runner.shared.resultOf(real.world, { rounds: NAME, day: '2030-01-02', number: 1 })).not.toBeNull();
  });

  it('GAME-12 QA-08 stands still while testers hold it, and goes on by what is left of it', () => {
    const [one, two] = [sit(ana, 1), sit(ben, 2)];
    after(WAIT_MS + CLOSED_MS);
    real.runner.shared.hold(real.world, NAME);
    call(ana, one, 0);
    call(ben, two, 1);
    after(DECIDE_MS);
    expect(phase()).toMatchObject({ key: KEY, shown: { calls: { 1: 0, 2: 1 } } });
    real.runner.shared.letGo(real.world, NAME);
    after(DECIDE_MS);
    expect(real.runner.shared.resultOf(real.world, { rounds: NAME, day: '2030-01-02', number: 1 })).not.toBeNull();
  });

  it('GAME-12 is not changed by a bet or a step that was refused', () => {
    const one = sit(ana, 1);
    after(WAIT_MS);
    const before = phase();
    expect(codeOf(() => call(ana, one, 7))).toBe('STEP_INVALID');
    expect(codeOf(() => sit(ben, 2))).toBe('ROUND_CLOSED');
    expect(phase()).toEqual(before);
  });
});
