import { describe, expect, it } from 'vitest';
import { createMemoryRunner } from '../testing/memory-runner';
import { chase, issueName } from './chase-fixture';

const MISS = { script: [9, 9, 9] };
const HIT = { script: [4, 0, 7] };

function opened({ multiples = [1, 2, 4], stopOnWin = true } = {}) {
  const runner = createMemoryRunner(chase);
  runner.fund('ana/main', 600);
  runner.fund('ana/grant', 400);
  const first = runner.openShared('pick-three-chase', MISS);
  const issues = multiples.map((multiple, index) => ({ issue: issueName(index + 1), multiple }));
  const bet = { digits: '407', unitMinor: 100, issues, stopOnWin };
  const id = runner.place({ player: 'ana', family: 'pick-three-chase', bet });
  const open = (from = MISS) => runner.openShared('pick-three-chase', from);
  const advance = (issue: string) => runner.advance('pick-three-chase', issue);
  /** Closes and draws. */
  const draw = (issue: string) => {
    advance(issue);
    advance(issue);
  };
  const money = () => runner.balance('ana/main') + runner.balance('ana/grant');
  return { runner, id, first, open, advance, draw, money };
}

describe('a chase order', () => {
  it('LOTT-07 holds the whole order at once, and stakes the issue that is open', () => {
    const { runner, id, money } = opened();
    expect(money()).toBe(1_000 - 700);
    expect(runner.balance('holds')).toBe(600);
    expect(runner.open(id)).toEqual({ [issueName(1)]: 100 });
  });

  it('LOTT-07 stakes issue after issue as each is decided, and is over with the last', () => {
    const { runner, id, first, open, draw, money } = opened();
    draw(first);
    expect(runner.open(id)).toEqual({});
    const second = open();
    expect(runner.open(id)).toEqual({ [second]: 200 });
    draw(second);
    draw(open());
    expect(runner.isOver(id)).toBe(true);
    expect(runner.round(id).results.map(({ status, stakeMinor }) => [status, stakeMinor])).toEqual([
      ['LOST', 100],
      ['LOST', 200],
      ['LOST', 400],
    ]);
    expect([money(), runner.balance('holds'), runner.total()]).toEqual([300, 0, 0]);
    expect(runner.replay(id)).toEqual(runner.answered(id));
  });

  it('LOTT-07 gives back what is held in the same moment in which an issue wins', () => {
    const { runner, id, first, open, draw, money } = opened();
    draw(first);
    const second = open(HIT);
    draw(second);
    expect(runner.isOver(id)).toBe(true);
    // 2.00 pay 930 for 1; the 4.00 that were held for the third issue are back.
    expect(money()).toBe(300 + 186_000 + 400);
    open();
    expect(runner.open(id)).toEqual({});
  });

  it('LOTT-07 goes on after a win where the player wants it so', () => {
    const { runner, id, first, open, draw } = opened({ stopOnWin: false });
    draw(first);
    const second = open(HIT);
    draw(second);
    const third = open();
    expect(runner.open(id)).toEqual({ [third]: 400 });
  });

  it('LOTT-07 leaves an issue out that closes before the one before it is decided, and gives its money back', () => {
    const { runner, id, first, open, advance, money } = opened();
    advance(first);
    const second = open();
    expect(runner.open(id)).toEqual({ [first]: 100 });
    advance(second);
    expect(runner.show(id)).toEqual({ next: 2, skipped: [second] });
    expect(money()).toBe(300 + 200);
    const third = open();
    advance(first);
    expect(runner.open(id)).toEqual({ [third]: 400 });
  });

  it('LOTT-07 stakes an issue that is open already once the one before it is decided', () => {
    const { runner, id, first, open, advance } = opened();
    advance(first);
    const second = open();
    advance(first);
    expect(runner.open(id)).toEqual({ [second]: 200 });
  });

  it('LOTT-07 gives the stake of a cancelled issue back and goes on with the next', () => {
    const { runner, id, first, open, money } = opened();
    runner.cancelShared('pick-three-chase', first);
    expect(money()).toBe(300 + 100);
    const second = open();
    expect(runner.open(id)).toEqual({ [second]: 200 });
  });

  it('LOTT-07 stops when the player says so; the issue that is staked stands', () => {
    const { runner, id, first, open, draw, money } = opened();
    runner.step(id, 'stop');
    expect(money()).toBe(300 + 600);
    expect(runner.open(id)).toEqual({ [first]: 100 });
    open();
    draw(first);
    expect(runner.isOver(id)).toBe(true);
  });

  it('RG-03 gives an open issue back when the player excludes themself, and lets a closed one be drawn', () => {
    const before = opened();
    before.runner.exclude('ana');
    expect([before.money(), before.runner.isOver(before.id)]).toEqual([1_000, true]);
    const after = opened();
    after.advance(after.first);
    after.runner.exclude('ana');
    expect(after.money()).toBe(300 + 600);
    after.advance(after.open());
    after.advance(after.first);
    expect(after.runner.isOver(after.id)).toBe(true);
    expect(after.runner.total()).toBe(0);
  });

  it('LOTT-07 divides hold, stake, payout and what goes back alike between money and bonus', () => {
    const { runner, first, open, draw } = opened();
    // 7.00 were taken from 6.00 of money and 1.00 of bonus; each part keeps that ratio as near as centavos let it.
    expect([runner.balance('ana/main'), runner.balance('ana/grant')]).toEqual([0, 300]);
    draw(first);
    draw(open());
    draw(open());
    expect([runner.balance('ana/main'), runner.balance('ana/grant')]).toEqual([0, 300]);
  });

  it('LOTT-07 caps what may be won on one number of one issue', () => {
    const { runner, first } = opened({ multiples: [1] });
    runner.fund('eva/main', 10_000_000);
    const bet = (unitMinor: number) => ({
      ...{ digits: '407', unitMinor, stopOnWin: true },
      issues: [{ issue: first, multiple: 1 }],
    });
    const place = (unitMinor: number) =>
      runner.place({ player: 'eva', family: 'pick-three-chase', bet: bet(unitMinor) });
    expect(() => place(215_000)).toThrow('EXPOSURE');
    place(214_953);
  });

  it.each([
    [
      'issues out of order',
      [
        { issue: issueName(1), multiple: 1 },
        { issue: issueName(1), multiple: 1 },
      ],
    ],
    [
      'more than 64 times the first stake',
      [
        { issue: issueName(1), multiple: 1 },
        { issue: issueName(2), multiple: 65 },
      ],
    ],
  ])('LOTT-07 refuses %s', (_what, issues) => {
    const { runner } = opened();
    const bet = { digits: '407', unitMinor: 1, issues, stopOnWin: true };
    expect(() => runner.place({ player: 'ana', family: 'pick-three-chase', bet })).toThrow('BET_INVALID');
  });
});
