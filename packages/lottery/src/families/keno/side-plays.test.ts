import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import { playOf } from '../plays/testing/laws';
import { keno } from './family';
import { falling, isElement, NUMBERS, SIDES, settle, total, upperIn } from './testing/rules';

const SETS = 3_535_316_142_212_174_320n;

/** The lowest twenty numbers, raised from the greatest on until they add up to so much. */
const drawOfSum = (sum: number) =>
  NUMBERS.slice(0, 20).map((_, at) => NUMBERS[at + Math.max(0, Math.min(60, sum - 210 - 60 * (19 - at)))] ?? '');

/** In how many of the sets of 20 each sum comes, by its place, number after number. */
function setsBySum(): readonly bigint[] {
  const sets = Array.from({ length: 21 }, () => new BigUint64Array(1_411));
  const [none] = sets;
  if (none) none[0] = 1n;
  for (let number = 1; number <= 80; number++) {
    for (let taken = Math.min(20, number); taken > 0; taken--) {
      const [grown, without] = [sets[taken], sets[taken - 1]];
      const greatest = Math.min(1_410, (taken * (2 * number - taken + 1)) / 2);
      if (grown && without) for (let sum = number; sum <= greatest; sum++) add(grown, sum, without[sum - number] ?? 0n);
    }
  }
  return [...(sets[20] ?? [])];
}

function add(sets: BigUint64Array, sum: number, ways: bigint) {
  if (ways > 0n) sets[sum] = (sets[sum] ?? 0n) + ways;
}

describe('sides of keno', () => {
  it('LOTT-06 has the chances of sides that counting all sets of 20 by their sums shows', () => {
    const sets = setsBySum();
    const waysOf = (wins: (sum: number) => boolean) =>
      sets.reduce((all, ways, sum) => (wins(sum) ? all + ways : all), 0n);
    expect(waysOf(() => true)).toBe(SETS);
    for (const id of ['sum-side', 'sum-parity', 'elements']) {
      for (const kind of playOf(keno, id).kinds) {
        const bet = kind.id === 'over-under' ? 'over' : kind.id;
        const wins = (sum: number) => SIDES[kind.id]?.(bet, sum, 0) ?? isElement(bet, sum);
        expect(
          kind.prizes.map(({ chance }) => chance),
          kind.id,
        ).toEqual([{ ways: waysOf(wins), of: SETS }]);
      }
    }
    expect(waysOf((sum) => sum < 810)).toBe(waysOf((sum) => sum > 810));
  });

  it('LOTT-06 settles every sum and every share of both halves on its side of each line', () => {
    const draws = [
      ...Array.from({ length: 1_201 }, (_, above) => drawOfSum(210 + above)),
      ...Array.from({ length: 21 }, (_, upper) => [...NUMBERS.slice(0, upper), ...NUMBERS.slice(60 + upper)]),
    ];
    for (const play of ['sum-side', 'sum-parity', 'halves', 'elements'].map((id) => playOf(keno, id))) {
      const options = play.board.kind === 'rows' ? play.board.rows.flatMap((row) => row.options) : [];
      const ways = options.map((option) => ({ selection: [[option]], bets: [...play.expand([[option]])] }));
      for (const draw of draws) {
        const wins = ways.filter(({ bets }) => bets.some((bet) => settle(bet, draw) !== null));
        const hit = ways.filter(({ selection }) => play.hits(selection, draw).length > 0);
        expect(hit, `${play.id} ${total(draw)} ${upperIn(draw)}`).toEqual(wins);
        expect(hit.length).toBe(1);
      }
    }
  });

  it('LOTT-06 has the chances of halves that their products show', () => {
    const choices = Array.from({ length: 21 }, (_, upper) => {
      const half = (count: number) => falling(40, count) / falling(count, count);
      return half(upper) * half(20 - upper);
    });
    const ways = (from: number, to: number) => choices.slice(from, to + 1).reduce((all, one) => all + one, 0n);
    const [half, equal] = playOf(keno, 'halves').kinds.map(({ prizes }) => prizes[0]?.chance);
    expect([half, equal]).toEqual([
      { ways: ways(11, 20), of: ways(0, 20) },
      { ways: ways(10, 10), of: ways(0, 20) },
    ]);
    expect(ways(0, 9)).toBe(ways(11, 20));
  });

  it.each([
    ['sum-side', 'over-under', 0.4978],
    ['sum-side', 'equal', 0.0044],
    ['sum-parity', 'odd', 0.5],
    ['sum-parity', 'even', 0.5],
    ['halves', 'half', 0.39838],
    ['halves', 'halves-equal', 0.20324],
    ['elements', 'gold', 0.1025],
    ['elements', 'wood', 0.2015],
    ['elements', 'water', 0.388],
    ['elements', 'fire', 0.2034],
    ['elements', 'earth', 0.1045],
  ])('LOTT-06 has the chance of the table: %s %s %d', (id, kind, chance) => {
    const prize = playOf(keno, id).kinds.find((one) => one.id === kind)?.prizes[0];
    expect(prize && asNumber(prize.chance)).toBeCloseTo(chance, String(chance).length > 6 ? 5 : 4);
  });
});
