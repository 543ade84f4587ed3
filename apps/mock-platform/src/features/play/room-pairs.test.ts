import { describe, expect, it } from 'vitest';
import { flowsOf, pairsOf } from './room-pairs';

const seat = (memberId: string, stakeMinor: number, payoutMinor: number) => ({ memberId, stakeMinor, payoutMinor });
const inHand = (key: string, at: number, ...seats: ReturnType<typeof seat>[]) =>
  seats.map((one) => ({ ...one, rounds: 'niu-niu/1', key, nodeId: '1', roundId: `${key}${one.memberId}`, at }));

describe('what a hand moves', () => {
  it.each([
    ['from one to one', [seat('a', 100, 0), seat('b', 100, 195)], [['a', 'b', 100]]],
    [
      'from two to one, each what they lost',
      [seat('a', 100, 0), seat('b', 300, 680), seat('c', 300, 0)],
      [
        ['a', 'b', 100],
        ['c', 'b', 300],
      ],
    ],
    [
      'from one to two, as they won',
      [seat('a', 401, 0), seat('b', 100, 200), seat('c', 300, 600)],
      [
        ['a', 'b', 100],
        ['a', 'c', 300],
      ],
    ],
    ['nothing where nobody won', [seat('a', 0, 0), seat('b', 100, 100)], []],
  ])('GAME-09 goes %s', (_how, seats, flows) => {
    expect(flowsOf(seats).map(({ from, to, minor }) => [from, to, minor])).toEqual(flows);
  });

  it('GAME-09 is added up for each two who sat together, their newest hand first', () => {
    const seats = [
      ...inHand('h1', 1, seat('b', 100, 195), seat('a', 100, 0)),
      ...inHand('h3', 3, seat('a', 50, 97), seat('b', 50, 0), seat('c', 0, 0)),
      ...inHand('h2', 2, seat('a', 70, 0), seat('c', 70, 136)),
    ];
    const told = pairsOf(seats).map(({ one, other, hands, thereMinor, backMinor }) => ({
      ...{ pair: one + other, sums: [thereMinor, backMinor] },
      hands: hands.map(({ key, roundId, netMinor }) => [key, roundId, netMinor]),
    }));
    expect(told.toSorted((one, two) => (one.pair < two.pair ? -1 : 1))).toEqual([
      {
        ...{ pair: 'ab', sums: [100, 50] },
        hands: [
          ['h3', 'h3a', -50],
          ['h1', 'h1a', 100],
        ],
      },
      {
        ...{ pair: 'ac', sums: [70, 0] },
        hands: [
          ['h3', 'h3a', 0],
          ['h2', 'h2a', 70],
        ],
      },
      { pair: 'bc', sums: [0, 0], hands: [['h3', 'h3b', 0]] },
    ]);
  });
});
