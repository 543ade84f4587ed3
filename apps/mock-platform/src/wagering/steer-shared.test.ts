import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chase } from './families/chase-fixture';
import { crash } from './families/crash-fixture';
import { fish } from './families/fish-fixture';
import { wheel } from './families/wheel-fixture';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const [CLOSE_MS, SPIN_MS, END_MS, EVERY_MS] = [12_000, 13_000, 20_000, 25_000];
const TABLE = 'wheel/010001';

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(wheel, crash, fish, chase);
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(100_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const shared = () => real.runner.shared;
const standing = (rounds = TABLE) => shared().standing(real.world, rounds)[0];
const result = (number: number, day = DAY) => shared().resultOf(real.world, { rounds: TABLE, day, number });
const lay = (number: number, fields: Record<string, number>) =>
  real.place(ana, {
    round: `${number}-${JSON.stringify(fields)}`,
    family: 'wheel',
    bet: { round: `${DAY}-${number}`, fields },
  });
const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const waiting = () => real.world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'));

describe('the next round of a table that testers force', () => {
  it.each([0, 3, 9])('QA-08 GAME-12 comes out as wished (%i), is marked, and the one behind it is not', (field) => {
    lay(1, { [field]: 100 });
    shared().force(real.world, { rounds: TABLE, wish: { field } });
    at(END_MS);
    expect(result(1)).toMatchObject({ shown: { field }, isForced: true, isCancelled: false });
    const { clientSeed, beacon, betsRoot } = result(1) ?? {};
    expect(clientSeed).toMatch(new RegExp(`^${TABLE}:${DAY}-1:${beacon?.value}:${betsRoot}:[1-9]\\d*$`));
    expect(real.balance(ana)).toBe(100_000 - 100 + 950);
    at(EVERY_MS + END_MS);
    expect(result(2)).toMatchObject({ isForced: false });
    expect([count('shared_orders'), waiting()]).toEqual([0, []]);
  });

  it.each([
    ['while it takes bets', 0, 1],
    ['as it is closed', CLOSE_MS, 2],
    ['as it spins', SPIN_MS + 1, 2],
    ['in the rest between two', END_MS + 1, 2],
  ])('QA-08 is woken where nobody is in it, %s', (_when, ms, number) => {
    at(ms);
    const before = standing()?.published.betsRoot ?? null;
    shared().force(real.world, { rounds: TABLE, wish: { field: 4 } });
    at(END_MS);
    if (number === 2) expect(result(1)?.isForced).toBe(false);
    if (before) expect(result(1)?.betsRoot).toBe(before);
    at((number - 1) * EVERY_MS + END_MS);
    expect(result(number)).toMatchObject({ shown: { field: 4 }, isForced: true });
    at(3 * EVERY_MS);
    expect([waiting(), count('shared_orders')]).toEqual([[], 0]);
  });

  it('QA-08 comes out the same as without it where testers woke it too late', () => {
    at(SPIN_MS + 1);
    const alone = standing();
    shared().force(real.world, { rounds: TABLE, wish: { field: 4 } });
    expect(standing()).toEqual(alone);
    at(2 * EVERY_MS);
  });

  it('QA-08 is the first of the next day, where the day has no more', () => {
    at(86_400_000 - 5_000);
    shared().force(real.world, { rounds: TABLE, wish: { field: 4 } });
    at(86_400_000 + END_MS);
    expect(result(1, '2030-01-03')).toMatchObject({ shown: { field: 4 }, isForced: true });
  });

  it('QA-08 is refused in words where nothing can be wished for, or nothing comes out so', () => {
    const force = (rounds: string, wish: unknown) => () => shared().force(real.world, { rounds, wish });
    expect(force('crash-1', {})).toThrow('nothing can be wished for of crash-1');
    expect(force('fish-room-1', {})).toThrow('nothing can be wished for of fish-room-1');
    expect(codeOf(force(TABLE, { pocket: 4 }))).toBe('BET_INVALID');
    expect(force(TABLE, { field: 10 })).toThrow('ask for less');
    expect([count('shared_orders'), count('shared_rounds')]).toEqual([0, 0]);
  });

  it('QA-08 waits at its own table alone, also where rounds open one after another', () => {
    shared().withholdReveal(real.world, 'crash-1');
    at(8_000);
    expect(shared().resultOf(real.world, { rounds: 'crash-1', day: DAY, number: 1 })).toMatchObject({
      isCancelled: true,
    });
    expect(shared().standing(real.world, 'crash-1')[0]).toMatchObject({ number: 2, opensAt: DAY_BEGIN + 8_000 });
    at(9_000);
    shared().withholdReveal(real.world, 'crash-1');
    at(16_000);
    expect(shared().resultOf(real.world, { rounds: 'crash-1', day: DAY, number: 2 })?.isCancelled).toBe(true);
    real.world.clock.advance(600_000);
    expect(waiting()).toEqual([]);
  });
});

describe('a reveal that testers keep back', () => {
  it('LOTT-12 QA-08 cancels the round, gives all back and shows the link all the same', () => {
    lay(1, { 7: 500 });
    shared().withholdReveal(real.world, TABLE);
    at(SPIN_MS);
    expect(real.balance(ana)).toBe(100_000);
    expect(result(1)).toMatchObject({
      isCancelled: true,
      isForced: false,
      serverSeed: expect.stringMatching(/^\w{64}$/),
    });
    at(EVERY_MS + END_MS);
    expect(result(2)?.isCancelled).toBe(false);
  });
});

describe('a phase that testers skip', () => {
  it('QA-08 ends now, and the table opens its next round as it would', () => {
    lay(1, { 7: 500 });
    shared().skipPhase(real.world, TABLE);
    real.world.clock.drainAll();
    expect(standing()).toMatchObject({ takesBets: false, shown: { name: 'closed' } });
    expect(codeOf(() => lay(1, { 8: 500 }))).toBe('ROUND_CLOSED');
    // The beacon's value comes to be a second behind the close.
    shared().skipPhase(real.world, TABLE);
    real.world.clock.drainAll();
    expect(standing()?.shown).toMatchObject({ name: 'closed' });
    at(1_000);
    expect(standing()?.shown).toMatchObject({ name: 'spinning' });
    shared().skipPhase(real.world, TABLE);
    real.world.clock.drainAll();
    expect([standing(), result(1)?.isCancelled, count('round_progress WHERE is_over = 0')]).toEqual([
      undefined,
      false,
      0,
    ]);
    expect(codeOf(() => shared().skipPhase(real.world, TABLE))).toBe('ROUND_NOT_FOUND');
    at(EVERY_MS);
    expect(standing()).toMatchObject({ number: 2, takesBets: true });
  });

  it('QA-08 is that of one table alone, also where nobody is in it', () => {
    shared().skipPhase(real.world, TABLE);
    real.world.clock.drainAll();
    expect([standing()?.takesBets, standing('wheel/010002')?.takesBets]).toEqual([false, true]);
    at(EVERY_MS);
    expect(waiting()).toEqual([]);
  });
});

describe('a table that testers hold', () => {
  it('QA-08 stays in its phase, opens no other round, and goes on with what was left of it', () => {
    at(2_000);
    shared().hold(real.world, TABLE);
    shared().hold(real.world, TABLE);
    at(10 * EVERY_MS + 1_000);
    expect(standing()).toMatchObject({ number: 1, takesBets: true, published: { heldMs: 10_000 } });
    lay(1, { 7: 500 });
    expect(codeOf(() => lay(11, { 7: 500 }))).toBe('ROUND_CLOSED');
    expect(result(2)).toBeNull();
    shared().letGo(real.world, TABLE);
    real.world.clock.advance(9_999);
    expect(standing()?.takesBets).toBe(true);
    real.world.clock.advance(1);
    expect(standing()).toMatchObject({ number: 1, takesBets: false, published: { heldMs: null } });
    real.world.clock.advance(8_000);
    expect([count('round_progress WHERE is_over = 0'), result(1)?.isForced]).toEqual([0, false]);
    at(12 * EVERY_MS);
    expect(standing()).toMatchObject({ number: 13, takesBets: true });
  });

  it('QA-08 survives a restart, is skipped and is cancelled like any other', () => {
    lay(1, { 7: 500 });
    shared().hold(real.world, TABLE);
    at(EVERY_MS);
    real.reopen();
    expect(standing()).toMatchObject({ number: 1, takesBets: true });
    shared().skipPhase(real.world, TABLE);
    real.world.clock.drainAll();
    expect(standing()).toMatchObject({ number: 1, takesBets: false });
    shared().hold(real.world, TABLE);
    shared().cancel(real.world, { rounds: TABLE, key: `${DAY}-1` });
    real.world.clock.drainAll();
    expect([real.balance(ana), result(1)?.isCancelled, standing()?.number]).toEqual([100_000, true, 2]);
  });
});
