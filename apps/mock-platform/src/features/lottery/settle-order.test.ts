import { FAMILY_IDS } from '@tonalli/lottery/play';
import { describe, expect, it } from 'vitest';
import { setRate } from '../../people/rates';
import { atUnits, MINUTE_MS, minute, minutes, NEVER_STOPS, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

interface Played {
  readonly family: string;
  readonly code: string;
  readonly issue: string;
  readonly play: string;
  readonly won: string[][];
  readonly lost: string[][];
  /** What $2.00 on it become, by hand. */
  readonly payout: string;
}

/** In each family a bet that wins, and another one that loses in the same draw. */
const PLAYED: readonly Played[] = [
  // 1 of 10: 9.5 times.
  {
    ...{ family: 'five-digit', code: 'five-1', issue: minute(), play: 'positioning', payout: '19.00' },
    ...{ won: [[], [], [], [], ['7']], lost: [[], [], [], [], ['3']] },
  },
  {
    ...{ family: 'three-digit', code: 'pick-3-hour', issue: '20260115-13', play: 'positioning', payout: '19.00' },
    ...{ won: [['4'], [], []], lost: [['5'], [], []] },
  },
  {
    ...{ family: 'vietnam-north', code: 'vn-north-1', issue: minute(), play: 'tail-digit', payout: '19.00' },
    ...{ won: [['0']], lost: [['9']] },
  },
  {
    ...{ family: 'vietnam-region', code: 'vn-south-3', issue: '20260115-241', play: 'tail-digit', payout: '19.00' },
    ...{ won: [['1'], ['0']], lost: [['1'], ['9']] },
  },
  // The last two digits of the first prize, 1 of 100: 95 times.
  {
    ...{ family: 'four-d', code: 'sea-4d-5', issue: '20260115-145', play: 'two-a', payout: '190.00' },
    ...{ won: [['5'], ['9']], lost: [['5'], ['8']] },
  },
  // 90 times.
  {
    ...{ family: 'thai', code: 'th-5', issue: '20260115-145', play: 'two-bottom', payout: '180.00' },
    ...{ won: [['8'], ['4']], lost: [['8'], ['5']] },
  },
  // 105 of 216, 1.954 times: $3.908, of which the house keeps the fraction.
  {
    ...{ family: 'fast-three', code: 'fast-3-1', issue: minute(), play: 'big-small', payout: '3.90' },
    ...{ won: [['big']], lost: [['small']] },
  },
  {
    ...{ family: 'racing', code: 'race-1', issue: minute(), play: 'first-place', payout: '19.00' },
    ...{ won: [['07']], lost: [['10']] },
  },
  // 1 of 11: 10.45 times.
  {
    ...{ family: 'eleven-five', code: 'eleven-1', issue: minute(), play: 'first-one', payout: '20.90' },
    ...{ won: [['07']], lost: [['11']] },
  },
  // 1.9 times.
  {
    ...{ family: 'keno', code: 'keno-1', issue: minute(), play: 'sum-parity', payout: '3.80' },
    ...{ won: [['odd']], lost: [['even']] },
  },
  // 1 of 49: 46.55 times.
  {
    ...{ family: 'six-mark', code: 'six-1', issue: minute(), play: 'special-number', payout: '93.10' },
    ...{ won: [['32']], lost: [['33']] },
  },
];

const lineOf = (play: string, selection: string[][]) => ({ play, selection, unitMinor: 200, multiple: 1 });
const HOUR_MS = 60 * MINUTE_MS;

describe('an order whose draw is made', () => {
  it('LOTT-05 GAME-11 is one of each family', () => {
    expect(PLAYED.map(({ family }) => family).sort()).toEqual([...FAMILY_IDS].sort());
  });

  it.each(PLAYED)('LOTT-05 GAME-11 of $family makes $payout of two pesos, or nothing', async (played) => {
    const { code, issue, play, won, lost, payout } = played;
    const ana = await stage.player();
    stage.wish(code, { play, selection: won });
    const issues = [{ issue, multiple: 1 }];
    const winner = await ana.place({ code, issues, lines: [lineOf(play, won)] });
    const loser = await ana.place({ code, issues, lines: [lineOf(play, lost)] });
    expect([(await ana.order(winner.orderId)).lines[0]?.maxPayout, ana.balance()]).toEqual([payout, 1_000_000 - 400]);
    stage.world.clock.advance(HOUR_MS);
    const later = stage.again(ana);
    expect(await later.order(winner.orderId)).toMatchObject({ state: 'WON', stake: '2.00', payout, nextIssue: null });
    expect(await later.order(loser.orderId)).toMatchObject({ state: 'LOST', stake: '2.00', payout: '0.00' });
    expect(ana.balance()).toBe(1_000_000 - 400 + Math.round(Number(payout) * 100));
  });

  it('LOTT-05 is paid for each of its lines apart, each cut to whole centavos once', async () => {
    const ana = await stage.player();
    stage.wish('fast-3-1', { play: 'big-small', selection: [['big']] });
    // $0.02 at 1.954 are 0.03908, and so three times $0.03; both in one line would be the stakes of two bets.
    const one = { ...lineOf('big-small', [['big']]), unitMinor: 2 };
    const { orderId } = await ana.place({ code: 'fast-3-1', lines: [one, one, one, { ...one, multiple: 3 }] });
    stage.world.clock.advance(MINUTE_MS);
    // 3 x 0.03 + floor(6 x 1.954) = 0.09 + 0.11.
    expect(await ana.order(orderId)).toMatchObject({ payout: '0.20', stake: '0.12' });
  });

  it('LOTT-03 pays a number of Vietnam once for each time that it is drawn', async () => {
    const ana = await stage.player();
    stage.wish('vn-north-1', { play: 'lo-two', selection: [['18']] });
    const { orderId, stake } = await ana.place({ code: 'vn-north-1', lines: [lineOf('lo-two', [['18']])] });
    expect(stake).toBe('54.00');
    stage.world.clock.advance(MINUTE_MS);
    const { issues, payout } = await ana.order(orderId);
    // All numbers of two digits or more, 27 of them, as texts of the result.
    const drawn = [...JSON.stringify(issues[0]?.result).matchAll(/"(\d{2,5})"/g)].map(([, number = '']) => number);
    const times = drawn.filter((number) => number.endsWith('18')).length;
    expect([drawn.length, times > 0, payout]).toEqual([27, true, `${times * 192}.00`]);
  });

  it('LOTT-02 is given back wholly where the draw is cancelled', async () => {
    const [ana, eva] = [await stage.player(), await stage.player()];
    const [single, chase] = [
      await ana.place(),
      await eva.place({ issues: minutes(2), stop: { ...NEVER_STOPS, onCancelled: true } }),
    ];
    stage.world.clock.advance(MINUTE_MS - 1);
    stage.cancelDraw(minute());
    stage.world.clock.advance(1);
    expect(await ana.order(single.orderId)).toMatchObject({
      ...{ state: 'VOID', stake: '2.00', payout: '2.00', rebate: '0.00' },
      issues: [{ state: 'VOID', result: null }],
    });
    expect((await eva.order(chase.orderId)).state).toBe('VOID');
    expect([ana.balance(), eva.balance(), stage.count('exposures')]).toEqual([1_000_000, 1_000_000, 0]);
  });
});

/** A rate of the member's own, and the odds and the rebate of a group: both together return the same. */
const RATE_BP = 300;
const GROUPS = [
  // 95 % as odds and 3 % as rebate, 96.5 % and 1.5 %, 98 % and nothing.
  { group: 1_900, times: '19.00', rebate: '0.06', returned: 9_500 + 300 },
  { group: 1_930, times: '19.30', rebate: '0.03', returned: 9_650 + 150 },
  { group: 1_960, times: '19.60', rebate: '0.00', returned: 9_800 + 0 },
];

describe('what a member has as odds and as rebate', () => {
  const rate = (memberId: string): void =>
    setRate(stage.world, { memberId, category: 'LOTT', rateBp: RATE_BP, setBy: 'test' });

  it('LOTT-08 returns the same in every group', () => {
    expect(GROUPS.map(({ returned }) => returned)).toEqual([9_800, 9_800, 9_800]);
  });

  it.each(GROUPS)('LOTT-08 at group $group makes $times of two pesos, and $rebate is the rebate', async (row) => {
    const ana = await stage.player();
    rate(ana.id);
    stage.wish('five-1', atUnits('7'));
    const { orderId } = await ana.place({ prizeGroup: row.group });
    const { lines, rebate } = await ana.order(orderId);
    expect([lines[0]?.maxPayout, rebate]).toEqual([row.times, '0.00']);
    stage.world.clock.advance(MINUTE_MS);
    expect(await ana.order(orderId)).toMatchObject({ state: 'WON', payout: row.times, rebate: row.rebate });
    const minor = (text: string): number => Math.round(Number(text) * 100);
    expect(ana.balance()).toBe(1_000_000 - 200 + minor(row.times) + minor(row.rebate));
    const rebates = "SELECT amount_minor FROM postings WHERE kind = 'bet.rebate'";
    expect(stage.world.sqlite.prepare(rebates).pluck().all()).toEqual(row.rebate === '0.00' ? [] : [minor(row.rebate)]);
  });

  it('LOTT-08 ends with the group that the rate reaches', async () => {
    const ana = await stage.player();
    rate(ana.id);
    expect((await ana.ask({ prizeGroup: 1_961 })).envelope).toMatchObject({ code: 'BET_INVALID' });
    expect((await ana.ask({ prizeGroup: 1_960 })).envelope.success).toBe(true);
  });

  it('LOTT-08 LOTT-06 comes once as rebate of a chase, of what was decided and not of what came back', async () => {
    const ana = await stage.player();
    rate(ana.id);
    const { orderId } = await ana.place({ issues: minutes(4), lines: [{ ...atUnits('7'), multiple: 100 }] });
    stage.cancelDraw(minute());
    stage.world.clock.advance(3 * MINUTE_MS);
    expect((await ana.order(orderId)).rebate).toBe('0.00');
    stage.world.clock.advance(3 * MINUTE_MS);
    // 3 % of three times $200.00.
    expect((await ana.order(orderId)).rebate).toBe('18.00');
    expect(stage.count("postings WHERE kind = 'bet.rebate'")).toBe(1);
  });

  it('LOTT-08 is nothing of an order that was taken back, nor where odds cannot be chosen', async () => {
    const ana = await stage.player();
    rate(ana.id);
    setRate(stage.world, { memberId: ana.id, category: 'ELOTT', rateBp: RATE_BP, setBy: 'test' });
    await ana.cancel((await ana.place({ lines: [{ ...atUnits('7'), multiple: 100 }] })).orderId);
    await ana.place({ code: 'keno-1', lines: [{ ...lineOf('sum-parity', [['odd']]), multiple: 100 }] });
    stage.world.clock.advance(2 * MINUTE_MS);
    expect(stage.count("postings WHERE kind = 'bet.rebate'")).toBe(0);
  });
});
