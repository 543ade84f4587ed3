import * as wire from '@tonalli/contracts/lottery/wire';
import type { ShownDraws } from '@tonalli/qa/lotteries';
import { describe, expect, it } from 'vitest';
import { oddsVersion, takeOrder } from '../../features/lottery';
import {
  atUnits,
  type Bettor,
  CLOSED_MS,
  MINUTE_MS,
  minute,
  minutes,
  NEVER_STOPS,
  serveLotteries,
} from '../../features/lottery/lottery-fixture';

const stage = await serveLotteries();

const CODE = 'five-1';
const show = (code = CODE): Promise<ShownDraws> => stage.qa.run('showDraws', { code });
const drawIn = ({ draws }: ShownDraws, issue: string) => draws.find((draw) => draw.issue === issue);
const stateOf = async (issue: string, code = CODE) => drawIn(await show(code), issue)?.state;
const advance = (ms: number) => stage.world.clock.advance(ms);
const proofOf = (issue: string, gameCode = CODE) =>
  stage.platform.value(wire.fetchIssueProof, { gameCode, issue }, { world: stage.world.name });
/** What moved in a member's main account by kinds of posting, in minor units. */
const moved = (kind: string): number =>
  Number(stage.world.sqlite.prepare('SELECT count(*) FROM postings WHERE kind = ?').pluck().get(kind));

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

/** The draw that stands comes out with a 7 at the units, or without. */
const forceUnits = (wins: boolean) =>
  stage.qa.run('forceDraw', { code: CODE, play: 'positioning', selection: [[], [], [], [], ['7']], wins });
/** Another result whose units are that digit. */
async function corrected(digit: string, issue = minute()): Promise<string> {
  const result = String(drawIn(await show(), issue)?.result);
  return `${result.slice(0, 4) === '1234' ? '4321' : '1234'}${digit}`;
}
const correct = async (digit: string, issue = minute()) =>
  stage.qa.run('correctDraw', { code: CODE, issue, result: await corrected(digit, issue) });

describe('a result that is corrected', () => {
  it('QA-08 LOTT-07 has winners and losers change places, by postings of their own', async () => {
    const [ana, eva] = [await stage.player(), await stage.player()];
    const [seven, eight] = [await ana.place(), await eva.place({ lines: [atUnits('8')] })];
    await forceUnits(true);
    advance(MINUTE_MS);
    expect([ana.balance(), eva.balance()]).toEqual([1_001_700, 999_800]);
    const before = stage.count('postings');
    const result = await corrected('8');
    const shown = drawIn(await correct('8'), minute());
    expect(shown).toMatchObject({ state: 'CORRECTED', result, leftCount: 0 });
    expect([ana.balance(), eva.balance()]).toEqual([999_800, 1_001_700]);
    // One is paid anew and one is taken back; nothing that was posted changed.
    expect([stage.count('postings') - before, moved('bet.reversal'), moved('bet.payout')]).toEqual([2, 1, 2]);
    expect(await ana.order(seven.orderId)).toMatchObject({
      ...{ state: 'LOST', payout: '0.00', issues: [{ state: 'LOST', result: shown?.result }] },
    });
    expect(await eva.order(eight.orderId)).toMatchObject({ state: 'WON', payout: '19.00' });
    advance(MINUTE_MS);
    expect([ana.balance(), eva.balance()]).toEqual([999_800, 1_001_700]);
  });

  it('QA-08 LOTT-07 of many orders settles each anew, once', async () => {
    const ana = await stage.player();
    for (let order = 0; order < 60; order += 1) orderUnits(ana, order % 2 === 0 ? '7' : '8');
    await forceUnits(true);
    advance(MINUTE_MS);
    const before = ana.balance();
    await correct('8');
    // Thirty of each: what thirty lost, thirty won.
    expect([ana.balance(), moved('bet.reversal'), moved('bet.payout')]).toEqual([before, 30, 60]);
    const paid = stage.world.sqlite.prepare('SELECT count(*) FROM bets WHERE payout_minor = 1900').pluck().get();
    expect(paid).toBe(30);
    expect(stage.count('bet_corrections')).toBe(60);
  });

  it('QA-08 LOTT-07 is corrected once: again it is refused, and so are cancelled draws and those that are not over', async () => {
    advance(MINUTE_MS);
    await correct('8');
    await expect(correct('9')).rejects.toMatchObject({ code: 'ROUND_CLOSED' });
    await expect(correct('9', minute(1))).rejects.toMatchObject({ code: 'ROUND_NOT_FOUND' });
    await expect(correct('9', '20260115-9999')).rejects.toMatchObject({ code: 'ROUND_NOT_FOUND' });
    await stage.qa.run('cancelDraw', { code: CODE });
    await expect(correct('9', minute(1))).rejects.toMatchObject({ code: 'ROUND_CLOSED' });
  });

  it.each([
    ['five-1', ['1234', '123456', '1234x', 12_345, null, ['1'], { digits: '12345' }]],
    ['keno-1', [[], ['01'], Array.from({ length: 20 }, () => '01'), '01']],
    ['race-1', [Array.from({ length: 10 }, () => '01'), ['01', '02']]],
    [
      'eleven-1',
      [
        ['01', '01', '02', '03', '04'],
        ['12', '01', '02', '03', '04'],
      ],
    ],
    ['fast-3-1', [['1', '2', '7'], '127', [0, 1, 2]]],
    ['six-1', [{ numbers: ['01', '01', '02', '03', '04', '05'], special: '06', animal: 'horse' }]],
    ['vn-north-1', [{ stations: [] }, { stations: [{ station: 'XN1', prizes: {} }] }]],
    ['sea-4d-5', [{ first: ['12345'] }]],
  ])('QA-08 LOTT-07 is a result of %s, or is refused', async (code, results) => {
    advance(5 * MINUTE_MS);
    const past = (await show(code)).draws.find(({ state }) => state === 'DRAWN');
    const issue = past?.issue ?? '';
    for (const result of [...results, past?.result]) {
      const body = JSON.stringify({ code, issue, result });
      const headers = { 'content-type': 'application/json', 'x-world': stage.world.name };
      const answer = await stage.platform.fetch('/qa/api/lotteries/correct', { method: 'POST', headers, body });
      expect(await answer.json(), body).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    }
    expect(stage.count('lottery_corrections')).toBe(0);
  });

  it('QA-08 LOTT-07 leaves the order of who cannot pay back as it is, and says how many', async () => {
    const [ana, eva] = [await stage.player({ balanceMinor: 200 }), await stage.player()];
    const { orderId } = await ana.place();
    await eva.place({ lines: [atUnits('8')] });
    await forceUnits(true);
    advance(MINUTE_MS);
    await spend(ana);
    expect(drawIn(await correct('8'), minute())).toMatchObject({ state: 'CORRECTED', leftCount: 1 });
    expect([ana.balance(), eva.balance(), (await ana.order(orderId)).state]).toEqual([100, 1_001_700, 'WON']);
  });

  it('QA-08 LOTT-07 settles a chase anew in the draw that it is about, and leaves its others', async () => {
    const eva = await stage.player();
    const { orderId } = await eva.place({ issues: minutes(2), stop: NEVER_STOPS });
    await forceUnits(true);
    advance(MINUTE_MS);
    await forceUnits(false);
    advance(MINUTE_MS);
    expect(await eva.order(orderId)).toMatchObject({ state: 'WON', payout: '19.00' });
    await correct('8');
    const after = await eva.order(orderId);
    expect(after).toMatchObject({ state: 'LOST', payout: '0.00', stake: '4.00' });
    expect(after.issues.map(({ state }) => state)).toEqual(['LOST', 'LOST']);
    expect(eva.balance()).toBe(999_600);
  });

  it('QA-08 LOTT-07 lets a chase that is under way run to its end, and settles it anew then', async () => {
    const eva = await stage.player();
    const { orderId } = await eva.place({ issues: minutes(3), stop: NEVER_STOPS });
    await forceUnits(false);
    advance(MINUTE_MS);
    await correct('7');
    expect((await eva.order(orderId)).state).toBe('OPEN');
    for (const _ of minutes(2)) {
      await forceUnits(false);
      advance(MINUTE_MS);
    }
    const after = await eva.order(orderId);
    expect(after.issues.map(({ state }) => state)).toEqual(['WON', 'LOST', 'LOST']);
    expect([after.payout, eva.balance()]).toEqual(['19.00', 1_001_300]);
    advance(MINUTE_MS);
    expect([moved('bet.reversal'), stage.count('bet_corrections')]).toEqual([0, 1]);
  });

  it('QA-08 LOTT-07 GAME-06 settles play money anew too', async () => {
    const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
    await guest.place();
    await forceUnits(false);
    advance(MINUTE_MS);
    await correct('7');
    expect(stage.world.ledger.balance(guest.id, 'member.trial')).toBe(101_700);
    expect(moved('bet.payout')).toBe(0);
  });
});

/** As a member does, without a call. */
const orderUnits = ({ id }: Bettor, digit: string): string =>
  stage.world.transaction(() =>
    takeOrder(
      stage.world,
      { id, isTrial: false, by: 'member' },
      {
        ...{ gameCode: CODE, oddsVersion: oddsVersion('five-digit'), prizeGroup: null, stop: NEVER_STOPS },
        ...{ lines: [atUnits(digit)], issues: minutes(1) },
      },
    ),
  );

/** Leaves a member a peso. */
async function spend(of: Bettor): Promise<void> {
  const amount = ((of.balance() - 100) / 100).toFixed(2);
  await stage.qa.run('settleBet', { memberId: of.id, stake: amount });
}

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
