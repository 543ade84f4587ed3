import { describe, expect, it } from 'vitest';
import { blindThreeCardRooms } from '../blind-three-card-rooms/module';
import { cards } from '../rooms/room-fixture';
import { COVER_MINOR, dealing, sitDown } from './room-fixture';

const BEST = cards('9s 9h 9d');
const SECOND = cards('As Ks Qs');
const THIRD = cards('Kh 4d 2c');
const FAMILY = 'three-card-rooms';
const DEALT = { script: dealing([BEST, SECOND, THIRD]) };
const seated = (...seats: number[]) => seats.map((seat) => ({ seat }));

/** A room in which the first has to speak. */
function begun(seats = seated(1, 2, 3), from: Parameters<typeof sitDown>[0] = DEALT) {
  const room = sitDown(from, seats);
  room.until('turn');
  return room;
}
function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? (error.message.split(':')[0] ?? '') : '';
  }
  return 'taken';
}

describe('a room of three cards', () => {
  it('GAME-05 GAME-11 moves the pot to the best hand that is shown, and keeps 5 % of what is won', () => {
    const room = begun();
    for (const act of ['raise', 'call', 'fold'] as const) room.speaks(act);
    for (const act of ['call', 'raise', 'call', 'call'] as const) room.speaks(act);
    expect(room.phase().name).toBe('over');
    // Antes 3, then 2 + 2, 2 + 3 and 3 + 3 antes: the first put in 8, the second 9, the third its ante.
    expect(room.shown().seats.map(({ halves }) => halves)).toEqual([16, 18, 2]);
    expect(room.shown().seats.map((seat) => seat.cards)).toEqual([BEST, SECOND, []]);
    expect(room.balances()).toEqual([COVER_MINOR + 1_000 - 50, COVER_MINOR - 900, COVER_MINOR - 100]);
    expect([room.runner.balance('rake'), room.runner.balance('house')]).toEqual([50, -3 * COVER_MINOR]);
    expect(room.runner.round(room.ids[0] ?? '').results).toMatchObject([
      { status: 'WON', stakeMinor: 800, payoutMinor: 1_750 },
    ]);
    expect(room.runner.round(room.ids[2] ?? '').results).toMatchObject([{ status: 'LOST', stakeMinor: 100 }]);
    expect(room.view(0).hand).toMatchObject({
      ...{ winners: [1], potMinor: 1_800, rakeMinor: 50 },
      seats: [
        { netMinor: 1_000, cards: BEST },
        { netMinor: -900, cards: SECOND },
        { netMinor: -100, cards: [] },
      ],
      acts: [
        { seat: 1, act: 'raise', minor: 200 },
        { seat: 2, act: 'call', minor: 200 },
        { seat: 3, act: 'fold', minor: 0 },
        { seat: 1, act: 'call', minor: 200 },
        { seat: 2, act: 'raise', minor: 300 },
        { seat: 1, act: 'call', minor: 300 },
        { seat: 2, act: 'call', minor: 300 },
      ],
    });
  });

  it('GAME-05 gives the pot to who is left alone, and shows nobody any card', () => {
    const room = begun();
    for (const act of ['fold', 'raise', 'fold'] as const) room.speaks(act);
    expect(room.shown()).toMatchObject({ winners: [2], seats: [{ cards: [] }, { cards: [] }, { cards: [] }] });
    expect(room.balances()).toEqual([COVER_MINOR - 100, COVER_MINOR + 200 - 10, COVER_MINOR - 100]);
    // One's own cards one may always see again.
    expect(room.view(2).hand?.seats.map((seat) => seat.cards)).toEqual([[], [], THIRD]);
  });

  it('GAME-05 compares two hands as soon as one of the two asks and pays', () => {
    const room = begun(seated(2, 3), { script: dealing([BEST, SECOND, THIRD], 3) });
    expect(room.shown()).toMatchObject({ turn: 3, level: 1 });
    room.speaks('raise');
    room.speaks('compare');
    expect(room.shown()).toMatchObject({ winners: [2], seats: [{ cards: SECOND }, { cards: THIRD }] });
    expect(room.balances()).toEqual([COVER_MINOR + 300 - 15, COVER_MINOR - 300]);
  });

  it('GAME-05 divides a pot between equal hands, what cannot be divided to the lowest seat', () => {
    const equal = [cards('As Kh 9d'), cards('Ah Kd 9c'), THIRD, cards('Ad Kc 9s')];
    const room = sitDown({ script: dealing(equal) }, seated(1, 2, 3, 4), blindThreeCardRooms);
    room.until('turn');
    for (const act of ['call', 'call', 'fold', 'call', 'raise'] as const) room.speaks(act);
    while (room.phase().name === 'turn') room.speaks('call');
    const net = room.view(0).hand?.seats.map(({ netMinor }) => netMinor);
    expect(net?.reduce((sum, minor) => sum + minor, 0)).toBe(0);
    expect(room.shown().winners).toEqual([1, 2, 4]);
    // Unseen: the ante of 2.00, half an ante, and twice two halves each: 23.00 with the third's ante, 7.68, 7.66 and 7.66 of it.
    expect(room.view(0).hand?.potMinor).toBe(2_300);
    expect(net).toEqual([68, 66, -200, 66]);
  });

  it('GAME-05 GAME-12 shows an open hand to its player from the deal on, and nobody else any card before the end', () => {
    const room = sitDown(DEALT, seated(1, 2, 3));
    expect(room.view(0).cards).toEqual([]);
    room.until('turn');
    expect([room.view(0).cards, room.view(2).cards]).toEqual([BEST, THIRD]);
    room.speaks('call');
    expect(room.shown().seats.map((seat) => seat.cards)).toEqual([[], [], []]);
    expect(JSON.stringify(room.shown())).not.toContain('deal');
  });

  it('GAME-05 lets a blind hand be played unseen for half, and seen whenever its player likes', () => {
    const room = sitDown(DEALT, seated(1, 2, 3), blindThreeCardRooms);
    room.until('turn');
    expect([room.view(0), room.view(1)].map(({ cards: own, hasLooked }) => [own, hasLooked])).toEqual([
      [[], false],
      [[], false],
    ]);
    room.step(1, 'look');
    expect([room.view(1).cards, room.view(0).cards]).toEqual([SECOND, []]);
    expect(refusal(() => room.step(1, 'look'))).toBe('STEP_INVALID');
    room.speaks('raise');
    expect(room.shown().seats.map(({ hasLooked }) => hasLooked)).toEqual([false, true, false]);
    room.speaks('call');
    room.speaks('call');
    // Two for the ante; unseen two levels cost two halves, seen four.
    expect(room.shown().seats.map(({ halves }) => halves)).toEqual([4, 6, 4]);
    room.speaks('fold');
    room.speaks('fold');
    const acts = room.view(0).hand?.acts.map(({ seat, act, minor }) => [seat, act, minor]);
    expect(acts?.slice(0, 3)).toEqual([
      [2, 'look', 0],
      [1, 'raise', 200],
      [2, 'call', 400],
    ]);
  });

  it('GAME-05 costs unseen what it cost when it was said, whatever its player looks at behind that', () => {
    const room = sitDown(DEALT, seated(1, 2, 3), blindThreeCardRooms);
    room.until('turn');
    room.step(0, 'call');
    room.step(0, 'look');
    room.advance();
    expect(room.shown().seats[0]).toMatchObject({ halves: 3, hasLooked: true });
  });

  it('GAME-13 folds for who does not come back, and says that they were away', () => {
    const room = begun();
    room.speaks('call');
    room.speaks(null);
    expect(room.shown().seats[1]).toMatchObject({ isOut: true, act: 'away', halves: 2 });
    expect(refusal(() => room.step(1, 'call'))).toBe('TOO_LATE');
    room.speaks(null);
    expect(room.shown()).toMatchObject({ winners: [1] });
    expect(room.balances()).toEqual([COVER_MINOR + 200 - 10, COVER_MINOR - 100, COVER_MINOR - 100]);
  });

  it('GAME-05 lets nobody speak out of turn, twice, when folded, above the cap, or compare among three', () => {
    const room = sitDown(DEALT, seated(1, 2, 3));
    expect(refusal(() => room.step(0, 'call'))).toBe('STEP_INVALID');
    room.until('turn');
    expect(refusal(() => room.step(1, 'call'))).toBe('STEP_INVALID');
    expect(refusal(() => room.step(0, 'look'))).toBe('STEP_INVALID');
    expect(refusal(() => room.step(0, 'compare'))).toBe('STEP_INVALID');
    expect(refusal(() => room.step(0, 'away' as never))).toBe('STEP_INVALID');
    expect(refusal(() => room.step(0, 'raise'))).toBe('taken');
    expect([room.view(0).spokeIn, room.view(1).spokeIn, room.shown().turnNo]).toEqual([1, null, 1]);
    expect(refusal(() => room.step(0, 'raise'))).toBe('STEP_INVALID');
    room.advance();
    room.speaks('raise');
    room.speaks('raise');
    expect(room.shown().level).toBe(4);
    expect(refusal(() => room.step(0, 'raise'))).toBe('STEP_INVALID');
    room.speaks('fold');
    expect(refusal(() => room.step(0, 'call'))).toBe('STEP_INVALID');
    room.speaks('compare');
    expect(refusal(() => room.step(1, 'call'))).not.toBe('taken');
  });

  it('GAME-05 shows hands once everybody has spoken three times, at most for the cover', () => {
    const room = begun();
    for (const act of ['raise', 'raise', 'raise'] as const) room.speaks(act);
    expect([room.shown().level, room.shown().lap]).toEqual([4, 2]);
    for (let turn = 0; turn < 6; turn += 1) {
      expect(room.phase().name).toBe('turn');
      room.speaks('call');
    }
    expect(room.phase().name).toBe('over');
    expect(room.balances()[2]).toBe(0);
  });

  it('GAME-05 deals nobody a hand alone, and gives all back', () => {
    const room = sitDown(DEALT, seated(4));
    room.until('over');
    expect(room.balances()).toEqual([COVER_MINOR]);
    expect(room.view(0)).toMatchObject({ cards: [], hand: null });
  });

  it('GAME-05 gives everything back when a hand is called off', () => {
    const room = begun();
    room.speaks('raise');
    room.runner.cancelShared(FAMILY, room.round);
    expect(room.balances()).toEqual([COVER_MINOR, COVER_MINOR, COVER_MINOR]);
  });

  it('GAME-05 LIMIT-03 goes on without who steps back from playing, whose money is no part of the pot', () => {
    const room = begun();
    room.speaks('raise');
    room.runner.exclude('player-2');
    room.advance();
    expect(room.shown()).toMatchObject({ turn: 3, seats: [{ seat: 1 }, { seat: 3 }] });
    room.speaks('compare');
    expect(room.balances()).toEqual([COVER_MINOR + 300 - 15, COVER_MINOR, COVER_MINOR - 300]);
    const alone = begun(seated(1, 2));
    alone.speaks('raise');
    alone.runner.exclude('player-1');
    alone.until('over');
    expect(alone.balances()).toEqual([COVER_MINOR, COVER_MINOR]);
  });

  it('GAME-11 has a seat that plays by itself decide by its own cards, say that it does, and be told nothing', () => {
    const seats = [{ seat: 1 }, { seat: 2, plan: { courage: 0 } }, { seat: 3, plan: { courage: 0 } }];
    const room = begun(seats);
    room.speaks('raise');
    expect(refusal(() => room.step(1, 'fold'))).toBe('STEP_INVALID');
    room.advance();
    room.advance();
    // A straight flush goes on, a king goes on for once.
    expect(room.shown().seats.map(({ isAutomatic, act }) => [isAutomatic, act])).toEqual([
      ...[
        [false, 'raise'],
        [true, 'raise'],
        [true, 'call'],
      ],
    ]);
    const swapped = begun(seats, { script: dealing([BEST, SECOND, cards('8h 4d 2c')]) });
    for (let turn = 0; turn < 2; turn += 1) swapped.speaks(turn === 0 ? 'raise' : null);
    swapped.advance();
    expect(swapped.shown().seats[2]).toMatchObject({ act: 'fold', isOut: true });
  });
});
