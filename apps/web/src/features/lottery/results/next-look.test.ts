import { describe, expect, it } from 'vitest';
import { nextLookAt } from './next-look';
import { at, drawnIssue, lotteryIssue } from './testing/lottery-answers';

const open = lotteryIssue();
const last = drawnIssue(1, '12345');
/** Seconds from the answer until there may be something new. */
const look = (lotteries: Parameters<typeof nextLookAt>[0], toldAt = 0) => {
  const next = nextLookAt(lotteries, at(toldAt));
  return next === null ? null : (Date.parse(next) - Date.parse(at(toldAt))) / 1_000;
};

describe('when lotteries are asked for again', () => {
  it('LOTT-02 is a moment behind the next close, draw or opening of any of them', () => {
    expect(look([{ current: open, last }])).toBe(41.2);
    expect(look([{ current: open, last }], 45)).toBe(4.2);
    const sooner = lotteryIssue({ closesAt: at(10) });
    expect(
      look([
        { current: open, last },
        { current: sooner, last },
      ]),
    ).toBe(11.2);
    const next = lotteryIssue({ state: 'SCHEDULED', opensAt: at(8), closesAt: at(60), drawsAt: at(68) });
    expect(look([{ current: next, last }])).toBe(9.2);
  });

  it('LOTT-02 is soon while numbers come, and while the draw before is not there; later where it was put off', () => {
    expect(look([{ current: open, last: { ...last, drawing: [] } }])).toBe(4);
    const older = drawnIssue(2, '12345');
    expect(look([{ current: open, last: older }])).toBe(4);
    const long = lotteryIssue({ opensAt: at(-61), closesAt: at(400), drawsAt: at(500) });
    expect(look([{ current: long, last: older }])).toBe(30);
  });

  it('LOTT-02 is soon where a draw is told that is over, and never where none is known', () => {
    expect(look([{ current: open, last }], 50)).toBe(4);
    expect(look([{ current: null, last }])).toBeNull();
    expect(look([])).toBeNull();
  });
});
