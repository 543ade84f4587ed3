import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fish } from './families/fish-fixture';
import { wheel } from './families/wheel-fixture';
import { createMemoryRunner } from './testing/memory-runner';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const TABLE = 'wheel/010001';
const FUNDS_MINOR = 100_000;
/** The result of a round stands. */
const END_MS = 20_000;

type Fields = Record<string, number>;

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(wheel, fish);
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(FUNDS_MINOR);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const key = (number: number): string => `2030-01-02-${number}`;
const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const moved = (kind: string) => count(`postings WHERE kind = '${kind}'`);
const force = (field: number) => real.runner.shared.force(real.world, { rounds: TABLE, wish: { field } });
const lay = (who: string, fields: Fields, { name = 'a', wallet = 'main' as const } = {}) =>
  real.place(who, { round: `${name}`, family: 'wheel', bet: { round: key(1), fields }, wallet }).roundId;
const result = () => real.runner.shared.resultOf(real.world, { rounds: TABLE, day: '2030-01-02', number: 1 });

/** Asks for the correction alone; its bets are settled anew as the clock runs on. */
const ask = (field: unknown, number = 1): void =>
  real.runner.shared.correct(real.world, { rounds: TABLE, key: key(number), wish: { field } });

function correct(field: number): void {
  ask(field);
  real.world.clock.drainAll();
}

/** Plays the first round to one field. */
function come(field: number): void {
  force(field);
  at(END_MS);
}

describe('a shared round whose result was entered wrongly', () => {
  it('QA-08 GAME-12 has winners and losers change places, by postings of their own, and says so', async () => {
    const eva = await real.player(FUNDS_MINOR);
    const [won, lost] = [lay(ana, { 7: 1_000 }), lay(eva, { 8: 1_000 })];
    come(7);
    expect([real.balance(ana), real.balance(eva)]).toEqual([FUNDS_MINOR + 8_500, FUNDS_MINOR - 1_000]);
    const before = count('postings');
    correct(8);
    expect([real.balance(ana), real.balance(eva)]).toEqual([FUNDS_MINOR - 1_000, FUNDS_MINOR + 8_500]);
    expect([count('postings') - before, moved('bet.reversal')]).toEqual([2, 1]);
    expect(result()).toMatchObject({ shown: { field: 8 }, isForced: true, isCorrected: true, isSettling: false });
    expect(real.runner.show(real.world, won)?.view).toMatchObject({ field: 8 });
    expect(real.runner.prove(real.world, lost)?.shared).toMatchObject({
      ...{ isCorrected: true, shown: { field: 8 }, before: { field: 7, fields: { 8: 1_000 } } },
    });
    expect(real.runner.shared.leftOf(real.world, { rounds: TABLE, key: key(1) })).toBe(0);
  });

  it('QA-08 leaves the jackpot, the seeds and the root of the round as they were', () => {
    const roundId = lay(ana, { 7: 1_000 });
    come(7);
    const before = real.runner.prove(real.world, roundId);
    correct(3);
    const after = real.runner.prove(real.world, roundId);
    expect(after?.seeds).toEqual(before?.seeds);
    const { isCorrected: _is, shown: _shown, before: _before, ...kept } = before?.shared ?? {};
    expect(after?.shared).toMatchObject(kept);
  });

  it('QA-08 is corrected once: the same asked again moves nothing, another result is refused', () => {
    lay(ana, { 7: 1_000 });
    come(7);
    correct(8);
    const before = count('postings');
    correct(8);
    expect([count('postings'), count('bet_corrections')]).toEqual([before, 1]);
    expect(codeOf(() => ask(9))).toBe('ROUND_CLOSED');
  });

  it('QA-08 is refused while the round goes on, while it is settling and while it is corrected', () => {
    for (let bet = 0; bet < 60; bet += 1) {
      real.place(ana, {
        round: `t${bet}`,
        nodeId: '010001',
        family: 'wheel',
        bet: { round: key(1), fields: { 1: 100 } },
      });
    }
    expect(codeOf(() => ask(2))).toBe('ROUND_OPEN');
    // Its phase is over, and bets are still to be told.
    real.world.sqlite.prepare('UPDATE shared_rounds SET last_id = 1, ends_at = NULL').run();
    expect(codeOf(() => ask(2))).toBe('ROUND_OPEN');
    real.world.sqlite.prepare(`UPDATE shared_rounds SET last_id = NULL, ends_at = ${DAY_BEGIN + 12_000}`).run();
    come(1);
    ask(2);
    expect(result()).toMatchObject({ isSettling: true, isCorrected: true });
    expect(codeOf(() => ask(3))).toBe('ROUND_CLOSED');
    real.world.clock.drainAll();
    expect(result()).toMatchObject({ isSettling: false });
  });

  it('QA-08 is refused for rounds of nobody, cancelled ones, no other result, no wish, and where nothing is corrected', () => {
    lay(ana, { 7: 1_000 });
    come(7);
    expect(codeOf(() => ask(7))).toBe('INVALID_REQUEST');
    expect(codeOf(() => ask('7'))).toBe('BET_INVALID');
    expect(() => ask(10)).toThrow('no result was found that comes out so');
    expect(codeOf(() => ask(3, 2))).toBe('ROUND_NOT_FOUND');
    const room = { rounds: 'fish-room-1', key: key(1), wish: {} };
    expect(() => real.runner.shared.correct(real.world, room)).toThrow('nothing can be corrected of fish-room-1');
    expect([count('bet_corrections'), result()?.isCorrected]).toEqual([0, false]);
  });

  it('QA-08 stays void where it was cancelled', () => {
    lay(ana, { 7: 1_000 });
    real.runner.shared.withholdReveal(real.world, TABLE);
    at(END_MS);
    expect(codeOf(() => ask(3))).toBe('ROUND_CLOSED');
    expect(real.balance(ana)).toBe(FUNDS_MINOR);
  });

  it('QA-08 leaves the bet of who cannot pay back as it is, wholly, and counts it', async () => {
    const eva = await real.player(1_000);
    const roundId = lay(eva, { 7: 1_000 });
    lay(ana, { 8: 1_000 });
    come(7);
    at(25_000);
    real.place(eva, { round: 'next', family: 'wheel', bet: { round: key(2), fields: { 1: 9_000 } } });
    correct(8);
    expect([real.balance(eva), real.balance(ana)]).toEqual([500, FUNDS_MINOR + 8_500]);
    expect(real.runner.shared.leftOf(real.world, { rounds: TABLE, key: key(1) })).toBe(1);
    expect(real.runner.show(real.world, roundId)?.view).toMatchObject({ field: 7 });
    expect(real.runner.prove(real.world, roundId)?.shared).toMatchObject({ isCorrected: true, before: { field: 7 } });
  });

  it('QA-08 leaves what else ended a bet', () => {
    const roundId = lay(ana, { 7: 1_000 });
    real.runner.void(real.world, roundId);
    come(7);
    correct(8);
    expect([real.balance(ana), count('bet_corrections')]).toEqual([FUNDS_MINOR, 0]);
  });

  it('QA-08 goes on behind a restart in the middle, each bet once', async () => {
    const players = await Promise.all(Array.from({ length: 45 }, () => real.player(FUNDS_MINOR)));
    for (const player of players) lay(player, { 7: 1_000, 8: 500 });
    come(7);
    ask(8);
    real.reopen();
    real.world.clock.drainAll();
    expect(players.map((player) => real.balance(player))).toEqual(players.map(() => FUNDS_MINOR - 1_500 + 4_750));
    expect([count('bet_corrections'), moved('bet.reversal')]).toEqual([45, 45]);
  });

  it('QA-08 leaves every wallet as if the other result had come at once', async () => {
    const layout = fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.integer({ min: 100, max: 2_000 }), {
      ...{ minKeys: 1, maxKeys: 4, noNullPrototype: true },
    });
    const field = fc.integer({ min: 0, max: 4 });
    const came = fc.tuple(field, field).filter(([first, second]) => first !== second);
    await fc.assert(
      fc.asyncProperty(layout, layout, came, async (hers, his, [first, second]) => {
        const mine = openRunner(wheel);
        mine.world.clock.set(DAY_BEGIN);
        const members = { ana: await mine.player(FUNDS_MINOR), eva: await mine.player(FUNDS_MINOR) };
        const model = createMemoryRunner(wheel);
        const round = model.openShared('wheel', { script: [second] });
        for (const [player, fields] of [
          ['ana', hers],
          ['eva', his],
        ] as const) {
          model.fund(`${player}/main`, FUNDS_MINOR);
          model.place({ player, family: 'wheel', bet: { round, fields } });
          mine.place(members[player], { round: 'a', family: 'wheel', bet: { round: key(1), fields } });
        }
        for (const _phase of ['closed', 'spinning', 'result']) model.advance('wheel', round);
        mine.runner.shared.force(mine.world, { rounds: TABLE, wish: { field: first } });
        mine.world.clock.advance(END_MS);
        mine.runner.shared.correct(mine.world, { rounds: TABLE, key: key(1), wish: { field: second } });
        mine.world.clock.drainAll();
        const balances = [mine.balance(members.ana), mine.balance(members.eva)];
        expect(balances).toEqual([model.balance('ana/main'), model.balance('eva/main')]);
        expect(mine.world.ledger.audit().findings).toEqual([]);
        mine.world.close();
      }),
      { numRuns: 8 },
    );
  });
});
