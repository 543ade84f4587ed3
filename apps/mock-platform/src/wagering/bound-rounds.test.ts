import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fairDraws } from '../kernel/fairness';
import { type Beacon, demonstrationBeacon } from './beacon';
import type { AnyGameModule } from './define-game';
import { drandBeacon } from './drand-beacon';
import { crash } from './families/crash-fixture';
import { wheel } from './families/wheel-fixture';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const CLOSE_MS = 12_000;
const TABLE = 'wheel/010001';
const NOBODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

let real: RealRunner;
let [ana, eva] = ['', ''];
async function open(games: readonly AnyGameModule[] = [wheel, crash], beacon?: Beacon): Promise<void> {
  real = openRunner(...games);
  if (beacon) real.bindBy(beacon);
  real.world.clock.set(DAY_BEGIN);
  [ana, eva] = [await real.player(100_000), await real.player(100_000)];
}
beforeEach(() => open());
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const lay = (who: string, fields: Record<string, number> = { 7: 100 }, round = `${DAY}-1`) =>
  real.place(who, { round: `${round}-${JSON.stringify(fields)}`, family: 'wheel', bet: { round, fields } });
const standing = (rounds = TABLE) => real.runner.shared.standing(real.world, rounds)[0];
const result = (number = 1, rounds = TABLE) => real.runner.shared.resultOf(real.world, { rounds, day: DAY, number });
const sha256 = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);

describe('the bets of a round', () => {
  it('LOTT-12 GAME-12 are bound at its close, before the value that decides it has come to be', () => {
    lay(ana);
    at(CLOSE_MS - 1);
    expect(standing()?.published).toEqual({
      betsRoot: null,
      beacon: null,
      isCorrected: false,
      isForced: false,
      isSettling: false,
      heldMs: null,
    });
    at(CLOSE_MS);
    const closed = standing();
    expect(closed?.published).toMatchObject({ betsRoot: expect.stringMatching(/^[0-9a-f]{64}$/), beacon: null });
    const { number } = demonstrationBeacon.after(DAY_BEGIN + CLOSE_MS);
    expect([number * 1_000 > DAY_BEGIN + CLOSE_MS, demonstrationBeacon.valueAt(real.world, number)]).toEqual([
      true,
      null,
    ]);
    at(CLOSE_MS + 1_000);
    expect(standing()?.published).toMatchObject({ betsRoot: closed?.published.betsRoot, beacon: { number } });
    at(20_000);
    const over = result();
    expect([over?.betsRoot, over?.beacon?.number, over?.closedAt]).toEqual([
      closed?.published.betsRoot,
      number,
      DAY_BEGIN + CLOSE_MS,
    ]);
    expect(sha256(Buffer.from(over?.beacon?.value ?? '', 'hex'))).toBe(over?.beacon?.proof);
  });

  it('LOTT-12 decide it together with link and beacon, and nothing else does', () => {
    lay(ana);
    lay(eva, { 1: 5, 2: 6 });
    at(20_000);
    const { serverSeed = '', clientSeed, betsRoot, beacon, shown } = result() ?? {};
    expect(clientSeed).toBe(`${TABLE}:${DAY}-1:${beacon?.value}:${betsRoot}`);
    const field = fairDraws({ serverSeed, clientSeed: clientSeed ?? '', nonce: 1 }).below(10);
    expect(shown).toEqual({ name: 'result', field });
  });

  it('LOTT-12 are its leaves in the order in which they came, each with a salt of its own', () => {
    const [first, second] = [lay(ana), lay(eva)];
    at(20_000);
    const leaves = real.world.sqlite.prepare('SELECT leaf FROM shared_entries ORDER BY id').pluck().all().map(String);
    const [one = '', other = ''] = leaves;
    // The same layout and stake: only who knows the salts can tell.
    const salts = [first, second].map(({ roundId }) => real.runner.prove(real.world, roundId)?.shared.leaf.salt);
    expect([new Set(salts).size, salts[0]]).toEqual([2, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect([leaves.length, one === other, first.betId < second.betId]).toEqual([2, false, true]);
    expect(result()?.betsRoot).toBe(sha256(Uint8Array.of(1), Buffer.from(one, 'hex'), Buffer.from(other, 'hex')));
  });

  it('LOTT-12 are refused behind the close, and the root stays', () => {
    lay(ana);
    at(CLOSE_MS);
    const root = standing()?.published.betsRoot;
    expect(codeOf(() => lay(eva))).toBe('ROUND_CLOSED');
    at(20_000);
    expect([result()?.betsRoot, real.balance(eva)]).toEqual([root, 100_000]);
  });

  it('LOTT-12 have no root where there are none, and the beacon binds the round all the same', () => {
    at(20_000);
    expect([result()?.betsRoot, result()?.beacon?.source]).toEqual([NOBODY, 'demonstration']);
  });
});

describe('a family that decides too early', () => {
  const early = (takesBets: boolean): AnyGameModule => {
    const { rounds } = wheel;
    if (!rounds) throw new Error('the wheel has rounds');
    const draws = takesBets ? 'open' : null;
    return {
      ...wheel,
      rounds: {
        ...rounds,
        name: 'early',
        advance(from, context) {
          if ((from?.name ?? null) === draws) context.draws.below(10);
          return rounds.advance(from, context);
        },
      },
    };
  };
  it.each([
    [false, 0],
    [true, CLOSE_MS],
  ])('LOTT-12 is at fault, by name (drawing from what takes bets: %s)', async (takesBets, ms) => {
    real.world.close();
    await open([early(takesBets)]);
    at(ms);
    expect(() => standing('early/1')).toThrow('early/1 2030-01-02-1 draws before its bets are bound');
  });

  it('LOTT-12 takes no bets again, and waits for the beacon', async () => {
    const { rounds } = wheel;
    if (!rounds) throw new Error('the wheel has rounds');
    const hasty = (lastsMs: number, takesBets: boolean): AnyGameModule => ({
      ...wheel,
      rounds: {
        ...rounds,
        name: 'hasty',
        advance(from, context) {
          const phase = rounds.advance(from, context);
          return phase.name === 'closed'
            ? { ...phase, lastsMs }
            : { ...phase, takesBets: phase.takesBets || takesBets };
        },
      },
    });
    real.world.close();
    await open([hasty(1_000, true)]);
    at(20_000);
    expect(() => standing('hasty/1')).toThrow('takes bets again');
    real.world.close();
    await open([hasty(999, false)]);
    at(CLOSE_MS);
    expect(() => standing('hasty/1')).toThrow('is closed for 999 ms');
  });
});

describe('a round without its reveal', () => {
  it('LOTT-12 GAME-12 is cancelled where the beacon is silent, gives all stakes back, counts as cancelled and shows its link', async () => {
    real.world.close();
    await open([wheel], { ...demonstrationBeacon, valueAt: () => null });
    lay(ana);
    lay(eva, { 1: 5, 2: 6 });
    at(CLOSE_MS + 999);
    expect([real.balance(ana), real.balance(eva)]).toEqual([99_900, 99_989]);
    at(CLOSE_MS + 1_000);
    expect([real.balance(ana), real.balance(eva)]).toEqual([100_000, 100_000]);
    at(50_000);
    const { end } = real.runner.shared.chainEnds(real.world, TABLE);
    expect(result()).toMatchObject({ isCancelled: true, clientSeed: null, beacon: null, shown: { field: null } });
    expect(sha256(Buffer.from(result()?.serverSeed ?? '', 'hex'))).toBe(end);
    // Nobody is in the next one, which the world's own beacon decides.
    expect(result(2)).toMatchObject({ isCancelled: false, beacon: { source: 'demonstration' } });
  });

  it('LOTT-12 is decided by recorded rounds of the public beacon where these bind it', async () => {
    const signature =
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
    const genesis = 1_692_803_367_000;
    const { rounds } = wheel;
    if (!rounds) throw new Error('the wheel has rounds');
    // One round that day, which closes a second before round 1000 is signed.
    const signedAt = genesis + 999 * 3_000;
    const dayBegin = Date.UTC(2023, 7, 23, 6);
    const slow: AnyGameModule = {
      ...wheel,
      rounds: {
        ...rounds,
        everyMs: () => 86_400_000,
        advance(from, context) {
          const phase = rounds.advance(from, context);
          if (phase.name === 'open') return { ...phase, lastsMs: signedAt - 1_000 - dayBegin };
          return phase.name === 'closed' ? { ...phase, lastsMs: 3_000 } : phase;
        },
      },
    };
    real.world.close();
    await open([slow], drandBeacon(new Map([[1_000, signature]])));
    real.world.clock.set(dayBegin);
    lay(ana, { 7: 100 }, '2023-08-23-1');
    real.world.clock.set(signedAt + 20_000);
    const over = real.runner.shared.resultOf(real.world, { rounds: TABLE, day: '2023-08-23', number: 1 });
    expect(over?.beacon).toEqual({
      source: 'drand-quicknet',
      number: 1_000,
      value: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
      proof: signature,
    });
  });
});

describe('a world that is opened again in the middle of a round', () => {
  it.each([0, 5_000, CLOSE_MS, CLOSE_MS + 500, CLOSE_MS + 1_000, 15_000, 20_000])(
    'LOTT-12 GAME-12 goes on as if nothing had happened (%i ms)',
    (ms) => {
      lay(ana);
      lay(eva, { 1: 5, 2: 6 });
      at(ms);
      const before = standing();
      real.reopen();
      expect(standing()).toEqual(before);
      at(20_000);
      const over = result();
      const { field } = z.object({ field: z.int() }).parse(over?.shown);
      const wins = (laid: Record<number, number>) => Math.floor(((laid[field] ?? 0) * 95) / 10);
      expect(over?.isCancelled).toBe(false);
      if (before?.published.betsRoot) expect(over?.betsRoot).toBe(before.published.betsRoot);
      expect([real.balance(ana), real.balance(eva)]).toEqual([
        99_900 + wins({ 7: 100 }),
        99_989 + wins({ 1: 5, 2: 6 }),
      ]);
    },
  );

  it('GAME-12 is void where it cannot go on, with what was cashed out kept, once', () => {
    const [flight] = real.runner.shared.standing(real.world, 'crash-1');
    const round = flight?.key ?? '';
    const fly = (who: string, key: string) =>
      real.place(who, { round: key, family: 'crash', bet: { round, stakeMinor: 1_000, autoX100: null } });
    const own = fly(ana, 'a').roundId;
    fly(eva, 'e');
    // So many milliseconds into the flight it stands at 1.01; one that ended at once is void with nothing decided.
    at(8_000 + 200);
    const isCashedOut = codeOf(() => real.step(ana, own, { no: 0, input: 'cash-out' })) === null;
    const balance = real.balance(ana);
    real.reopen();
    const cancelled = codeOf(() => real.runner.shared.cancel(real.world, { rounds: 'crash-1', key: round })) === null;
    real.world.clock.drainAll();
    real.reopen();
    real.world.clock.advance(300_000);
    expect(cancelled).toBe(isCashedOut);
    expect(real.balance(eva)).toBe(cancelled ? 100_000 : 99_000);
    expect(real.balance(ana)).toBe(isCashedOut ? balance : 99_000);
  });
});
