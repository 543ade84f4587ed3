import { describe, expect, it } from 'vitest';
import { MINUTE_MS, minute, refusalOf, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();

const RICH = { balanceMinor: 20_000_000 };

/** The last two digits of the special prize: 95 times the stake, which the house caps by number. */
const onNumber = (number: string, multiple: number) => ({
  ...{ code: 'vn-north-1', issues: [{ issue: minute(), multiple: 1 }] },
  lines: [{ play: 'special-last-two', selection: [[number]], unitMinor: 200, multiple }],
});
/** A digit of five at $2.00 times so much. */
const onDigit = (multiple: number) => ({
  lines: [{ play: 'positioning', selection: [[], [], [], [], ['7']], unitMinor: 200, multiple }],
});

describe('what is bet on one number', () => {
  it('LOTT-05 ends with what the house may owe on it: of many at once exactly as many get it as there is room for', async () => {
    const [eva, ...others] = [await stage.player(RICH), await stage.player(RICH), await stage.player(RICH)];
    // $1,999,800 of what may be won is $189,981,000 of 300,000,000 centavos; each of the others wants 95,000,000.
    await eva.place(onNumber('25', 9_999));
    const answers = await Promise.all(others.map((one) => one.ask(onNumber('25', 5_000))));
    const refused = answers.filter(({ envelope }) => !envelope.success).map(refusalOf);
    // 15,019,000 are left to be won: 158,094 to be staked.
    expect(refused).toEqual([
      {
        code: 'LOTTERY_LIMIT_REACHED',
        lottery: { limit: 'number', number: '25', issue: minute(), availableMinor: 158_094 },
      },
    ]);
    expect(others.map((one) => one.balance()).sort()).toEqual([19_000_000, 20_000_000]);
    const [loser = eva] = others.filter((one) => one.balance() === 20_000_000);
    expect(refusalOf(await loser.ask(onNumber('25', 791))).code).toBe('LOTTERY_LIMIT_REACHED');
    expect((await loser.place(onNumber('25', 790))).stake).toBe('1580.00');
    expect((await loser.place(onNumber('26', 5_000))).stake).toBe('10000.00');
    stage.world.clock.advance(MINUTE_MS);
    expect(stage.count('exposures')).toBe(0);
  });

  it('LOTT-05 MEM-03 MEM-04 leaves an order refused that came at once with others, whose own stand, and each is answered so again', async () => {
    const players = [await stage.player(RICH), await stage.player(RICH), await stage.player(RICH)];
    // 19,998 pesos, then 18,000 and 2: each would have 95 times as much, and there is room for 31,578.
    const wanted = [onNumber('25', 9_999), onNumber('25', 9_000), onNumber('25', 1)];
    const askAll = () => Promise.all(players.map((one, at) => one.ask({ ...wanted[at], key: `one-of-many-${at}` })));
    const first = await askAll();
    expect(first.map(({ envelope }) => envelope.success)).toEqual([true, false, true]);
    const left = () => [
      players.map((one) => one.balance()),
      stage.count('lottery_orders'),
      stage.count('round_progress'),
    ];
    expect(left()).toEqual([[18_000_200, 20_000_000, 19_999_800], 2, 2]);
    expect((await askAll()).map(({ envelope }) => envelope)).toEqual(first.map(({ envelope }) => envelope));
    expect(left()).toEqual([[18_000_200, 20_000_000, 19_999_800], 2, 2]);
  });

  it('LOTT-05 is free again once an order on it is taken back, and in every other draw', async () => {
    const [ana, eva] = [await stage.player(RICH), await stage.player(RICH)];
    const { orderId } = await ana.place(onNumber('25', 9_999));
    expect(refusalOf(await eva.ask(onNumber('25', 9_000))).lottery).toMatchObject({ limit: 'number' });
    const later = { ...onNumber('25', 9_000), issues: [{ issue: minute(1), multiple: 1 }] };
    expect((await eva.ask(later)).envelope.success).toBe(true);
    expect((await ana.cancel(orderId)).envelope.success).toBe(true);
    expect((await eva.ask(onNumber('25', 9_000))).envelope.success).toBe(true);
  });
});

describe('what one member bets', () => {
  it('LOTT-05 ends with $20,000 in a draw, which others’ stakes do not count for', async () => {
    const [ana, eva] = [await stage.player(RICH), await stage.player(RICH)];
    await ana.place(onDigit(9_000));
    expect(refusalOf(await ana.ask(onDigit(1_001)))).toEqual({
      code: 'LOTTERY_LIMIT_REACHED',
      lottery: { limit: 'member', issue: minute(), availableMinor: 200_000 },
    });
    expect((await ana.ask(onDigit(1_000))).envelope.success).toBe(true);
    expect((await eva.ask(onDigit(9_000))).envelope.success).toBe(true);
    // Nor do the other lotteries'.
    const elsewhere = { code: 'five-3', issues: [{ issue: '20260115-241', multiple: 1 }] };
    expect((await ana.ask({ ...onDigit(9_000), ...elsewhere })).envelope.success).toBe(true);
  });

  it('LOTT-05 LOTT-06 ends with $50,000 in an order, its draws together', async () => {
    const ana = await stage.player(RICH);
    const issues = [0, 1, 2].map((behind) => ({ issue: minute(behind), multiple: 1 }));
    expect(refusalOf(await ana.ask({ ...onDigit(8_334), issues }))).toEqual({
      code: 'LOTTERY_LIMIT_REACHED',
      lottery: { limit: 'order', availableMinor: 5_000_000 },
    });
    expect((await ana.place({ ...onDigit(8_333), issues })).held).toBe('33332.00');
  });

  it('LOTT-05 ends with a win of $5,000,000 in a draw', async () => {
    const ana = await stage.player(RICH);
    // 95,000 times $2.00 is $190,000: 27 times that is too much.
    const straight = (multiple: number) => ({
      lines: [{ play: 'five-straight', selection: [['1'], ['2'], ['3'], ['4'], ['5']], unitMinor: 200, multiple }],
    });
    expect(refusalOf(await ana.ask(straight(27)))).toEqual({
      code: 'LOTTERY_LIMIT_REACHED',
      // $54.00 would win $5,130,000, and $52.63 still no more than $5,000,000.
      lottery: { limit: 'payout', availableMinor: 5_263 },
    });
    const { orderId } = await ana.place(straight(26));
    expect((await ana.order(orderId)).lines[0]?.maxPayout).toBe('4940000.00');
  });
});
