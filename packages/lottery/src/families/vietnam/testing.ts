import { asNumber } from '../../chance';
import type { DrawFacts, LotteryFamily, Play } from '../../play';
import type { VietnamResult } from './region';

type Family = LotteryFamily<VietnamResult>;

export function playOf({ plays }: Family, id: string): Play<VietnamResult> {
  const play = plays.find((one) => one.id === id);
  if (!play) throw new Error(`there is no play ${id}`);
  return play;
}

/** What a hit would have to pay, in units, for a kind (`play/kind`) to give back all that it costs. */
export function fairOf(family: Family, key: string): number {
  const [id = '', kindId] = key.split('/');
  const kind = playOf(family, id).kinds.find((one) => one.id === kindId);
  const chance = kind?.prizes[0]?.chance;
  if (!kind || !chance) throw new Error(`there is no kind ${key}`);
  return (kind.lots ?? 1) / asNumber(chance);
}

/** Chance for tests: the middle bits of a linear congruence, the same for the same seed. */
function seeded(seed: number) {
  let state = BigInt(seed);
  return {
    below: (bound: number) => {
      state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
      return Number((state >> 33n) % BigInt(bound));
    },
  };
}

/** Chi-square of each place of each number in so many draws, the worst of them as a share of what one in a million exceeds. */
export function coverage(family: Family, facts: DrawFacts, drawCount = 200): number {
  const draws = seeded(20_300_102);
  const counts = new Map<string, number[]>();
  for (let draw = 0; draw < drawCount; draw++)
    for (const row of family.show(family.draw(draws, facts)))
      for (const [index, { text }] of row.numbers.entries())
        for (const [place, digit] of Array.from(text).entries()) {
          const key = `${row.station} ${row.id} ${index} ${place}`;
          const seen = counts.get(key) ?? Array.from({ length: 10 }, () => 0);
          seen[Number(digit)] = (seen[Number(digit)] ?? 0) + 1;
          counts.set(key, seen);
        }
  const expected = drawCount / 10;
  const ofPlace = (seen: number[]) => seen.reduce((all, count) => all + (count - expected) ** 2 / expected, 0);
  return Math.max(...[...counts.values()].map(ofPlace)) / CHI_SQUARE_9;
}

/** Nine degrees of freedom, exceeded by chance once in a million. */
const CHI_SQUARE_9 = 45.1;
