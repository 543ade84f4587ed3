import { describe, expect, it } from 'vitest';
import { type BetStand, buttonOf } from './bet-button';
import { tableClock } from './clock';
import { momentOf, takesBets } from './moment';

const open: NonNullable<Parameters<typeof momentOf>[0]> = {
  ...{ phase: 'open', takesBets: true, beganAt: 10_000, endsAt: 20_000 },
  ...{ isOver: false, isCancelled: false, nextOpensAt: null },
};
const at = (now: number, round: Partial<typeof open> = {}) => momentOf({ ...open, ...round }, now, true);

describe('how a table stands', () => {
  it('GAME-12 counts down to the close, calls last in its last three seconds, and closes by the clock', () => {
    expect(at(10_000)).toEqual({ phase: 'open', elapsedMs: 0, secondsLeft: 10, share: 1 });
    expect(at(16_999)).toMatchObject({ phase: 'open', secondsLeft: 4 });
    expect(at(17_000)).toMatchObject({ phase: 'last-call', secondsLeft: 3, share: 0.3 });
    // The message of the close may be on its way still.
    expect(at(20_000)).toMatchObject({ phase: 'closed', secondsLeft: null });
    expect([at(10_000), at(17_000), at(20_000)].map(takesBets)).toEqual([true, true, false]);
  });

  it('GAME-12 tells what is decided from what is over, and how long until the next', () => {
    const flying = { phase: 'flying', takesBets: false, endsAt: null };
    expect(at(30_000, flying)).toMatchObject({ phase: 'decided', elapsedMs: 20_000, secondsLeft: null });
    const over = { ...flying, isOver: true, nextOpensAt: 13_000 };
    expect(at(11_500, over)).toMatchObject({ phase: 'result', secondsLeft: 2, share: 0.5 });
    expect(at(11_500, { ...over, isCancelled: true }).phase).toBe('cancelled');
    expect(momentOf({ ...open }, 10_000, false).phase).toBe('lost');
    expect(momentOf(null, 10_000, true).phase).toBe('waiting');
  });

  it('GAME-12 goes by the clock of the world as it was told last, and stands still with it', () => {
    let own = 500;
    const clock = tableClock(() => own);
    clock.tell(10_000, false);
    own = 750;
    expect(clock.now()).toBe(10_250);
    clock.tell(99_000, true);
    own = 5_000;
    expect([clock.now(), clock.isFrozen]).toEqual([99_000, true]);
  });
});

describe('the button of a bet', () => {
  const stand: BetStand = {
    ...{ moment: at(10_000), status: 'none', costMinor: 500, placedMinor: 0 },
    ...{ isChanged: false, isWaiting: false, mayWait: true, step: null },
  };
  const placed: BetStand = { ...stand, status: 'placed', placedMinor: 500 };

  it('GAME-05 places while the table takes bets, and does nothing of its own accord to what is placed', () => {
    expect(buttonOf(stand)).toMatchObject({ key: 'confirm', act: 'place', amountMinor: 500 });
    expect(buttonOf({ ...stand, costMinor: 0 })).toMatchObject({ key: 'confirmNone', act: 'choose' });
    expect(buttonOf(placed)).toMatchObject({ key: 'inPlay', act: null });
    expect(buttonOf({ ...placed, isChanged: true, costMinor: 700 })).toMatchObject({ key: 'change', act: 'place' });
    expect(buttonOf({ ...placed, isChanged: true, costMinor: 0 })).toMatchObject({ key: 'takeBack', act: 'withdraw' });
    expect(buttonOf({ ...stand, status: 'asking' })).toMatchObject({ key: 'asking', act: null });
  });

  it('GAME-05 takes the step of a bet in play, and has any other wait for the next round until it is pressed again', () => {
    const moment = at(30_000, { phase: 'flying', takesBets: false });
    const step = { input: { do: 'cash-out' }, label: 'Cash out' };
    expect(buttonOf({ ...placed, moment, step })).toMatchObject({ key: 'step', act: 'step' });
    expect(buttonOf({ ...placed, moment })).toMatchObject({ key: 'inPlay', act: null });
    expect(buttonOf({ ...stand, moment })).toMatchObject({ key: 'waitNext', act: 'wait' });
    expect(buttonOf({ ...stand, moment, isWaiting: true })).toMatchObject({ key: 'waits', act: 'unwait' });
    expect(buttonOf({ ...stand, moment, mayWait: false })).toMatchObject({ key: 'closedButton', act: null });
    expect(buttonOf({ ...stand, moment: momentOf(open, 0, false) })).toMatchObject({ key: 'lostButton', act: null });
  });
});
