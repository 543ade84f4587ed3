import * as wire from '@tonalli/contracts/lottery/wire';
import { describe, expect, it } from 'vitest';
import { startBreak } from '../breaks';
import { atUnits, CLOSED_MS, MINUTE_MS, minute, minutes, orderIn, refusalOf, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

describe('an order that is taken back', () => {
  it('LOTT-07 gives its stake back while its draw is open, and stays to be seen', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    const cancelled = orderIn(await ana.cancel(orderId));
    expect(cancelled).toMatchObject({
      ...{ state: 'CANCELLED', stake: '2.00', payout: '0.00', balance: '10000.00', nextIssue: null },
      ...{ isCancellable: false, isStoppable: false, issues: [{ state: 'VOID', stake: '2.00', payout: '2.00' }] },
    });
    stage.world.clock.advance(MINUTE_MS);
    expect([ana.balance(), (await ana.order(orderId)).state]).toEqual([1_000_000, 'CANCELLED']);
    const { content } = await ana.value(wire.listLotteryOrders, { kind: 'SETTLED', pageSize: '10', language: 'ES' });
    expect(content.map((order) => [order.orderId, order.state])).toEqual([[orderId, 'CANCELLED']]);
  });

  it('LOTT-07 MEM-03 comes back once, however often it is asked for', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    const answers = await Promise.all([ana.cancel(orderId), ana.cancel(orderId)]);
    expect(answers.map(({ envelope }) => envelope.success).sort()).toEqual([false, true]);
    const refused = answers.find(({ envelope }) => !envelope.success);
    expect([refused && refusalOf(refused).code, ana.balance()]).toEqual(['ORDER_CLOSED', 1_000_000]);
    // With one key it is one call.
    const key = 'taken-back-once';
    const { orderId: other } = await ana.place();
    const call = () =>
      stage.platform.call(
        wire.cancelLotteryOrder,
        { orderId: other, language: 'ES' },
        { token: ana.token, world: stage.world.name, idempotencyKey: key },
      );
    const [first, again] = await Promise.all([call(), call()]);
    expect([first.envelope.success, again.envelope]).toEqual([true, first.envelope]);
    expect(ana.balance()).toBe(1_000_000);
  });

  it('LOTT-07 is no more once the draw is closed, nor once it is drawn', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    stage.world.clock.advance(MINUTE_MS - CLOSED_MS);
    expect(refusalOf(await ana.cancel(orderId))).toEqual({ code: 'ISSUE_CLOSED', lottery: { issue: minute() } });
    stage.world.clock.advance(CLOSED_MS);
    expect(refusalOf(await ana.cancel(orderId)).code).toBe('ORDER_CLOSED');
  });

  it('LOTT-06 LOTT-07 brings all of a chase back while its first draw is open, also where that is still to come', async () => {
    const ana = await stage.player();
    const now = await ana.place({ issues: minutes(4) });
    const later = await ana.place({ issues: minutes(4).slice(2) });
    expect([now.stake, now.held, later.stake, later.held, ana.balance()]).toEqual([
      ...['2.00', '6.00', '0.00', '4.00', 998_800],
    ]);
    for (const { orderId } of [now, later]) expect(orderIn(await ana.cancel(orderId)).state).toBe('CANCELLED');
    expect(ana.balance()).toBe(1_000_000);
    stage.world.clock.advance(4 * MINUTE_MS);
    expect([ana.balance(), stage.count('exposures')]).toEqual([1_000_000, 0]);
  });

  it('LOTT-07 GAME-06 of a trial account brings play money back', async () => {
    const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
    const { orderId } = await guest.place();
    expect(orderIn(await guest.cancel(orderId)).balance).toBe('1000.00');
    expect(stage.world.ledger.balance(guest.id, 'member.trial')).toBe(100_000);
  });
});

describe('the rest of a chase that is given up', () => {
  it('LOTT-06 comes back; what is staked stays, and is decided', async () => {
    const ana = await stage.player();
    stage.wish('five-1', atUnits('7'));
    const { orderId, isStoppable } = await ana.place({ issues: minutes(5) });
    expect([isStoppable, ana.balance()]).toEqual([true, 999_000]);
    expect(orderIn(await ana.stop(orderId))).toMatchObject({
      ...{ state: 'OPEN', stake: '2.00', held: '0.00', balance: '9998.00', isStoppable: false },
      issues: [{ state: 'OPEN' }, { state: 'RELEASED' }, { state: 'RELEASED' }, { state: 'RELEASED' }, {}],
    });
    stage.world.clock.advance(5 * MINUTE_MS);
    expect(await ana.order(orderId)).toMatchObject({ state: 'WON', payout: '19.00', stake: '2.00' });
    expect(ana.balance()).toBe(999_800 + 1_900);
  });

  it('LOTT-06 MEM-03 comes back once: asked for twice at once it is stopped once', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(5) });
    const answers = await Promise.all([ana.stop(orderId), ana.stop(orderId)]);
    expect(answers.map(({ envelope }) => envelope.success).sort()).toEqual([false, true]);
    expect(ana.balance()).toBe(999_800);
    expect(refusalOf(await ana.stop(orderId)).code).toBe('ORDER_CLOSED');
  });

  it('LOTT-06 is nothing of an order for one draw, nor of a chase that is over', async () => {
    const ana = await stage.player();
    const [one, chase] = [await ana.place(), await ana.place({ issues: minutes(2) })];
    expect(refusalOf(await ana.stop(one.orderId)).code).toBe('ORDER_CLOSED');
    stage.world.clock.advance(3 * MINUTE_MS);
    expect(refusalOf(await ana.stop(chase.orderId)).code).toBe('ORDER_CLOSED');
  });
});

describe('somebody else’s order', () => {
  it('LOTT-07 PLAT-04 is as if there were none', async () => {
    const [ana, eva] = [await stage.player(), await stage.player()];
    const { orderId } = await ana.place({ issues: minutes(2) });
    for (const id of [orderId, 'NNNNNNNNNNNNN']) {
      expect(refusalOf(await eva.cancel(id)).code).toBe('ORDER_NOT_FOUND');
      expect(refusalOf(await eva.stop(id)).code).toBe('ORDER_NOT_FOUND');
      expect(await eva.code(wire.fetchLotteryOrder, { orderId: id, language: 'ES' })).toBe('ORDER_NOT_FOUND');
      const behind = { before: id, pageSize: '10', language: 'ES' };
      expect(await eva.code(wire.listLotteryOrders, behind)).toBe('ORDER_NOT_FOUND');
    }
    const { content } = await eva.value(wire.listLotteryOrders, { pageSize: '10', language: 'ES' });
    expect([content, (await ana.order(orderId)).state]).toEqual([[], 'OPEN']);
  });
});

describe('a break', () => {
  it('LOTT-05 RG-03 keeps from placing, cancelling and stopping, and lets orders be seen', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(2) });
    startBreak(stage.world, ana.id, '24h');
    const back = stage.again(ana);
    for (const call of [back.ask(), back.cancel(orderId), back.stop(orderId)])
      expect(refusalOf(await call).code).toBe('ACCOUNT_ON_BREAK');
    expect((await back.order(orderId)).orderId).toBe(orderId);
  });

  it('LOTT-06 RG-03 of hours releases what is held, and what is staked comes to its end', async () => {
    const ana = await stage.player();
    stage.wish('five-1', atUnits('7'));
    const { orderId } = await ana.place({ issues: minutes(5) });
    startBreak(stage.world, ana.id, '24h');
    const back = stage.again(ana);
    expect(ana.balance()).toBe(999_800);
    expect(await back.order(orderId)).toMatchObject({
      ...{ state: 'OPEN', held: '0.00', issues: [{ state: 'OPEN' }, { state: 'RELEASED' }, {}, {}, {}] },
    });
    stage.world.clock.advance(5 * MINUTE_MS);
    const { state, issues } = await back.order(orderId);
    expect([state, issues.map((issue) => issue.state)]).toEqual([
      'WON',
      ['WON', 'RELEASED', 'RELEASED', 'RELEASED', 'RELEASED'],
    ]);
    expect(ana.balance()).toBe(1_001_700);
  });

  it('LOTT-06 RG-03 of months gives back what is open too', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place({ issues: minutes(5) });
    startBreak(stage.world, ana.id, '6m');
    const back = stage.again(ana);
    expect(await back.order(orderId)).toMatchObject({ state: 'VOID', held: '0.00', nextIssue: null });
    expect((await back.order(orderId)).issues.map((issue) => [issue.state, issue.stake, issue.payout])).toEqual([
      ['VOID', '2.00', '2.00'],
      ...Array.from({ length: 4 }, () => ['RELEASED', '0.00', '0.00']),
    ]);
    stage.world.clock.advance(6 * MINUTE_MS);
    expect([ana.balance(), stage.count('exposures')]).toEqual([1_000_000, 0]);
  });

  it('LOTT-05 RG-03 of months leaves an order whose draw is closed to its result', async () => {
    const ana = await stage.player();
    stage.wish('five-1', atUnits('7'));
    const { orderId } = await ana.place();
    stage.world.clock.advance(MINUTE_MS - CLOSED_MS);
    startBreak(stage.world, ana.id, '6m');
    expect(ana.balance()).toBe(999_800);
    stage.world.clock.advance(CLOSED_MS);
    expect([(await stage.again(ana).order(orderId)).state, ana.balance()]).toEqual(['WON', 1_001_700]);
  });
});
