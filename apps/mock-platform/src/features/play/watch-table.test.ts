import { FISH_TIDE_MS } from '@tonalli/contracts/games/fish';
import type { TableMessage, TableState } from '@tonalli/contracts/play/table-shapes';
import { TableMessage as Message } from '@tonalli/contracts/play/table-shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fish } from '../../games/fish/module';
import { wheel } from '../../wagering/families/wheel-fixture';
import { openRunner, type RealRunner } from '../../wagering/testing/real-runner';
import type { Listener } from './fan-out';
import type { Table } from './read-table';
import { tableNews } from './table-news';
import { TableWatcher } from './watch-table';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const EVERY_MS = 25_000;
const NODE_ID = '010001';

let real: RealRunner;
let table: Table;
let watcher: TableWatcher | null;
beforeEach(() => {
  vi.useFakeTimers();
  real = openRunner(wheel, fish);
  real.world.clock.set(DAY_BEGIN);
  table = tableOf('wheel');
  watcher = null;
});
afterEach(() => {
  watcher?.stop();
  expect(real.world.ledger.audit().findings).toEqual([]);
  real.world.close();
  vi.useRealTimers();
});

function tableOf(family: string): Table {
  const { shared } = real.runner;
  const rounds = shared.nameOf(real.world, { family, nodeId: NODE_ID });
  return { nodeId: NODE_ID, name: NODE_ID, rounds, shared };
}

interface Reader extends Listener {
  readonly heard: TableMessage[];
}

function reader(memberId = 'nobody', wallet: Listener['wallet'] = 'main'): Reader {
  const heard: TableMessage[] = [];
  const send = (events: Uint8Array) => {
    const text = Buffer.from(events).toString();
    heard.push(Message.parse(JSON.parse(text.slice('data: '.length))));
  };
  return { memberId, wallet, heard, send, check: () => undefined };
}

function join(one = reader()): Reader {
  watcher ??= new TableWatcher(real.world, table);
  watcher.join(one);
  return one;
}

/** What waits for a turn, and for a timer of so many milliseconds, is done. */
const turns = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function moveTo(ms: number): Promise<void> {
  real.world.clock.set(DAY_BEGIN + ms);
  await turns();
}

const rows = () => real.world.sqlite.prepare('SELECT count(*) FROM shared_rounds').pluck().get();
const jobs = () => real.world.clock.pending().filter(({ kind }) => kind.startsWith('shared.'));
const field = (shown: unknown) => (shown as { field: number | null }).field;

/** A page's state with one more message. Throws at a gap. */
function withNews(state: TableState, message: Exclude<TableMessage, { type: 'own' | 'state' }>): TableState {
  if (state.seq !== message.seq - 1) throw new Error(`${message.seq} follows ${state.seq}`);
  if (message.type === 'crowd') return { ...state, seq: message.seq, crowd: message.crowd };
  const { type: _type, past, proof = state.proof, ...news } = message;
  return { ...state, ...news, proof, past: past ? [past, ...state.past].slice(0, 120) : state.past };
}

/** What a page makes of all it heard. */
function asTold({ heard }: Reader): TableState {
  let state: TableState | null = null;
  for (const message of heard) {
    if (message.type === 'state') state = message.state;
    else if (message.type !== 'own' && state) state = withNews(state, message);
  }
  if (!state) throw new Error('nothing was told');
  return state;
}

interface Asked {
  round?: string;
  stakeMinor?: number;
  key?: string;
}

const bet = (memberId: string, asked: Asked = {}) => {
  const { round = `${DAY}-1`, stakeMinor = 1_000, key = `${memberId}-${round}` } = asked;
  const placed = real.place(memberId, {
    ...{ round: key, nodeId: NODE_ID, family: 'wheel' },
    bet: { round, fields: { 7: stakeMinor } },
  });
  tableNews(real.world).changed(NODE_ID, { roundId: null, memberId, isTrial: false, isByMember: true });
  return placed;
};

describe('a table that is watched', () => {
  it('GAME-12 is told whole to whoever joins, and then one message a change, without a gap', async () => {
    const one = join();
    expect(one.heard).toMatchObject([{ type: 'state', state: { seq: 0, isFrozen: true, now: DAY_BEGIN } }]);
    for (const ms of [12_000, 13_000, 20_000, 25_000, 37_000]) await moveTo(ms);
    const rounds = one.heard.flatMap((message) => (message.type === 'round' ? [message] : []));
    expect(rounds.map(({ seq, now, round }) => [seq, now - DAY_BEGIN, round.key, round.phase])).toEqual([
      [1, 12_000, `${DAY}-1`, 'closed'],
      [2, 13_000, `${DAY}-1`, 'spinning'],
      [3, 20_000, `${DAY}-1`, 'result'],
      [4, 25_000, `${DAY}-2`, 'open'],
      [5, 37_000, `${DAY}-2`, 'closed'],
    ]);
    expect(rounds[0]?.round).toMatchObject({
      ...{ takesBets: false, opensAt: DAY_BEGIN, beganAt: DAY_BEGIN + 12_000, endsAt: DAY_BEGIN + 13_000 },
      ...{ nextOpensAt: DAY_BEGIN + EVERY_MS, isOver: false },
    });
    expect(rounds.map(({ round }) => field(round.shown) !== null)).toEqual([false, false, true, false, false]);
    expect(rounds.map(({ past, proof }) => [past?.key, proof?.key])).toEqual(
      [undefined, undefined, `${DAY}-1`, undefined, undefined].map((key) => [key, key]),
    );
    const late = join();
    expect(asTold(late)).toEqual(asTold(one));
    expect([rows(), jobs()]).toEqual([0, []]);
  });

  it('QA-08 is told whole again where a result of before was corrected, and its bets to their owner', async () => {
    const ana = await real.player(100_000);
    const [hers, other] = [join(reader(ana)), join(reader('somebody'))];
    bet(ana);
    await moveTo(EVERY_MS);
    const before = field(asTold(hers).past[0]?.shown);
    const wish = { field: ((before ?? 0) + 1) % 10 };
    real.runner.shared.correct(real.world, { rounds: table.rounds, key: `${DAY}-1`, wish });
    real.world.clock.drainAll();
    tableNews(real.world).stirred(NODE_ID);
    await turns();
    for (const one of [hers, other]) {
      expect(one.heard.at(-1)?.type).toBe('state');
      expect(asTold(one).past[0]).toMatchObject({ key: `${DAY}-1`, isCorrected: true, shown: wish });
      expect(asTold(one).round).toMatchObject({ key: `${DAY}-2`, isCorrected: false });
    }
  });

  it('GAME-12 is looked at by its own timer as time runs, by two readers alike, and by none once they left', async () => {
    vi.setSystemTime(DAY_BEGIN);
    real.world.clock.resume();
    const [one, other] = [join(), join()];
    await turns(20_000);
    expect(asTold(one).round?.phase).toBe('result');
    expect(other.heard).toEqual(one.heard);
    watcher?.leave(one);
    watcher?.leave(other);
    const timers = vi.getTimerCount();
    watcher?.stop();
    expect(vi.getTimerCount()).toBe(timers - 1);
    const latest = vi.spyOn(table.shared, 'latest');
    await turns(100_000);
    expect([vi.getTimerCount(), latest.mock.calls]).toEqual([0, []]);
  });

  it('GAME-12 QA-03 tells that time was stopped, moved or let run on, and begins anew after a jump', async () => {
    vi.setSystemTime(DAY_BEGIN);
    real.world.clock.resume();
    const one = join();
    real.world.clock.freeze();
    await turns();
    expect(one.heard.at(-1)).toMatchObject({ type: 'round', isFrozen: true, round: { phase: 'open' } });
    await moveTo(100 * EVERY_MS + 20_000);
    expect(one.heard.at(-1)).toMatchObject({ type: 'state', state: { seq: 2, round: { number: 101, isOver: true } } });
    const { past, chain } = asTold(one);
    expect(past.map(({ number }) => number).slice(99, 103)).toEqual([2, 1, 3_456, 3_455]);
    await moveTo(86_400_000);
    expect(one.heard.at(-1)).toMatchObject({ type: 'state', state: { round: { key: '2030-01-03-1' } } });
    expect(asTold(one).past).toHaveLength(120);
    expect(asTold(one).chain).toMatchObject({ day: '2030-01-03', end: chain.nextEnd });
    await moveTo(0);
    expect(asTold(one)).toMatchObject({ round: { key: `${DAY}-1` } });
    expect(asTold(one).past[0]?.key).toBe('2030-01-01-3456');
  });

  it('GAME-12 does the work of one table for all who read it, also after a jump of 45 days', async () => {
    for (let count = 0; count < 50; count += 1) join();
    const [latest, results] = [vi.spyOn(table.shared, 'latest'), vi.spyOn(table.shared, 'results')];
    await moveTo(45 * 86_400_000);
    expect([latest.mock.calls.length, results.mock.calls.length]).toEqual([1, 1]);
    vi.restoreAllMocks();
    expect([rows(), jobs()]).toEqual([0, []]);
  });
});

describe('a table whose rounds follow each other at once', () => {
  beforeEach(() => {
    table = tableOf('fish');
  });

  it('GAME-12 GAME-05 is told how each ended, without its past being read again', async () => {
    const numbers = (of: TableState) => of.past.map(({ number }) => number).slice(0, 4);
    await moveTo(2 * FISH_TIDE_MS + 1);
    const results = vi.spyOn(table.shared, 'results');
    const one = join();
    await moveTo(3 * FISH_TIDE_MS);
    // A message a turn.
    await turns(1);
    expect(one.heard.map(({ type }) => type)).toEqual(['state', 'round', 'round', 'crowd']);
    expect(one.heard.slice(1, 3)).toMatchObject([
      { round: { key: `${DAY}-3`, isOver: true }, past: { key: `${DAY}-3` }, proof: { key: `${DAY}-3` } },
      { round: { key: `${DAY}-4`, isOver: false, opensAt: DAY_BEGIN + 3 * FISH_TIDE_MS } },
    ]);
    expect(asTold(join())).toEqual(asTold(one));
    expect(numbers(asTold(one)).slice(0, 3)).toEqual([3, 2, 1]);
    expect(results.mock.calls.map(([, , most]) => most)).toEqual([undefined, 1]);
    await moveTo(5 * FISH_TIDE_MS);
    expect(one.heard.at(-1)?.type).toBe('state');
    expect(numbers(asTold(one))).toEqual([5, 4, 3, 2]);
  });
});

describe('the bets at a table', () => {
  let [ana, eva] = ['', ''];
  beforeEach(async () => {
    [ana, eva] = [await real.player(1_000_000), await real.player(1_000_000)];
  });

  it('GAME-12 are told to all as sums and masked names, once a second at most', async () => {
    const one = join();
    bet(ana);
    await turns();
    bet(eva, { stakeMinor: 2_500 });
    await turns(999);
    const crowds = () => one.heard.flatMap((message) => (message.type === 'crowd' ? [message.crowd] : []));
    expect(crowds()).toMatchObject([{ key: `${DAY}-1`, players: 1, stakeMinor: 1_000, spots: { 7: 1_000 } }]);
    await turns(1);
    expect(crowds()).toHaveLength(2);
    expect(crowds()[1]).toMatchObject({ players: 2, stakeMinor: 3_500, spots: { 7: 3_500 } });
    expect(crowds()[1]?.bets).toMatchObject([{ stakeMinor: 2_500, payoutMinor: null }, { stakeMinor: 1_000 }]);
    for (const { name } of crowds()[1]?.bets ?? []) expect(name).toMatch(/^.{1,3}\*\*\*$/);
    expect(JSON.stringify(one.heard)).not.toContain(ana);
    expect(asTold(join()).crowd).toEqual(crowds()[1]);
    await moveTo(EVERY_MS);
    expect(asTold(join()).crowd).toEqual({ key: `${DAY}-2`, players: 0, stakeMinor: 0, spots: {}, bets: [] });
  });

  it('GAME-12 are told to their own member alone as they are decided, and the result to all', async () => {
    const [anas, evas] = [join(reader(ana)), join(reader(eva))];
    const anasTrial = join(reader(ana, 'trial'));
    const { roundId } = bet(ana);
    await moveTo(20_000);
    tableNews(real.world).changed(NODE_ID, { roundId, memberId: ana, isTrial: false, isByMember: false });
    await turns(1_000);
    const own = ({ heard }: Reader) => heard.filter(({ type }) => type === 'own');
    expect([own(anas), own(evas), own(anasTrial)]).toEqual([[{ type: 'own', roundId }], [], []]);
    expect(asTold(evas)).toEqual(asTold(anas));
    const payoutMinor = field(asTold(evas).round?.shown) === 7 ? 9_500 : 0;
    expect(asTold(evas).crowd.bets).toMatchObject([{ stakeMinor: 1_000, payoutMinor }]);
  });

  it('GAME-12 that were undone are told to nobody', async () => {
    const one = join();
    const undone = () =>
      real.world.transaction(() => {
        bet(ana);
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    await turns(1_000);
    expect(asTold(one).crowd.players).toBe(0);
    expect(rows()).toBe(0);
  });
});
