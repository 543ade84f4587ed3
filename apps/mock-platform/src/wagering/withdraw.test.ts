import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crash } from './families/crash-fixture';
import { wheel } from './families/wheel-fixture';
import { NO_BETS } from './shared-seeds';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';
import type { Wallet } from './wallet';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const ROUND = `${DAY}-1`;
const CLOSE_MS = 12_000;
const FUNDS_MINOR = 10_000;

let real: RealRunner;
let [ana, eva] = ['', ''];
beforeEach(async () => {
  real = openRunner(wheel, crash);
  real.world.clock.set(DAY_BEGIN);
  [ana, eva] = [await real.player(FUNDS_MINOR), await real.player(FUNDS_MINOR)];
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

type Fields = Record<string, number>;
interface Laying {
  key?: string;
  wallet?: Wallet;
  round?: string;
}
const lay = (who: string, fields: Fields, { key = JSON.stringify(fields), wallet, round = ROUND }: Laying = {}) =>
  real.place(who, {
    ...{ round: key, roundKey: `key-${key}`, family: 'wheel', bet: { round, fields } },
    ...(wallet && { wallet }),
  });
const bets = () => real.world.sqlite.prepare('SELECT status, stake_minor FROM bets ORDER BY id').raw().all();
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const over = (number = 1) => real.runner.shared.resultOf(real.world, { rounds: 'wheel/010001', day: DAY, number });
const at = (ms: number): void => real.world.clock.set(DAY_BEGIN + ms);

describe('a layout in place of another', () => {
  it('GAME-12 brings the old stake back and takes the new one, and alone is decided', () => {
    lay(ana, { 0: 1_000, 1: 2_000 });
    lay(ana, { 7: 500 });
    expect([real.balance(ana), bets(), count('shared_entries')]).toEqual([
      FUNDS_MINOR - 500,
      [
        ['CANCELLED', 3_000],
        ['PENDING', 500],
      ],
      1,
    ]);
    at(20_000);
    const won = real.world.sqlite.prepare("SELECT payout_minor FROM bets WHERE status = 'SETTLED'").pluck().get();
    expect([real.balance(ana), count('exposures')]).toEqual([FUNDS_MINOR - 500 + Number(won), 0]);
    expect(over()?.betsRoot).toBe(real.world.sqlite.prepare('SELECT leaf FROM shared_entries').pluck().get());
  });

  it('GAME-12 may cost what the old one and the balance are together, and not a centavo more', () => {
    const first = lay(ana, { 7: 9_000 });
    lay(ana, { 7: FUNDS_MINOR });
    expect(real.balance(ana)).toBe(0);
    expect(codeOf(() => lay(ana, { 7: FUNDS_MINOR + 1 }))).toBe('INSUFFICIENT_FUNDS');
    expect([real.balance(ana), bets().at(-1), count('shared_entries')]).toEqual([0, ['PENDING', FUNDS_MINOR], 1]);
    expect(first.isRepeat).toBe(false);
  });

  it('GAME-12 that is refused leaves the old one as it was', async () => {
    ana = await real.player(10_000_000);
    lay(ana, { 7: 1_000 });
    const before = [real.balance(ana), bets(), count('shared_entries WHERE is_open = 1')];
    const refused: [Fields, string][] = [
      [{ 7: 600_000 }, 'EXPOSURE_REACHED'],
      [{ 7: 0 }, 'BET_INVALID'],
      [{}, 'BET_INVALID'],
    ];
    for (const [fields, code] of refused) expect(codeOf(() => lay(ana, fields))).toBe(code);
    expect([real.balance(ana), bets(), count('shared_entries WHERE is_open = 1')]).toEqual(before);
    at(CLOSE_MS);
    expect(codeOf(() => lay(ana, { 8: 1 }))).toBe('ROUND_CLOSED');
    expect([real.balance(ana), bets(), count('shared_entries WHERE is_open = 1')]).toEqual(before);
    at(20_000);
  });

  it('GAME-12 takes none of the room that the old one had on a field', () => {
    lay(ana, { 7: 5_000 });
    lay(ana, { 7: 6_000 });
    expect(real.world.sqlite.prepare('SELECT amount_minor FROM exposures').pluck().all()).toEqual([57_000]);
    lay(eva, { 7: 1_000 });
    expect(real.world.sqlite.prepare('SELECT amount_minor FROM exposures').pluck().all()).toEqual([66_500]);
  });

  it('GAME-12 asked for many times at once is one of them, and each key is taken once', async () => {
    const asked = Array.from({ length: 12 }, (_, index) =>
      real.world.commit(() => lay(ana, { 7: 1_000 + (index % 6) })),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(6);
    expect([count("bets WHERE status = 'PENDING'"), real.balance(ana)]).toEqual([1, FUNDS_MINOR - 1_005]);
    // The page asks for the first one again, whose answer it never had.
    const again = lay(ana, { 7: 1_000 });
    expect([again.isRepeat, again.moment.stakeMinor, real.balance(ana)]).toEqual([true, 1_000, FUNDS_MINOR - 1_005]);
  });

  it('GAME-06 is of the same wallet: play money and real money stand side by side', () => {
    const grant = { kind: 'trial.grant', key: 'grant', memberId: ana, amountMinor: 5_000, reference: '' } as const;
    real.world.ledger.post({ ...grant, at: DAY_BEGIN });
    lay(ana, { 7: 1_000 });
    lay(ana, { 7: 300 }, { key: 'trial', wallet: 'trial' });
    lay(ana, { 7: 200 }, { key: 'again', wallet: 'trial' });
    expect(bets()).toEqual([
      ['PENDING', 1_000],
      ['CANCELLED', 300],
      ['PENDING', 200],
    ]);
    expect(real.balance(ana)).toBe(FUNDS_MINOR - 1_000);
    at(20_000);
  });

  it('GAME-12 replaces none of another player, nor of another round', () => {
    lay(ana, { 7: 1_000 });
    lay(eva, { 7: 500 });
    at(25_000);
    lay(ana, { 8: 200 }, { round: `${DAY}-2` });
    expect(count("bets WHERE status = 'CANCELLED'")).toBe(0);
    at(50_000);
  });
});

describe('a layout that is taken back', () => {
  it('GAME-12 gives everything back and leaves the round as if it had never been', () => {
    const { roundId, betId } = lay(ana, { 0: 1_000, 1: 2_000 });
    const answer = { roundId, betId, stakeMinor: 3_000, balanceMinor: FUNDS_MINOR };
    expect(real.withdraw(ana, roundId)).toEqual({ ...answer, isRepeat: false });
    expect(real.withdraw(ana, roundId)).toEqual({ ...answer, isRepeat: true });
    expect([bets(), count('shared_entries'), count('exposures')]).toEqual([[['CANCELLED', 3_000]], 0, 0]);
    at(20_000);
    expect([over()?.betsRoot, over()?.isCancelled]).toEqual([NO_BETS, false]);
    expect(real.balance(ana)).toBe(FUNDS_MINOR);
  });

  it('GAME-12 stays where the round is closed by the clock, though its jobs are late', () => {
    const { roundId } = lay(ana, { 7: 1_000 });
    real.world.sqlite.exec("UPDATE due_jobs SET error = 'late' WHERE kind LIKE 'shared.%'");
    at(CLOSE_MS + 1);
    expect(codeOf(() => real.withdraw(ana, roundId))).toBe('ROUND_CLOSED');
    real.world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    real.world.clock.drainAll();
    at(20_000);
    expect(codeOf(() => real.withdraw(ana, roundId))).toBe('ROUND_CLOSED');
    expect(count("bets WHERE status = 'SETTLED'")).toBe(1);
  });

  it('GAME-12 S2 is nobody else’s, and of a family that replaces its bets', () => {
    const { roundId } = lay(ana, { 7: 1_000 });
    expect(codeOf(() => real.withdraw(eva, roundId))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => real.withdraw(ana, 'nothing'))).toBe('ROUND_NOT_FOUND');
    const [flight] = real.runner.shared.standing(real.world, 'crash-1');
    const bet = { round: flight?.key, stakeMinor: 100, autoX100: null };
    const flown = real.place(ana, { round: 'c', family: 'crash', bet }).roundId;
    expect(codeOf(() => real.withdraw(ana, flown))).toBe('STEP_INVALID');
    expect(real.balance(ana)).toBe(FUNDS_MINOR - 1_100);
    real.world.clock.advance(300_000);
  });

  it('GAME-12 can be laid anew under another key, and the old key says what it said', () => {
    const { roundId } = lay(ana, { 7: 1_000 });
    real.withdraw(ana, roundId);
    expect([lay(ana, { 7: 1_000 }).isRepeat, real.balance(ana)]).toEqual([true, FUNDS_MINOR]);
    expect([lay(ana, { 7: 1_000 }, { key: 'anew' }).isRepeat, real.balance(ana)]).toEqual([false, FUNDS_MINOR - 1_000]);
    at(20_000);
  });
});
