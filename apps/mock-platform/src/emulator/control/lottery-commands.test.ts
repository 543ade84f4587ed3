import * as wire from '@tonalli/contracts/lottery/wire';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS, minute, minutes } from '../../features/lottery/lottery-fixture';
import { CODE, drawIn, serveDraws } from './draws-fixture';

const stage = await serveDraws();
const { advance, proofOf, show, stateOf } = stage;

describe('the draws of a lottery', () => {
  it('QA-08 are shown: the one that stands, and the last three that are over', async () => {
    const { draws } = await show();
    expect(draws.map(({ issue, state }) => [issue, state])).toEqual([
      ...[[minute(), 'OPEN']],
      ...[-1, -2, -3].map((behind) => [minute(behind), 'DRAWN']),
    ]);
    expect(draws[0]).toEqual({
      ...{ issue: minute(), state: 'OPEN', result: null, isForced: false, orderCount: 0, leftCount: 0 },
      ...{ closesAt: '2026-01-15T18:00:52.000Z', drawsAt: '2026-01-15T18:01:00.000Z' },
    });
    expect(draws[1]?.result).toMatch(/^\d{5}$/);
  });

  it('QA-08 are those of lotteries alone', async () => {
    await expect(show('of-nobody')).rejects.toThrow('does not exist');
    const crash = String(stage.world.sqlite.prepare("SELECT node_id FROM games WHERE family = 'crash'").pluck().get());
    await expect(show(crash)).rejects.toThrow('does not exist');
  });
});

/** A play of each make, and what it wins with. */
const WISHES: [string, string, string[][]][] = [
  ['five-1', 'positioning', [['4'], [], [], [], ['7']]],
  ['five-1', 'two-front-straight', [['1'], ['2']]],
  ['vn-north-1', 'special-last-two', [['25']]],
  ['vn-south-3', 'tail-digit', [['1'], ['4']]],
  ['sea-4d-5', 'two-a', [['5'], ['9']]],
  ['th-5', 'run-bottom', [['7']]],
  ['race-1', 'positioning', [['07'], [], [], [], [], [], [], [], [], []]],
  ['eleven-1', 'any-place', [['07']]],
  ['fast-3-1', 'sum', [['10']]],
  ['keno-1', 'pick-1', [['17']]],
  ['six-1', 'special-number', [['25']]],
];

describe('a forced draw', () => {
  it.each(WISHES)('QA-08 LOTT-03 of %s has %s win, or not, and says so for ever', async (code, play, selection) => {
    for (const wins of [true, false]) {
      const issue = (await show(code)).draws[0]?.issue ?? '';
      await stage.qa.run('orderLottery', {
        ...{ code, memberId: (await stage.player()).id, lines: [{ play, selection }] },
      });
      await stage.qa.run('forceDraw', { code, play, selection, wins });
      advance(5 * MINUTE_MS);
      const draw = drawIn(await show(code), issue) ?? (await proofOf(issue, code)).issue;
      expect(draw).toMatchObject({ isForced: true });
      const won = stage.world.sqlite.prepare('SELECT payout_minor FROM bets ORDER BY id DESC LIMIT 1').pluck().get();
      expect(Number(won) > 0).toBe(wins);
      expect((await proofOf(issue, code)).issue.isForced).toBe(true);
      advance(-(stage.world.clock.now() % (5 * MINUTE_MS)) + 5 * MINUTE_MS);
    }
  });

  it('QA-08 GAME-12 is one alone: those behind it come out by chance, unmarked', async () => {
    await stage.qa.run('forceDraw', {
      code: CODE,
      play: 'five-straight',
      selection: [['1'], ['2'], ['3'], ['4'], ['5']].slice(0, 5),
      wins: false,
    });
    advance(2 * MINUTE_MS);
    expect((await show()).draws.slice(1, 3).map(({ isForced }) => isForced)).toEqual([false, true]);
  });

  it('QA-08 of what no draw brings is refused in words, and nothing is kept of it', async () => {
    const wish = { code: CODE, play: 'positioning', selection: [[], [], [], [], ['7']] };
    await expect(stage.qa.run('forceDraw', { ...wish, play: 'no-such-play' })).rejects.toThrow('knows no such bet');
    await expect(stage.qa.run('forceDraw', { ...wish, selection: [['7']] })).rejects.toThrow('knows no such bet');
    advance(MINUTE_MS);
    expect(drawIn(await show(), minute())).toMatchObject({ isForced: false, state: 'DRAWN' });
  });
});

describe('a draw that is skipped to', () => {
  it('QA-08 is closed, waits for its beacon, and comes out, while the clock stands where it stood', async () => {
    const ana = await stage.player();
    const { orderId } = await ana.place();
    await stage.qa.run('skipToDraw', { code: CODE });
    expect(await stateOf(minute())).toBe('CLOSED');
    expect((await ana.ask()).envelope).toMatchObject({ code: 'ISSUE_CLOSED', lottery: { nextIssue: minute(1) } });
    await stage.qa.run('skipToDraw', { code: CODE });
    expect(await stateOf(minute())).toBe('CLOSED');
    advance(1_000);
    expect(await stateOf(minute())).toBe('SETTLED');
    expect((await ana.order(orderId)).state).toMatch(/WON|LOST/);
    // Before its time: what takes orders next is the one behind it.
    const { game } = await ana.value(wire.fetchLottery, { gameCode: CODE, language: 'ES' });
    expect(game).toMatchObject({ current: { issue: minute(1), state: 'SCHEDULED' }, last: { issue: minute() } });
    expect(await ana.place({ issues: minutes(2).slice(1) })).toMatchObject({ state: 'OPEN', held: '2.00' });
  });
});

describe('an order of a tester', () => {
  it('QA-08 is one like any other, for a member by id or user name', async () => {
    const ana = await stage.player({ username: 'ana', balanceMinor: 1_000_000 });
    const lines = [{ play: 'positioning', selection: [[], [], [], [], ['7']], multiple: 3 }];
    const { orderId } = await stage.qa.run('orderLottery', { code: CODE, memberId: 'ana', lines });
    expect(await ana.order(orderId)).toMatchObject({ state: 'OPEN', stake: '6.00' });
    const chase = await stage.qa.run('orderLottery', { code: CODE, memberId: ana.id, lines, draws: 5 });
    expect(await ana.order(chase.orderId)).toMatchObject({ stake: '6.00', held: '24.00', isStoppable: true });
  });

  it('QA-08 is for draws that take orders, or will', async () => {
    const ana = await stage.player();
    await stage.qa.run('suspendDraw', { code: CODE });
    const lines = [{ play: 'positioning', selection: [[], [], [], [], ['7']] }];
    const { orderId } = await stage.qa.run('orderLottery', { code: CODE, memberId: ana.id, lines });
    expect((await ana.order(orderId)).issues).toMatchObject([{ issue: minute(1), state: 'WAITING' }]);
  });

  it('QA-08 is refused with the code that members are', async () => {
    const { id: memberId } = await stage.player({ balanceMinor: 199 });
    const order = { code: CODE, memberId, lines: [{ play: 'positioning', selection: [[], [], [], [], ['7']] }] };
    await expect(stage.qa.run('orderLottery', order)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await expect(stage.qa.run('orderLottery', { ...order, memberId: 'nobody' })).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    const wrong = [{ play: 'no-such-play', selection: [['7']] }];
    await expect(stage.qa.run('orderLottery', { ...order, lines: wrong })).rejects.toMatchObject({
      code: 'BET_INVALID',
    });
  });
});
