import { describe, expect, it } from 'vitest';
import { oddsVersion, takeOrder } from '../../features/lottery';
import { atUnits, type Bettor, MINUTE_MS, minute, minutes, NEVER_STOPS } from '../../features/lottery/lottery-fixture';
import { CODE, drawIn, serveDraws } from './draws-fixture';

const stage = await serveDraws();
const { advance, correct, corrected, forceUnits, moved, show } = stage;

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
  ).row.roundId;

/** Leaves a member a peso. */
async function spend(of: Bettor): Promise<void> {
  const amount = ((of.balance() - 100) / 100).toFixed(2);
  await stage.qa.run('settleBet', { memberId: of.id, stake: amount });
}

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

  it('QA-08 LOTT-07 GAME-06 lets a chase in play money run to its end too, and settles it anew then, once', async () => {
    const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
    const { orderId } = await guest.place({ issues: minutes(3), stop: NEVER_STOPS });
    const balance = () => stage.world.ledger.balance(guest.id, 'member.trial');
    await forceUnits(false);
    advance(MINUTE_MS);
    await correct('7');
    for (const _ of minutes(2)) {
      await forceUnits(false);
      advance(MINUTE_MS);
    }
    advance(MINUTE_MS);
    expect((await guest.order(orderId)).issues.map(({ state }) => state)).toEqual(['WON', 'LOST', 'LOST']);
    expect([balance(), stage.count('bet_corrections')]).toEqual([101_300, 1]);
    advance(5 * MINUTE_MS);
    expect([
      balance(),
      stage.count('bet_corrections'),
      stage.count("due_jobs WHERE kind = 'lottery.correctEnded'"),
    ]).toEqual([101_300, 1, 0]);
  });

  it('QA-08 LOTT-07 GAME-06 waits for a draw in play money that was put off', async () => {
    const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
    await guest.place({ issues: minutes(2), stop: NEVER_STOPS });
    await forceUnits(false);
    advance(MINUTE_MS);
    await correct('7');
    await forceUnits(false);
    await stage.qa.run('suspendDraw', { code: CODE });
    advance(30 * MINUTE_MS);
    await stage.qa.run('resumeDraw', { code: CODE });
    advance(2 * MINUTE_MS);
    expect(stage.world.ledger.balance(guest.id, 'member.trial')).toBe(101_500);
  });
});
