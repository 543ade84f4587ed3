import { describe, expect, it } from 'vitest';
import { TEST_TIME_MS } from '../../testing/test-time';
import {
  atUnits,
  CLOSED_MS,
  MINUTE_MS,
  minute,
  minutes,
  NEVER_STOPS,
  type PlacedAnswer,
  refusalOf,
  serveLotteries,
} from './lottery-fixture';

const stage = await serveLotteries();

const advance = (ms = MINUTE_MS): void => stage.world.clock.advance(ms);
const statesOf = ({ issues }: Pick<PlacedAnswer, 'issues'>): string[] => issues.map(({ state }) => state);
/** One of ten digits wins 9.5 times the stake, the other nine lose. */
const wins = (does = true): void => stage.wish('five-1', { ...atUnits('7'), wins: does });

describe('a chase', () => {
  it('LOTT-06 is held whole, and staked draw by draw', async () => {
    const ana = await stage.player();
    const issues = minutes(3).map((one, index) => ({ ...one, multiple: index + 1 }));
    const placed = await ana.place({ issues });
    // $2.00 times 1, 2 and 3.
    expect([placed.stake, placed.held, placed.balance, statesOf(placed)]).toEqual([
      ...['2.00', '10.00', '9988.00', ['OPEN', 'WAITING', 'WAITING']],
    ]);
    const seen: unknown[] = [];
    for (const held of [600, 0, 0]) {
      wins(false);
      advance();
      const { stake, ...now } = await ana.order(placed.orderId);
      seen.push([stake, now.held, statesOf(now)]);
      expect(stage.world.ledger.balance(placed.orderId, 'round.held')).toBe(held);
    }
    expect(seen).toEqual([
      ['6.00', '6.00', ['LOST', 'OPEN', 'WAITING']],
      ['12.00', '0.00', ['LOST', 'LOST', 'OPEN']],
      ['12.00', '0.00', ['LOST', 'LOST', 'LOST']],
    ]);
    expect([ana.balance(), (await ana.order(placed.orderId)).state]).toEqual([998_800, 'LOST']);
  });

  it('LOTT-06 of draws to come stakes nothing before the first opens', async () => {
    const ana = await stage.player();
    const { orderId, ...placed } = await ana.place({ issues: minutes(3).slice(2) });
    expect([placed.stake, placed.held, placed.nextIssue, placed.balance]).toEqual([
      ...['0.00', '2.00', minute(2), '9998.00'],
    ]);
    advance(2 * MINUTE_MS - 1);
    expect(statesOf(await ana.order(orderId))).toEqual(['WAITING']);
    advance(1);
    expect(statesOf(await ana.order(orderId))).toEqual(['OPEN']);
    advance();
    expect(stage.world.ledger.balance(orderId, 'round.held')).toBe(0);
  });

  it('LOTT-06 stops with the first win, before the next draw is staked', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(5), stop: { ...NEVER_STOPS, onWin: true } });
    wins(false);
    advance();
    wins();
    advance();
    const order = await ana.order(orderId);
    expect([order.state, order.stake, order.payout, order.held, statesOf(order)]).toEqual([
      ...['WON', '4.00', '19.00', '0.00', ['LOST', 'WON', 'RELEASED', 'RELEASED', 'RELEASED']],
    ]);
    expect(ana.balance()).toBe(1_000_000 - 400 + 1_900);
  });

  it('LOTT-06 goes on through wins where it is not to stop with one', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(2) });
    for (const _ of [1, 2]) {
      wins();
      advance();
    }
    expect(await ana.order(orderId)).toMatchObject({ state: 'WON', stake: '4.00', payout: '38.00' });
  });

  it('LOTT-06 stops once it has brought what it was to bring, and not a centavo sooner', async () => {
    const ana = await stage.player();
    // Two stakes of $2.00 and one win of $19.00 are a profit of $15.00.
    const profit = (minor: number) => ({ issues: minutes(4), stop: { ...NEVER_STOPS, onProfitMinor: minor } });
    const [enough, short] = [await ana.place(profit(1_500)), await ana.place(profit(1_501))];
    for (const won of [false, true]) {
      wins(won);
      advance();
    }
    expect(statesOf(await ana.order(enough.orderId))).toEqual(['LOST', 'WON', 'RELEASED', 'RELEASED']);
    expect(statesOf(await ana.order(short.orderId))).toEqual(['LOST', 'WON', 'OPEN', 'WAITING']);
    wins();
    advance();
    expect(statesOf(await ana.order(short.orderId))).toEqual(['LOST', 'WON', 'WON', 'RELEASED']);
  });

  it('LOTT-06 goes on behind a draw that is cancelled, or stops with it', async () => {
    const ana = await stage.player();
    const issues = minutes(3);
    const goesOn = await ana.place({ issues });
    const stops = await ana.place({ issues, stop: { ...NEVER_STOPS, onCancelled: true } });
    stage.cancelDraw(minute());
    advance(0);
    expect(statesOf(await ana.order(goesOn.orderId))).toEqual(['VOID', 'WAITING', 'WAITING']);
    expect(await ana.order(stops.orderId)).toMatchObject({
      ...{ state: 'VOID', held: '0.00', issues: [{ state: 'VOID', stake: '2.00', payout: '2.00' }, {}, {}] },
    });
    expect(statesOf(await ana.order(stops.orderId))).toEqual(['VOID', 'RELEASED', 'RELEASED']);
    for (const _ of [1, 2, 3]) {
      wins(false);
      advance();
    }
    expect(statesOf(await ana.order(goesOn.orderId))).toEqual(['VOID', 'LOST', 'LOST']);
    expect(ana.balance()).toBe(1_000_000 - 400);
  });
});

describe('a draw that the one before it came too late for', () => {
  it('LOTT-06 is left out, its money goes back, and the chase goes on behind it', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(3) });
    advance(MINUTE_MS - CLOSED_MS);
    stage.shared.hold(stage.world, 'lottery/five-1');
    // The second draw opens and closes while the first one has no result.
    advance(MINUTE_MS);
    expect(statesOf(await ana.order(orderId))).toEqual(['OPEN', 'SKIPPED', 'WAITING']);
    expect(ana.balance()).toBe(1_000_000 - 400);
    stage.shared.letGo(stage.world, 'lottery/five-1');
    advance(CLOSED_MS);
    const states = statesOf(await ana.order(orderId));
    expect([states[0] === 'WON' || states[0] === 'LOST', states.slice(1)]).toEqual([true, ['SKIPPED', 'OPEN']]);
    advance(MINUTE_MS);
    expect([(await ana.order(orderId)).held, (await ana.order(orderId)).nextIssue]).toEqual(['0.00', null]);
  });

  it('LOTT-05 LOTT-06 is left out too where its stake would go beyond a limit by then', async () => {
    const ana = await stage.player({ balanceMinor: 10_000_000 });
    const big = (multiple: number) => ({ lines: [{ ...atUnits('7'), multiple }] });
    const chase = await ana.place({ ...big(5_000), issues: minutes(2) });
    advance(MINUTE_MS - CLOSED_MS);
    // What is ordered in the second draw before its step is leaves no room for that.
    const single = await ana.place({ ...big(6_000), issues: [{ issue: minute(1), multiple: 1 }] });
    advance(CLOSED_MS);
    const [first, second] = [await ana.order(chase.orderId), await ana.order(single.orderId)];
    const open = [first.issues[1]?.state, second.issues[0]?.state].filter((state) => state === 'OPEN');
    expect(open).toEqual(['OPEN']);
    advance(MINUTE_MS);
    const states = [await ana.order(chase.orderId), await ana.order(single.orderId)].flatMap(statesOf);
    expect(states.filter((state) => state === 'SKIPPED')).toHaveLength(1);
    expect(stage.world.ledger.balance(chase.orderId, 'round.held')).toBe(0);
  });
});

describe('how far a chase may go', () => {
  it('LOTT-06 is 120 draws where they are minutes apart, 30 where they are not, and 64 times its first stake', async () => {
    const ana = await stage.player({ balanceMinor: 5_000_000 });
    const grown = (times: number) => [
      { issue: minute(), multiple: 1 },
      { issue: minute(1), multiple: times },
    ];
    expect(refusalOf(await ana.ask({ issues: grown(65) })).code).toBe('BET_INVALID');
    expect((await ana.ask({ issues: grown(64) })).envelope.success).toBe(true);
    const days = (most: number) => ({
      code: 'pick-3',
      lines: [{ play: 'positioning', selection: [['4'], [], []], unitMinor: 200, multiple: 1 }],
      issues: Array.from({ length: most }, (_, index) => ({
        issue: new Date(Date.UTC(2026, 0, 15 + index)).toISOString().slice(0, 10).replaceAll('-', ''),
        multiple: 1,
      })),
    });
    expect(refusalOf(await ana.ask(days(31))).code).toBe('ISSUE_CLOSED');
    expect((await ana.place(days(30))).held).toBe('58.00');
  });

  it('LOTT-06 a jump of a day over 120 draws settles all of them, in their order', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(120) });
    expect(ana.balance()).toBe(1_000_000 - 24_000);
    advance(86_400_000);
    const order = await stage.again(ana).order(orderId);
    const won = order.issues.flatMap(({ state }, index) => (state === 'WON' ? [index] : []));
    expect(order.issues.every(({ state }) => state === 'WON' || state === 'LOST')).toBe(true);
    // Each result says by its last digit whether $2.00 became $19.00.
    const sevens = order.issues.flatMap(({ result }, index) => (String(result).endsWith('7') ? [index] : []));
    expect([order.stake, order.held, order.payout, sevens]).toEqual(['240.00', '0.00', `${won.length * 19}.00`, won]);
    expect(ana.balance()).toBe(1_000_000 - 24_000 + won.length * 1_900);
    // Each was paid as it was drawn, a minute after it had opened.
    const paid = "SELECT at FROM postings WHERE kind = 'bet.payout' AND to_owner = ? ORDER BY id";
    expect(stage.world.sqlite.prepare(paid).pluck().all(ana.id)).toEqual(
      won.map((index) => TEST_TIME_MS + (index + 1) * MINUTE_MS),
    );
    expect(stage.count('shared_rounds WHERE ends_at IS NOT NULL')).toBe(0);
  });
});
