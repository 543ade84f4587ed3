import { describe, expect, it } from 'vitest';
import { CLOSED_MS, MINUTE_MS, minute, minutes, NEVER_STOPS } from '../../features/lottery/lottery-fixture';
import { CODE, drawIn, serveDraws } from './draws-fixture';

const stage = await serveDraws();
const { advance, moved, proofOf, stateOf } = stage;

describe('a draw that is put off', () => {
  it('QA-08 LOTT-07 is closed at once, waits while others are drawn, and takes place once it is resumed', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    expect(drawIn(await stage.qa.run('suspendDraw', { code: CODE }), minute())?.state).toBe('SUSPENDED');
    expect((await ana.ask()).envelope).toMatchObject({ code: 'ISSUE_CLOSED', lottery: { nextIssue: minute(1) } });
    advance(3 * MINUTE_MS);
    expect([await stateOf(minute()), await stateOf(minute(2)), (await ana.order(orderId)).state]).toEqual([
      ...['SUSPENDED', 'DRAWN', 'OPEN'],
    ]);
    expect(await ana.place({ issues: [{ issue: minute(3), multiple: 1 }] })).toMatchObject({ state: 'OPEN' });
    expect(drawIn(await stage.qa.run('resumeDraw', { code: CODE }), minute())?.state).toBe('CLOSED');
    advance(CLOSED_MS);
    expect(await ana.order(orderId)).toMatchObject({ issues: [{ result: expect.stringMatching(/^\d{5}$/) }] });
    advance(6 * 60 * MINUTE_MS);
    expect((await stage.again(ana).order(orderId)).state).not.toBe('VOID');
  });

  it('QA-08 LOTT-07 for six hours is cancelled, and everything comes back', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    await stage.qa.run('suspendDraw', { code: CODE });
    advance(6 * 60 * MINUTE_MS - 1);
    const later = stage.again(ana);
    expect([(await later.order(orderId)).state, ana.balance()]).toEqual(['OPEN', 999_800]);
    advance(1);
    expect([(await later.order(orderId)).state, ana.balance()]).toEqual(['VOID', 1_000_000]);
    expect(stage.count('exposures')).toBe(0);
    expect((await proofOf(minute())).issue).toMatchObject({ state: 'CANCELLED', result: null });
  });

  it('QA-08 LOTT-07 twice is refused where there is nothing left to put off', async () => {
    await stage.qa.run('suspendDraw', { code: CODE });
    await expect(stage.qa.run('suspendDraw', { code: CODE })).rejects.toMatchObject({ code: 'ROUND_CLOSED' });
    // Of a day's draw numbers come one after another: too late.
    stage.world.clock.set(Date.UTC(2026, 0, 16, 11, 20));
    await stage.qa.run('orderLottery', {
      ...{
        code: 'vn-north',
        memberId: (await stage.player()).id,
        lines: [{ play: 'special-last-two', selection: [['25']] }],
      },
    });
    stage.world.clock.set(Date.UTC(2026, 0, 17, 11, 17));
    expect(await stateOf('20260117', 'vn-north')).toBe('DRAWING');
    await expect(stage.qa.run('suspendDraw', { code: 'vn-north' })).rejects.toMatchObject({ code: 'ROUND_CLOSED' });
  });
});

describe('a draw that is cancelled', () => {
  it('QA-08 LOTT-07 gives every order back once, and a chase goes on with the next', async () => {
    const [ana, eva] = [await stage.player(), await stage.player()];
    const { orderId } = await ana.place();
    const chase = await eva.place({ issues: minutes(2), stop: NEVER_STOPS });
    expect(drawIn(await stage.qa.run('cancelDraw', { code: CODE }), minute())).toMatchObject({
      ...{ state: 'CANCELLED', result: null },
    });
    expect([(await ana.order(orderId)).state, ana.balance(), moved('bet.refund')]).toEqual(['VOID', 1_000_000, 2]);
    expect((await eva.order(chase.orderId)).issues.map(({ state }) => state)).toEqual(['VOID', 'WAITING']);
    await stage.qa.run('cancelDraw', { code: CODE }).catch(() => undefined);
    expect([ana.balance(), moved('bet.refund')]).toEqual([1_000_000, 2]);
    advance(2 * MINUTE_MS);
    expect((await eva.order(chase.orderId)).issues[1]?.state).toMatch(/WON|LOST/);
  });

  it('QA-08 LOTT-07 AG-09 earns nobody a rebate, as a draw that takes place does', async () => {
    const ana = await stage.player({ username: 'ana', balanceMinor: 1_000_000 });
    await stage.qa.run('setRate', { member: 'ana', category: 'LOTT', basisPoints: 60 });
    const [back, drawn] = [await ana.place(), await ana.place({ issues: minutes(2).slice(1) })];
    await stage.qa.run('cancelDraw', { code: CODE });
    advance(2 * MINUTE_MS);
    // 0.60 % of $2.00.
    expect([(await ana.order(back.orderId)).rebate, (await ana.order(drawn.orderId)).rebate]).toEqual(['0.00', '0.01']);
    expect(moved('bet.rebate')).toBe(1);
  });

  it('QA-08 LOTT-07 is cancelled also where nobody has an order in it', async () => {
    expect(drawIn(await stage.qa.run('cancelDraw', { code: CODE }), minute())?.state).toBe('CANCELLED');
  });
});
