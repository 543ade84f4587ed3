import { describe, expect, it } from 'vitest';
import { cards } from '../rooms/room-fixture';
import { COVER_MINOR, dealing, FAMILY, sitDown } from './room-fixture';

const BANK = cards('Ts Jh Qd As 8h');
const WINS = cards('Th Jd Qc 5c 5s');
const LOSES = cards('Ad 2h 3d 4c Kd');
const DEALT = { script: dealing([BANK, WINS, LOSES]) };
const three = (from: Parameters<typeof sitDown>[0] = DEALT) =>
  sitDown(
    from,
    [1, 2, 3].map((seat) => ({ seat })),
  );

describe('a room of niu niu', () => {
  it('GAME-05 GAME-11 moves money between the seats, and keeps 5 % of what is won', () => {
    const room = three();
    room.until('bidding');
    room.step(0, { bid: 2 });
    room.step(1, { bid: 0 });
    room.until('staking');
    expect(room.shown()).toMatchObject({ bank: 1, bid: 2 });
    room.step(1, { multiple: 4 });
    room.until('over');
    // The bank pays 1.00 x 2 x 4 x 3 to the one and takes 1.00 x 2 x 1 x 2 from the other, who said nothing.
    expect(room.balances()).toEqual([COVER_MINOR - 2_400 + 400, COVER_MINOR + 2_400 - 120, COVER_MINOR - 400]);
    expect([room.runner.balance('rake'), room.runner.balance('house')]).toEqual([120, -3 * COVER_MINOR]);
    expect(room.runner.round(room.ids[0] ?? '').results).toMatchObject([{ status: 'LOST', stakeMinor: 2_000 }]);
    expect(room.runner.round(room.ids[1] ?? '').results).toMatchObject([
      { status: 'WON', stakeMinor: 2_400, payoutMinor: 4_680 },
    ]);
    expect(room.view(2)).toMatchObject({
      cards: LOSES,
      hand: { bank: 1, bid: 2, rakeMinor: 120, seats: [{ netMinor: -2_000 }, { netMinor: 2_400 }, { netMinor: -400 }] },
    });
  });

  it('GAME-05 GAME-12 shows a player four of their own cards while bank and stakes are decided, and nobody else any', () => {
    const room = three();
    expect(room.view(0).cards).toEqual([]);
    room.until('bidding');
    expect([room.view(0).cards, room.view(1).cards]).toEqual([BANK.slice(0, 4), WINS.slice(0, 4)]);
    expect(room.shown().seats.map((seat) => [seat.cards, seat.bid])).toEqual(
      Array.from({ length: 3 }, () => [[], null]),
    );
    room.step(0, { bid: 3 });
    room.until('staking');
    expect(room.shown().seats.map(({ bid }) => bid)).toEqual([3, 0, 0]);
    expect(JSON.stringify(room.shown())).not.toContain(String(WINS[4]));
    room.until('over');
    expect(room.shown().seats.map((seat) => seat.cards)).toEqual([BANK, WINS, LOSES]);
  });

  it('GAME-13 bids nothing and stakes once for who does not come back', () => {
    const room = three();
    room.until('over');
    expect(room.view(1).hand).toMatchObject({ bank: 1, bid: 1, seats: [{ bid: 0 }, { multiple: 1 }, { multiple: 1 }] });
    expect(room.balances()).toEqual([COVER_MINOR - 300 + 200 + 0, COVER_MINOR + 300 - 15, COVER_MINOR - 200]);
  });

  it('GAME-05 lets the bank stake nothing, and nobody out of turn, twice or beyond what there is', () => {
    const room = three();
    const refused = (at: number, step: never) => {
      try {
        room.step(at, step);
      } catch (refusal) {
        return refusal instanceof Error ? refusal.message.split(':')[0] : '';
      }
      return 'taken';
    };
    expect(refused(0, { bid: 1 } as never)).toBe('STEP_INVALID');
    room.until('bidding');
    expect(refused(0, { multiple: 1 } as never)).toBe('STEP_INVALID');
    expect(refused(0, { bid: 4 } as never)).toBe('STEP_INVALID');
    expect(refused(0, { bid: 3 } as never)).toBe('taken');
    expect(refused(0, { bid: 2 } as never)).toBe('STEP_INVALID');
    room.until('staking');
    expect(refused(1, { bid: 3 } as never)).toBe('TOO_LATE');
    expect(refused(0, { multiple: 2 } as never)).toBe('STEP_INVALID');
    expect(refused(1, { multiple: 6 } as never)).toBe('STEP_INVALID');
    expect(refused(1, { multiple: 5 } as never)).toBe('taken');
  });

  it('GAME-05 deals nobody a hand alone, and gives all back', () => {
    const room = sitDown(DEALT, [{ seat: 4 }]);
    room.until('over');
    expect(room.balances()).toEqual([COVER_MINOR]);
    expect(room.runner.isOver(room.ids[0] ?? '')).toBe(true);
    expect(room.view(0)).toMatchObject({ cards: [], hand: null });
  });

  it.each(['bidding', 'staking'])('GAME-05 gives everything back when a hand is called off in %s', (phase) => {
    const room = three();
    room.until(phase);
    room.runner.cancelShared(FAMILY, room.round);
    expect(room.balances()).toEqual([COVER_MINOR, COVER_MINOR, COVER_MINOR]);
  });

  it('GAME-05 LIMIT-03 goes on without who steps back from playing; without its bank, or alone, all get theirs back', () => {
    const [on, bankless, alone] = [three(), three(), three()];
    on.until('staking');
    on.runner.exclude('player-3');
    on.until('over');
    expect(on.balances()).toEqual([COVER_MINOR - 300, COVER_MINOR + 300 - 15, COVER_MINOR]);
    bankless.until('staking');
    bankless.runner.exclude('player-1');
    bankless.until('over');
    expect(bankless.balances()).toEqual([COVER_MINOR, COVER_MINOR, COVER_MINOR]);
    alone.until('bidding');
    for (const player of ['player-1', 'player-3']) alone.runner.exclude(player);
    alone.until('over');
    expect(alone.balances()).toEqual([COVER_MINOR, COVER_MINOR, COVER_MINOR]);
  });

  it('GAME-11 says of a seat that plays by itself that it does, and asks it nothing', () => {
    const room = sitDown(DEALT, [{ seat: 1 }, { seat: 2, plan: { bid: 3, multiple: 5 } }]);
    room.until('bidding');
    expect(room.shown().seats.map(({ isAutomatic, isReady }) => [isAutomatic, isReady])).toEqual([
      [false, false],
      [true, true],
    ]);
    room.until('staking');
    expect(room.shown().bank).toBe(2);
    room.until('over');
    expect(room.view(0).hand?.seats.map(({ isAutomatic }) => isAutomatic)).toEqual([false, true]);
  });

  it('GAME-05 costs nobody more than they put up, and the house has its part alone, whatever is drawn and said', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const seats = Array.from({ length: 2 + (nonce % 5) }, (_, at) => ({
        ...{ seat: at + 1, plan: { bid: (nonce + at) % 4, multiple: 1 + ((nonce * 3 + at) % 5) } },
      }));
      const room = sitDown({ serverSeed: 'cd'.repeat(32), clientSeed: 'room', nonce }, seats);
      room.until('over');
      const held = room.balances();
      for (const balance of held) expect(balance).toBeGreaterThanOrEqual(0);
      const all = held.reduce((sum, balance) => sum + balance, 0);
      expect(all + room.runner.balance('rake')).toBe(COVER_MINOR * seats.length);
      expect(room.ids.every((id) => room.runner.isOver(id))).toBe(true);
    }
  });
});
