import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fairDraws } from '../kernel/fairness';
import { chainEnd, linkFor, ofDraw } from './chain-seeds';
import type { AnyGameModule } from './define-game';
import { plantSeed } from './fairness-seeds';
import { chase, issueName } from './families/chase-fixture';
import { bustX100, crash } from './families/crash-fixture';
import { fish } from './families/fish-fixture';
import { oddsX1000, Table as Score } from './families/match-fixture';
import { niuNiu } from './families/niu-niu-fixture';
import { nodding } from './families/nodding-fixture';
import { parlay } from './families/parlay-fixture';
import { standingOrder } from './families/standing-order-fixture';
import { createRunner } from './runner';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const MINUTE_MS = 60_000;
const ISSUE_MS = 60_000;
const NAMES = ['crash-1', 'pick-three', 'matches', 'niu-niu-table-1', 'fish-room-1'];

let real: RealRunner;
let ana: string;
function open(...games: readonly AnyGameModule[]): RealRunner {
  const opened = openRunner(...games);
  opened.world.clock.set(DAY_BEGIN);
  for (const name of NAMES) plantSeed(opened.world, { ...ofDraw(name), serverSeed: 'ab'.repeat(32), clientSeed: name });
  return opened;
}
beforeEach(async () => {
  real = open(crash, chase, parlay, niuNiu, fish, standingOrder, nodding);
  ana = await real.player(1_000_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const flight = (number: number, day = DAY) => `flight-${day}-${number}`;
const fly = (round = flight(1), stakeMinor = 1_000) => ({
  family: 'crash',
  bet: { round, stakeMinor, autoX100: null },
});
const order = (many: number, unitMinor = 1) => ({
  family: 'pick-three-chase',
  bet: {
    ...{ digits: '407', unitMinor, stopOnWin: false },
    issues: Array.from({ length: many }, (_, index) => ({ issue: issueName(index + 1, DAY), multiple: 1 })),
  },
});
const OVER = {
  ...{ market: 'over' as const, lineQuarters: 2 },
  oddsX1000: oddsX1000({ market: 'over', lineQuarters: 2 }, { home: 0, away: 0, halvesLeft: 2 }) ?? 0,
};
const slip = (index: number, match = `match-${DAY}-1`) => ({ stakeMinor: 100 + index, legs: [{ match, ...OVER }] });
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const waiting = () => real.world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'));
const resultOf = (rounds: string, number: number, day = DAY) =>
  real.runner.shared.resultOf(real.world, { rounds, day, number });

describe('a shared round that nobody is in', () => {
  it('GAME-05 has no row and no job, however long it goes on, and is shown all the same', () => {
    real.world.clock.advance(20 * MINUTE_MS + 1);
    for (const name of NAMES) expect(real.runner.shared.standing(real.world, name).length).toBeGreaterThan(0);
    expect(real.runner.shared.standing(real.world, 'matches')).toHaveLength(3);
    expect([count('shared_rounds'), count('shared_entries'), waiting()]).toEqual([0, 0, []]);
  });

  it('GAME-05 QA-09 comes out as it would with somebody in it, where no bets bind it', () => {
    for (let number = 1; number <= 5; number += 1) {
      real.place(ana, { round: `${number}`, family: 'parlay', bet: slip(0, `match-${DAY}-${number}`) });
      real.world.clock.advance(3 * MINUTE_MS);
    }
    real.world.clock.advance(10 * MINUTE_MS);
    expect(count('shared_rounds')).toBe(5);
    const asleep = open(crash, chase, parlay, niuNiu, fish);
    asleep.world.clock.advance(real.world.clock.now() - DAY_BEGIN);
    for (let number = 1; number <= 5; number += 1) {
      const of = { rounds: 'matches', day: DAY, number };
      expect(resultOf('matches', number)).toEqual(asleep.runner.shared.resultOf(asleep.world, of));
    }
    asleep.world.close();
  });

  it('GAME-08 LOTT-12 differs by its bets alone from the same round with somebody in it', () => {
    real.place(ana, { round: 'chase', ...order(8) });
    real.world.clock.advance(10 * MINUTE_MS);
    const asleep = open(crash, chase, parlay, niuNiu, fish);
    asleep.world.clock.advance(real.world.clock.now() - DAY_BEGIN);
    for (let number = 1; number <= 8; number += 1) {
      const slept = asleep.runner.shared.resultOf(asleep.world, { rounds: 'pick-three', day: DAY, number });
      const { serverSeed, closedAt, betsRoot, beacon } = resultOf('pick-three', number) ?? {};
      expect([serverSeed, closedAt, beacon?.number]).toEqual([
        slept?.serverSeed,
        slept?.closedAt,
        slept?.beacon?.number,
      ]);
      expect([slept?.betsRoot, betsRoot === slept?.betsRoot]).toEqual([createHash('sha256').digest('hex'), false]);
    }
    asleep.world.close();
  });

  it('GAME-08 says nothing of a result before it is one', () => {
    real.world.clock.advance(ISSUE_MS - 1);
    expect(resultOf('pick-three', 1)).toBeNull();
    real.world.clock.advance(1);
    expect(resultOf('pick-three', 1)).toMatchObject({ key: issueName(1, DAY), isCancelled: false });
    expect([resultOf('pick-three', 2), resultOf('pick-three', 9_999), resultOf('crash-1', 500)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('GAME-08 says nothing of a round that waits for one that somebody is in', () => {
    for (let seconds = 0; seconds < 240; seconds += 1) {
      const [standing] = real.runner.shared.standing(real.world, 'crash-1');
      const { number = 0, key = '', takesBets } = standing ?? {};
      if (takesBets) real.place(ana, { round: `${seconds}`, roundKey: key, ...fly(key, 1) });
      expect([number > 0, resultOf('crash-1', number), resultOf('crash-1', number + 1)]).toEqual([true, null, null]);
      real.world.clock.advance(1_000);
    }
    real.world.clock.advance(5 * MINUTE_MS);
  });

  it('GAME-05 wakes for a bet, and sleeps again once the last bet in it is over', () => {
    const { roundId } = real.place(ana, { round: 'a', ...fly() });
    expect([count('shared_rounds'), waiting().length]).toEqual([1, 1]);
    real.world.clock.advance(5 * MINUTE_MS);
    expect([count('shared_rounds'), waiting(), count('shared_entries WHERE is_open = 1')]).toEqual([1, [], 0]);
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: 'cash-out' }))).toBe('STEP_INVALID');
    expect(resultOf('crash-1', 2)).not.toBeNull();
  });

  it('GAME-05 begins anew with each day of the operator', () => {
    real.world.clock.advance(24 * 60 * MINUTE_MS - 1);
    expect(codeOf(() => real.place(ana, { round: 'a', ...fly(flight(1, '2030-01-03')) }))).toBe('ROUND_CLOSED');
    real.world.clock.advance(1);
    expect(real.runner.shared.standing(real.world, 'crash-1')[0]?.key).toBe(flight(1, '2030-01-03'));
    real.place(ana, { round: 'a', ...fly(flight(1, '2030-01-03')) });
    real.world.clock.advance(5 * MINUTE_MS);
  });

  it('GAME-05 of the evening before is bet on past midnight', () => {
    real.world.clock.advance(24 * 60 * MINUTE_MS + 1_000);
    const standing = real.runner.shared.standing(real.world, 'matches');
    expect(standing.map(({ number, takesBets }) => [number, takesBets])).toEqual([
      [479, true],
      [480, true],
      [1, true],
    ]);
    const before = real.runner.shared.standing(real.world, 'matches')[1];
    expect(before?.key).toBe(`match-${DAY}-480`);
    const bet = slip(0, before?.key);
    real.place(ana, { round: 'a', family: 'parlay', bet });
    real.world.clock.advance(10 * MINUTE_MS);
    expect([resultOf('matches', 480)?.key, count('round_progress WHERE is_over = 0')]).toEqual([before?.key, 0]);
  });
});

describe('the chain of a day', () => {
  const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

  it('GAME-08 LOTT-12 leads from each round to the one before it, and from the first to the published end', () => {
    const { end, nextEnd } = real.runner.shared.chainEnds(real.world, 'pick-three');
    real.world.clock.advance(10 * MINUTE_MS);
    const links = [1, 2, 3].map((number) => resultOf('pick-three', number)?.serverSeed ?? '');
    expect(links.map(sha256)).toEqual([end, links[0], links[1]]);
    real.world.clock.advance(24 * 60 * MINUTE_MS);
    expect(sha256(resultOf('pick-three', 1, '2030-01-03')?.serverSeed ?? '')).toBe(nextEnd);
    expect(real.runner.shared.chainEnds(real.world, 'pick-three').end).toBe(nextEnd);
  });

  it('GAME-08 LOTT-12 has the same links in whatever order they are asked for', () => {
    const top = createHmac('sha256', Buffer.from('ab'.repeat(32), 'hex'))
      .update(`pick-three:${DAY}`)
      .digest('hex');
    const links = [top];
    while (links.length < 2_001) links.unshift(sha256(links[0] ?? ''));
    const { rounds } = chase;
    if (!rounds) throw new Error('issues are shared rounds');
    for (const number of [1_990, 1_999, 2_000, 1_985, 1_984, 1_983, 1_500, 1_501, 1_530, 1, 32, 33, 31, 64, 1_500, 2])
      expect([number, linkFor(real.world, rounds, { day: DAY, number }).serverSeed]).toEqual([number, links[number]]);
    expect(chainEnd(real.world, rounds, DAY)).toBe(links[0]);
    for (const number of [0, 2_001, 1.5])
      expect(() => linkFor(real.world, rounds, { day: DAY, number })).toThrow('no round');
  });

  it('GAME-08 decides its rounds by its links, the beacon and their bets alone', () => {
    real.world.clock.advance(10 * MINUTE_MS);
    for (const number of [1, 2, 3]) {
      const result = resultOf('crash-1', number);
      const { serverSeed = '', betsRoot, beacon } = result ?? {};
      const clientSeed = `crash-1:${flight(number)}:${beacon?.value}:${betsRoot}`;
      const bust = bustX100(fairDraws({ serverSeed, clientSeed, nonce: number }).below(2 ** 32), 9_700);
      expect(result?.shown).toMatchObject({ bustX100: bust });
    }
  });

  it('GAME-08 stays what it was when the bet that asked for it first is refused, and in a world that is opened again', () => {
    const bare = openRunner(crash);
    bare.world.clock.set(DAY_BEGIN + MINUTE_MS);
    expect(codeOf(() => bare.place('nobody', { round: 'a', ...fly() }))).toBe('ROUND_CLOSED');
    const results = () =>
      [1, 2].map((number) => bare.runner.shared.resultOf(bare.world, { rounds: 'crash-1', day: DAY, number }));
    bare.world.clock.advance(5 * MINUTE_MS);
    const before = results();
    bare.reopen();
    expect(results()).toEqual(before);
    bare.world.close();
  });

  it('GAME-08 is another one in each world, of each name and on each day', () => {
    const other = openRunner(chase, crash);
    other.world.clock.set(DAY_BEGIN);
    const ends = ['pick-three', 'crash-1'].flatMap((name) => [
      ...Object.values(real.runner.shared.chainEnds(real.world, name)),
      ...Object.values(other.runner.shared.chainEnds(other.world, name)),
    ]);
    expect(new Set(ends).size).toBe(8);
    other.world.close();
  });
});

describe('bets in a shared round', () => {
  it('GAME-05 are told in chunks, each of its own result', () => {
    const many = Array.from({ length: 121 }, (_, index) =>
      real.place(ana, { round: `${index}`, family: 'parlay', bet: slip(index) }),
    );
    real.world.clock.set(DAY_BEGIN + 2 * 270_000 - 1);
    expect(count('round_progress WHERE is_over = 0')).toBe(many.length);
    real.world.clock.advance(1);
    expect([count("bets WHERE status = 'SETTLED'"), waiting()]).toEqual([many.length, []]);
    const { shown } = resultOf('matches', 1) ?? {};
    const { home, away } = Score.parse((shown as { table: unknown }).table);
    const pays = home + away > 0 ? OVER.oddsX1000 / 1_000 : 0;
    const paid = real.world.sqlite.prepare('SELECT payout_minor FROM bets ORDER BY id').pluck().all();
    expect(paid).toEqual(many.map((_, index) => Math.floor((100 + index) * pays)));
  });

  it('GAME-05 all at once are as many as a player may have, and each key is taken once', async () => {
    const asked = Array.from({ length: 12 }, (_, index) =>
      real.world.commit(() => real.place(ana, { round: `${index}`, roundKey: `${index % 6}`, ...fly() })),
    );
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect([count('bets'), count('shared_entries'), real.balance(ana)]).toEqual([2, 2, 998_000]);
    real.world.clock.advance(5 * MINUTE_MS);
  });

  it('GAME-05 S2 are stepped by nobody else', async () => {
    const eva = await real.player(10_000);
    const { roundId } = real.place(ana, { round: 'a', ...fly() });
    expect(codeOf(() => real.step(eva, roundId, { no: 0, input: 'cash-out' }))).toBe('ROUND_NOT_FOUND');
    real.world.clock.advance(5 * MINUTE_MS);
  });

  it('GAME-05 are refused in a round that is over by the clock, though its jobs are late', () => {
    real.place(ana, { round: 'a', ...fly() });
    real.world.sqlite.exec("UPDATE due_jobs SET error = 'late' WHERE kind LIKE 'shared.%'");
    real.world.clock.advance(7_001);
    expect(codeOf(() => real.place(ana, { round: 'b', ...fly() }))).toBe('ROUND_CLOSED');
    real.world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    real.world.clock.advance(5 * MINUTE_MS);
  });

  it('LOTT-07 whose next stake is refused go on without it, and get its money back', async () => {
    const eva = await real.player(10_000_000);
    // Eva leaves no room on her number of the second issue; Ana's chase would stake on it as soon as the first is drawn.
    real.place(ana, { round: 'a', ...order(3, 1_000) });
    real.world.clock.advance(50_000);
    const [, second] = real.runner.shared.standing(real.world, 'pick-three');
    const bet = { ...order(1).bet, unitMinor: 214_953, issues: [{ issue: second?.key, multiple: 1 }] };
    real.place(eva, { round: 'e', family: 'pick-three-chase', bet });
    real.world.clock.advance(5 * ISSUE_MS);
    expect(real.balance(ana)).toBe(1_000_000 - 2_000);
    const results = real.world.sqlite
      .prepare('SELECT results FROM round_progress WHERE member_id = ?')
      .pluck()
      .get(ana);
    const lines: { line: string }[] = JSON.parse(String(results));
    expect(lines.map(({ line }) => line)).toEqual([issueName(1, DAY), issueName(3, DAY)]);
  });

  it.each([
    ['an issue that was drawn', 1],
    ['no issue', 9_999],
  ])('LOTT-07 are refused where they wait for %s', (_what, number) => {
    real.world.clock.advance(3 * ISSUE_MS);
    const [issue] = real.runner.shared.standing(real.world, 'pick-three').filter(({ takesBets }) => takesBets);
    const issues = [issue?.key ?? '', issueName(number, DAY)].map((key) => ({ issue: key, multiple: 1 }));
    const bet = { ...order(1).bet, issues };
    expect(codeOf(() => real.place(ana, { round: 'a', family: 'pick-three-chase', bet }))).not.toBeNull();
    expect(count('shared_entries')).toBe(0);
  });

  it('GAME-05 are staked anew by each of their rounds, every time', () => {
    const bet = { issues: [1, 2, 3].map((number) => issueName(number, DAY)) };
    real.place(ana, { round: 'a', family: 'standing-order', bet });
    real.world.clock.advance(100_000);
    expect([real.balance(ana), count("postings WHERE kind = 'bet.stake'")]).toEqual([1_000_000 - 3, 3]);
    real.world.clock.advance(5 * ISSUE_MS);
  });

  it('GAME-05 are ended for a player who does nothing, however often they are told of something meanwhile', () => {
    const bet = { issues: [1, 2, 3, 4, 5, 6].map((number) => issueName(number, DAY)) };
    const { roundId } = real.place(ana, { round: 'a', family: 'standing-order', bet });
    real.world.clock.advance(139_999);
    expect(count('round_progress WHERE is_over = 0')).toBe(1);
    real.world.clock.advance(1);
    expect([count('round_progress WHERE is_over = 0'), waiting().length > 0]).toEqual([0, true]);
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: 'stop' }))).toBe('STEP_INVALID');
    real.world.clock.advance(10 * ISSUE_MS);
    expect([waiting(), real.balance(ana)]).toEqual([[], 1_000_000 - 2]);
  });

  it('GAME-05 have the step of the timeout taken where their phase allows it, and are decided by their round', () => {
    real.place(ana, { round: 'a', family: 'nodding', bet: { issue: issueName(1, DAY) } });
    real.world.clock.advance(2 * 26_000);
    expect(real.runner.open(real.world, { memberId: ana, nodeId: '010001' })[0]?.view()).toEqual({ nods: 1 });
    real.world.clock.advance(2 * ISSUE_MS);
    expect([count('round_progress WHERE is_over = 0'), real.balance(ana)]).toEqual([0, 1_000_000]);
  });

  it.each([
    ['by one step', 51_000, 1],
    ['later, where no step is allowed yet', 1_000, 0],
  ])('RG-03 GAME-05 are finished %s for a player who excludes themself', (_how, afterMs, nods) => {
    real.place(ana, { round: 'a', family: 'nodding', bet: { issue: issueName(1, DAY) } });
    real.world.clock.advance(afterMs);
    real.runner.endRoundsOf(real.world, { memberId: ana, why: 'SELF_EXCLUSION' });
    const [open] = real.runner.open(real.world, { memberId: ana, nodeId: '010001' });
    expect(open?.view()).toEqual({ nods });
    real.world.clock.advance(2 * ISSUE_MS);
  });

  it('GAME-06 take no play money where players bank each other', () => {
    const [hand] = real.runner.shared.standing(real.world, 'niu-niu-table-1');
    const what = { family: 'niu-niu', bet: { table: hand?.key, bid: 1 } };
    expect(codeOf(() => real.place(ana, { round: 'a', ...what, wallet: 'trial' }))).toBe('TRIAL_NOT_OFFERED');
  });

  it('QA-09 wait for those of their rounds alone that are not over', () => {
    real.world.clock.advance(180_000);
    const legs = [1, 2].flatMap((number) => slip(0, `match-${DAY}-${number}`).legs);
    real.place(ana, { round: 'a', family: 'parlay', bet: { stakeMinor: 100, legs } });
    real.world.clock.advance(2 * 270_000 - 180_000);
    expect([count('round_progress WHERE is_over = 0'), count('shared_entries WHERE is_open = 1')]).toEqual([1, 1]);
    expect(real.world.ledger.audit().findings).toEqual([]);
    real.world.clock.advance(2 * 270_000);
  });

  it('GAME-05 come back when their round is cancelled, also where it could not go on', () => {
    real.place(ana, { round: 'a', ...fly() });
    const of = { rounds: 'crash-1', key: flight(1) };
    real.world.sqlite.exec("UPDATE due_jobs SET error = 'broken' WHERE kind = 'shared.close'");
    real.runner.shared.cancel(real.world, of);
    real.world.clock.drainAll();
    expect([real.balance(ana), waiting()]).toEqual([1_000_000, []]);
    expect(codeOf(() => real.runner.shared.cancel(real.world, of))).toBe('ROUND_CLOSED');
    expect(codeOf(() => real.runner.shared.cancel(real.world, { ...of, key: flight(2) }))).toBe('ROUND_NOT_FOUND');
    expect(codeOf(() => real.place(ana, { round: 'b', ...fly() }))).toBe('ROUND_CLOSED');
    expect(resultOf('crash-1', 1)).toMatchObject({ isCancelled: true });
  });

  it('QA-09 hold up the others of their rounds where one cannot be told, and go on once it can', () => {
    real.place(ana, { round: 'a', ...fly() });
    const { world } = real;
    world.sqlite.exec('UPDATE round_progress SET state = \'{"atX100":"broken"}\'');
    expect(() => world.clock.advance(5 * MINUTE_MS)).toThrow();
    world.sqlite.exec('UPDATE round_progress SET state = \'{"atX100":null}\'');
    world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    world.clock.drainAll();
    expect([count('round_progress WHERE is_over = 0'), waiting()]).toEqual([0, []]);
  });
});

it('GAME-05 knows no rounds that no family plays', () => {
  const runner = createRunner({ games: [] });
  expect(() => runner.shared.standing(real.world, 'nothing')).toThrow('there are no rounds nothing');
});
