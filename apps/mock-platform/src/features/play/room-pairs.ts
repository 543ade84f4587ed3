import type { RoomSeat } from '../../wagering/room-seats.repository';

type Seat = Pick<RoomSeat, 'memberId' | 'stakeMinor' | 'payoutMinor'>;

/** What went from a member to another in a hand. */
export interface Flow {
  readonly from: string;
  readonly to: string;
  readonly minor: number;
}

/**
 * Of what a seat lost in a hand, each winner has the part that they have of all that was won, rounded down. Where one lost or one
 * won that is exact; what the house kept counts as gone to the winners.
 */
export function flowsOf(seats: readonly Seat[]): Flow[] {
  const won = seats.filter(({ stakeMinor, payoutMinor }) => payoutMinor > stakeMinor);
  const total = won.reduce((sum, { stakeMinor, payoutMinor }) => sum + BigInt(payoutMinor - stakeMinor), 0n);
  const lost = seats.filter(({ stakeMinor, payoutMinor }) => payoutMinor < stakeMinor);
  return lost.flatMap(({ memberId: from, stakeMinor, payoutMinor }) =>
    won.map((winner) => ({
      ...{ from, to: winner.memberId },
      minor: Number((BigInt(stakeMinor - payoutMinor) * BigInt(winner.payoutMinor - winner.stakeMinor)) / total),
    })),
  );
}

/** A hand in which two sat. */
export interface HandOfPair {
  readonly key: string;
  readonly nodeId: string;
  readonly at: number;
  /** The bet of the first, by which the hand is proven. */
  readonly roundId: string;
  /** From the first to the second; below zero: the other way. */
  readonly netMinor: number;
}

/** Two who sat at one table, the lower id first. */
export interface Pair {
  readonly one: string;
  readonly other: string;
  /** Newest first. */
  readonly hands: HandOfPair[];
  /** All that went from the first to the second, and back. */
  thereMinor: number;
  backMinor: number;
}

function handsIn(seats: readonly RoomSeat[]): RoomSeat[][] {
  const hands = new Map<string, RoomSeat[]>();
  for (const seat of seats) {
    const name = `${seat.rounds} ${seat.key}`;
    const hand = hands.get(name);
    if (hand) hand.push(seat);
    else hands.set(name, [seat]);
  }
  return [...hands.values()];
}

/** Everybody who sat with somebody, two by two. */
export function pairsOf(seats: readonly RoomSeat[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const newestFirst = seats.toSorted((one, other) => other.at - one.at);
  for (const hand of handsIn(newestFirst)) {
    const flows = flowsOf(hand);
    const between = (from: string, to: string): number =>
      flows.find((flow) => flow.from === from && flow.to === to)?.minor ?? 0;
    const sorted = hand.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
    for (const [index, { memberId: one, ...seat }] of sorted.entries()) {
      for (const { memberId: other } of sorted.slice(index + 1)) {
        const pair = pairs.get(`${one} ${other}`) ?? { one, other, hands: [], thereMinor: 0, backMinor: 0 };
        const [there, back] = [between(one, other), between(other, one)];
        pair.thereMinor += there;
        pair.backMinor += back;
        const { key, nodeId, at, roundId } = seat;
        pair.hands.push({ key, nodeId, at, roundId, netMinor: there - back });
        pairs.set(`${one} ${other}`, pair);
      }
    }
  }
  return [...pairs.values()];
}
