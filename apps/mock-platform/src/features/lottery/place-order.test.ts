import * as wire from '@tonalli/contracts/lottery/wire';
import { describe, expect, it } from 'vitest';
import { POLICY_PACK } from '../policy';
import { atUnits, CLOSED_MS, MINUTE_MS, minute, minutes, refusalOf, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

/** Every row of what an order could have left behind. */
const traces = () => ['bets', 'lottery_orders', 'shared_entries', 'exposures'].map(stage.count);
const NOTHING = [0, 0, 0, 0];

describe('an order of a lottery', () => {
  it('LOTT-05 LOTT-07 takes its stake, and is told as it was made', async () => {
    const ana = await stage.player();
    const lines = [atUnits('3', '7'), { ...atUnits('0'), unitMinor: 20, multiple: 5 }];
    const order = await ana.place({ lines });
    // Two bets of $2.00 and one of $0.20 five times; 9.5 times the stake of one bet, since one digit is drawn.
    expect(order).toMatchObject({
      ...{ state: 'OPEN', stake: '5.00', held: '0.00', payout: '0.00', balance: '9995.00' },
      ...{ isCancellable: true, isStoppable: false, nextIssue: minute() },
      issues: [{ issue: minute(), state: 'OPEN', stake: '5.00', payout: '0.00', result: null }],
    });
    expect(ana.balance()).toBe(999_500);
    expect(await ana.order(order.orderId)).toEqual({
      ...order,
      lines: [
        { bets: 2, units: 2, stake: '4.00', maxPayout: '19.00' },
        { bets: 1, units: 1, stake: '1.00', maxPayout: '9.50' },
      ],
    });
    const { content } = await ana.value(wire.listLotteryOrders, { pageSize: '10', language: 'ES' });
    expect(content).toMatchObject([{ orderId: order.orderId, lineCount: 2, shortSelection: ' |  |  |  | 3 7' }]);
    const { games } = await ana.value(wire.listRecentLotteries, { device: 'WEB', language: 'ES' });
    expect(games.map(({ gameCode }) => gameCode)).toEqual(['five-1']);
  });

  it('LOTT-05 MEM-03 asked for again with its key is one order, and is charged once', async () => {
    const ana = await stage.player();
    const [first, again] = await Promise.all([ana.ask({ key: 'a-single-order' }), ana.ask({ key: 'a-single-order' })]);
    expect(again.envelope).toEqual(first.envelope);
    expect((await ana.ask({ key: 'a-single-order' })).envelope).toEqual(first.envelope);
    expect([ana.balance(), stage.count('lottery_orders'), stage.count('bets')]).toEqual([999_800, 1, 1]);
    const other = await ana.ask({ key: 'a-single-order', lines: [atUnits('8')] });
    expect(refusalOf(other).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(ana.balance()).toBe(999_800);
  });

  it('LOTT-05 CASH-02 is refused without the money, and leaves nothing behind', async () => {
    const ana = await stage.player({ balanceMinor: 199 });
    expect(refusalOf(await ana.ask()).code).toBe('INSUFFICIENT_FUNDS');
    // A chase has to be affordable wholly.
    const rich = await stage.player({ balanceMinor: 599 });
    expect(refusalOf(await rich.ask({ issues: minutes(3) })).code).toBe('INSUFFICIENT_FUNDS');
    expect([ana.balance(), rich.balance(), traces()]).toEqual([199, 599, NOTHING]);
  });

  it('LOTT-05 GAME-06 of a trial account moves play money alone, and earns no rebate', async () => {
    const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
    stage.wish('five-1', atUnits('7'));
    const { orderId, balance } = await guest.place();
    expect([balance, stage.world.ledger.balance(guest.id, 'member.trial'), guest.balance()]).toEqual([
      ...['998.00', 99_800, 0],
    ]);
    stage.world.clock.advance(MINUTE_MS);
    expect(await guest.order(orderId)).toMatchObject({ state: 'WON', payout: '19.00', rebate: '0.00' });
    expect(stage.world.ledger.balance(guest.id, 'member.trial')).toBe(101_700);
    const kinds = stage.world.sqlite.prepare("SELECT DISTINCT kind FROM postings WHERE kind NOT LIKE 'trial.%'");
    expect(kinds.pluck().all()).toEqual([]);
  });
});

it('LOTT-05 GAME-06 a trial account orders with the play money that it is shown, though it played nothing before', async () => {
  const guest = await stage.player({ type: 4 });
  expect((await guest.place()).balance).toBe('9998.00');
  const rest = { lines: [{ ...atUnits('7'), multiple: 4_990 }], issues: minutes(2).slice(1) };
  expect((await guest.place(rest)).balance).toBe('18.00');
  // It is filled up as with a game that is opened.
  expect((await guest.place()).balance).toBe('9998.00');
});

describe('when orders are taken', () => {
  it('LOTT-02 LOTT-05 is by the clock of the server: late ones are refused with the next draw, and never moved', async () => {
    const ana = await stage.player();
    stage.world.clock.advance(MINUTE_MS - CLOSED_MS - 1);
    expect((await ana.ask()).envelope.success).toBe(true);
    stage.world.clock.advance(1);
    expect(refusalOf(await ana.ask())).toEqual({
      ...{ code: 'ISSUE_CLOSED', lottery: { issue: minute(), nextIssue: minute(1) } },
    });
    expect(ana.balance()).toBe(999_800);
    stage.world.clock.advance(CLOSED_MS);
    const drawn = ana.balance();
    expect(refusalOf(await ana.ask())).toMatchObject({ code: 'ISSUE_CLOSED', lottery: { nextIssue: minute(1) } });
    expect([ana.balance(), stage.count('lottery_orders')]).toEqual([drawn, 1]);
  });

  it.each(['20260115-9999', '20250115-0721', '20260115-721', '20260113', '26-007'])(
    'LOTT-02 knows no draw %s',
    async (issue) => {
      const ana = await stage.player();
      expect(refusalOf(await ana.ask({ issues: [{ issue, multiple: 1 }] }))).toEqual({
        ...{ code: 'ISSUE_CLOSED', lottery: { issue, nextIssue: minute() } },
      });
      expect(traces()).toEqual(NOTHING);
    },
  );

  it('LOTT-02 LOTT-06 goes by their order, which a chase has to keep', async () => {
    const ana = await stage.player();
    for (const [first, second] of [
      [1, 0],
      [1, 1],
    ] as const) {
      const issues = [first, second].map((behind) => ({ issue: minute(behind), multiple: 1 }));
      expect(refusalOf(await ana.ask({ issues }))).toMatchObject({ code: 'BET_INVALID', lottery: { fault: 'order' } });
    }
    expect(traces()).toEqual(NOTHING);
  });
});

const line = (play: string, ...selection: string[][]) => ({ play, selection, unitMinor: 200, multiple: 1 });

describe('what is no bet', () => {
  it.each([
    ['a play of nobody', 'five-1', line('no-such-play', ['1']), 'unknown'],
    ['a play of another lottery', 'five-1', line('tail-digit', ['1']), 'unknown'],
    ['too few rows', 'five-1', line('five-straight', ['1'], ['2']), 'rows'],
    ['an empty row', 'five-1', line('two-front-straight', ['1'], []), 'too-few'],
    ['nothing chosen at all', 'five-1', line('positioning', [], [], [], [], []), 'no-bet'],
    ['a digit twice', 'five-1', line('positioning', [], [], [], [], ['4', '4']), 'twice'],
    ['digits out of order', 'five-1', line('positioning', [], [], [], [], ['7', '4']), 'order'],
    ['no digit', 'five-1', line('positioning', [], [], [], [], ['10']), 'unknown'],
    ['a number of another length', 'five-1', line('five-straight-typed', ['1234']), 'unknown'],
    ['numbers out of order', 'five-1', line('five-straight-typed', ['22222', '11111']), 'order'],
    [
      'too many numbers of keno',
      'keno-1',
      line(
        'pick-1',
        Array.from({ length: 16 }, (_, n) => `${n + 10}`),
      ),
      'too-many',
    ],
    ['a station that draws another day', 'vn-south-3', line('tail-digit', ['2'], ['4']), 'station'],
    ['a unit that is not offered', 'five-1', { ...atUnits('1'), unitMinor: 100 }, 'unknown'],
  ])('LOTT-05 is %s, and the line is named', async (...[, code, wrong, fault]) => {
    const ana = await stage.player();
    const issue = code === 'vn-south-3' ? '20260115-241' : minute();
    const right = code === 'five-1' ? [atUnits('1')] : [];
    expect(refusalOf(await ana.ask({ code, lines: [...right, wrong], issues: [{ issue, multiple: 1 }] }))).toEqual({
      ...{ code: 'BET_INVALID', lottery: { line: right.length, fault } },
    });
    expect([ana.balance(), traces()]).toEqual([1_000_000, NOTHING]);
  });

  it('LOTT-05 is a prize group that the member may not choose', async () => {
    const ana = await stage.player();
    for (const prizeGroup of [1_899, 1_901, 1_971])
      expect(refusalOf(await ana.ask({ prizeGroup })).code).toBe('BET_INVALID');
    expect((await ana.ask({ prizeGroup: 1_900 })).envelope.success).toBe(true);
  });

  it('LOTT-05 are odds of another day', async () => {
    const ana = await stage.player();
    expect(refusalOf(await ana.ask({ oddsVersion: 'of-yesterday' })).code).toBe('ODDS_CHANGED');
    expect(traces()).toEqual(NOTHING);
  });

  it('LOTT-05 is more lines, draws or numbers than one order may have', async () => {
    const ana = await stage.player({ balanceMinor: 10_000_000 });
    const lines = Array.from({ length: 101 }, () => atUnits('7'));
    expect(refusalOf(await ana.ask({ lines })).code).toBe('INVALID_REQUEST');
    expect((await ana.ask({ lines: lines.slice(1) })).envelope.success).toBe(true);
    expect(refusalOf(await ana.ask({ issues: minutes(121) })).code).toBe('INVALID_REQUEST');
    const numbers = (from: number) => ({
      ...{ play: 'five-straight-typed', unitMinor: 2, multiple: 1 },
      selection: [Array.from({ length: 5_001 }, (_, index) => String(from + index).padStart(5, '0'))],
    });
    expect(refusalOf(await ana.ask({ lines: [numbers(0), numbers(6_000)] })).code).toBe('BET_INVALID');
    expect(stage.count('lottery_orders')).toBe(1);
  });

  it('LOTT-05 LOTT-11 ten thousand typed numbers are one, at $0.02 each', async () => {
    const ana = await stage.player();
    const typed = Array.from({ length: 10_000 }, (_, index) => String(index * 7).padStart(5, '0'));
    stage.wish('five-1', { play: 'five-straight-typed', selection: [typed] });
    const { orderId, stake } = await ana.place({
      lines: [{ play: 'five-straight-typed', selection: [typed], unitMinor: 2, multiple: 1 }],
    });
    expect(stake).toBe('200.00');
    stage.world.clock.advance(MINUTE_MS);
    // 95,000 times $0.02.
    expect(await ana.order(orderId)).toMatchObject({ state: 'WON', payout: '1900.00' });
  });

  it('LOTT-05 LOBBY-02 nobody knows a lottery of nobody, nor bets in one that is closed', async () => {
    const ana = await stage.player();
    const asked = { gameCode: 'of-nobody', language: 'ES' };
    expect(await ana.code(wire.fetchLottery, asked)).toBe('GAME_NOT_FOUND');
    stage.world.sqlite.exec("UPDATE games SET is_open = 0 WHERE node_id = 'five-1'");
    expect(refusalOf(await ana.ask()).code).toBe('GAME_UNAVAILABLE');
  });

  it('LOTT-06 RG-04 is a chase where series that go on by themselves are forbidden', async () => {
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    const ana = await stage.player();
    expect(await ana.value(wire.fetchLottery, { gameCode: 'five-1', language: 'ES' })).toMatchObject({
      mayChase: false,
    });
    expect(refusalOf(await ana.ask({ issues: minutes(2) }))).toEqual({
      ...{ code: 'LOTTERY_LIMIT_REACHED', lottery: { limit: 'chase' } },
    });
    expect(traces()).toEqual(NOTHING);
  });
});
