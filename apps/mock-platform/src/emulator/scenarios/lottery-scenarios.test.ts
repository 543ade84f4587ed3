import { describe, expect, it } from 'vitest';
import {
  issueNamed,
  oddsVersion,
  orderableIssues,
  orderOf,
  requireListed,
  requireOrder,
  takeOrder,
} from '../../features/lottery';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import type { World } from '../../world/world';
import { applyScenarios } from './apply-scenarios';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

/** A world in the state of a scenario. */
function inState(name: string): World {
  const world = platform.worlds.create();
  const scenario = bundledScenarios().find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  applyScenarios(platform.worlds, world, [scenario]);
  return world;
}

const idOf = (world: World, username: string): string => findMemberByUsername(world, username)?.id ?? '';

/** The orders of somebody, the first one first. */
function ordersOf(world: World, username: string) {
  const memberId = idOf(world, username);
  const ids = world.sqlite.prepare('SELECT round_id FROM lottery_orders WHERE member_id = ? ORDER BY id').pluck();
  return ids.all(memberId).map((id) => orderOf(world, requireOrder(world, { orderId: `${id}`, memberId }), 'EN'));
}

const stepsOf = (world: World, username: string): string[][] =>
  ordersOf(world, username).map(({ issues }) => issues.map(({ state }) => state));

const drawOf = (world: World, code: string, issue: string) => issueNamed(world, requireListed(world, code), issue);

describe('scenarios of lotteries', () => {
  it('QA-01 lottery-closing closes in ten seconds, and time runs', () => {
    const world = inState('lottery-closing');
    const [{ closesAt } = { closesAt: 0 }] = orderableIssues(world, requireListed(world, 'five-1'), 1);
    expect(closesAt - world.clock.now()).toBeGreaterThan(5_000);
    expect(closesAt - world.clock.now()).toBeLessThanOrEqual(10_000);
    expect(world.clock.state().mode).toBe('live');
  });

  it('QA-01 lottery-draw-put-off has forty-one orders that nothing decides', () => {
    const world = inState('lottery-draw-put-off');
    expect(ordersOf(world, 'aplaza').map(({ state }) => state)).toEqual(Array.from({ length: 41 }, () => 'OPEN'));
    expect(stepsOf(world, 'aplaza').at(-1)).toEqual(['OPEN', 'SKIPPED', 'WAITING']);
  });

  it('QA-01 lottery-chase-won stopped on its win, and all that was held came back', () => {
    const world = inState('lottery-chase-won');
    expect(stepsOf(world, 'sigue')).toEqual([['LOST', 'WON', 'RELEASED', 'RELEASED', 'RELEASED']]);
    // Two draws at $10.00, and 9.5 times that.
    expect(ordersOf(world, 'sigue')[0]).toMatchObject({ stake: 2_000, payout: 9_500, held: 0 });
    expect(world.ledger.balance(idOf(world, 'sigue'), 'member.main')).toBe(150_000 + 9_500 + 3_000);
  });

  it('QA-01 lottery-chase-running lost three of thirty, has one open, and can be stopped', () => {
    const [chase] = ordersOf(inState('lottery-chase-running'), 'continua');
    expect(chase?.issues.map(({ state }) => state).slice(0, 6)).toEqual([
      ...['LOST', 'LOST', 'LOST', 'OPEN', 'WAITING', 'WAITING'],
    ]);
    expect(chase).toMatchObject({ stake: 1_600, held: 10_400, isStoppable: true });
  });

  it('QA-01 lottery-draw-cancelled gave one order back, and a chase goes on', () => {
    expect(stepsOf(inState('lottery-draw-cancelled'), 'cancela')).toEqual([['VOID'], ['VOID', 'WAITING', 'WAITING']]);
  });

  it('QA-01 lottery-draw-corrected has winner and loser changed places', () => {
    const world = inState('lottery-draw-corrected');
    const [[lost], [won]] = [ordersOf(world, 'siete'), ordersOf(world, 'ocho')];
    expect([lost?.state, lost?.payout, won?.state, won?.payout]).toEqual(['LOST', 0, 'WON', 19_000]);
    expect(drawOf(world, 'five-1', won?.firstIssue ?? '')).toMatchObject({ state: 'CORRECTED', result: '12348' });
  });

  it('QA-01 lottery-number-full refuses the next order on the number with what is free, and takes it on another', () => {
    const world = inState('lottery-number-full');
    const open = requireListed(world, 'vn-north-1');
    const issues = orderableIssues(world, open, 1).map(({ name: issue }) => ({ issue, multiple: 1 }));
    const order = (number: string, multiple: number) => () =>
      world.transaction(() =>
        takeOrder(
          world,
          { id: idOf(world, 'topa'), isTrial: false, by: 'member' },
          {
            ...{ gameCode: 'vn-north-1', oddsVersion: oddsVersion('vietnam-north'), prizeGroup: null, issues },
            lines: [{ play: 'special-last-two', selection: [[number]], unitMinor: 200, multiple }],
            stop: { onWin: false, onProfitMinor: null, onCancelled: false },
          },
        ),
      );
    expect(order('25', 1_000)).toThrow(
      expect.objectContaining({
        code: 'LOTTERY_LIMIT_REACHED',
        extra: { lottery: expect.objectContaining({ limit: 'number', number: '25', availableMinor: 158_094 }) },
      }),
    );
    expect(order('26', 1_000)).not.toThrow();
    expect(order('25', 700)).not.toThrow();
  });

  it('QA-01 lottery-drawing stands within a draw: some rows are out, the special prize is not', () => {
    const world = inState('lottery-drawing');
    const [order] = ordersOf(world, 'mira');
    const draw = drawOf(world, 'vn-north', order?.firstIssue ?? '');
    expect(draw).toMatchObject({ state: 'DRAWING', result: null });
    expect(draw?.drawing?.length).toBeGreaterThan(0);
    expect(draw?.drawing?.map(({ id }) => id)).not.toContain('special');
  });

  it('QA-01 LOTT-02 lottery-lunar-new-year has the snake before it and the horse behind it', () => {
    const world = inState('lottery-lunar-new-year');
    const [drawn] = ordersOf(world, 'luna');
    const [year = '', count = ''] = drawn?.firstIssue.split('-') ?? [];
    const before = `${year}-${String(Number(count) - 1).padStart(3, '0')}`;
    const animals = [before, drawn?.firstIssue ?? ''].map((issue) => drawOf(world, 'six-mark', issue)?.result);
    expect(animals).toEqual([
      expect.objectContaining({ animal: 'snake' }),
      expect.objectContaining({ animal: 'horse' }),
    ]);
  });

  it('QA-01 LOTT-02 lottery-new-year goes over midnight: counters begin anew, and a chase goes on', () => {
    const world = inState('lottery-new-year');
    const [chase, yearly] = ordersOf(world, 'pasa');
    expect(chase?.issues.map(({ issue }) => issue)).toEqual([
      ...['20251231-1440', '20260101-0001', '20260101-0002', '20260101-0003'],
    ]);
    expect(yearly?.firstIssue).toBe('001-26');
    const past = world.clock.now();
    expect(new Date(past).toISOString()).toBe('2026-01-01T05:59:30.000Z');
    world.clock.advance(100_000);
    expect(drawOf(world, 'five-1', '20260101-0001')).toMatchObject({ state: 'SETTLED' });
  });

  it('QA-01 AG-09 lottery-prize-groups paid one rate as rebate, the other as odds', () => {
    const [rebated, odds] = ordersOf(inState('lottery-prize-groups'), 'grupa');
    // $100.00 at 9.5 with 0.60 % beside it; at 9.56 without.
    expect([rebated?.payout, rebated?.rebate]).toEqual([95_000, 60]);
    expect([odds?.payout, odds?.rebate]).toEqual([95_600, 0]);
  });
});
