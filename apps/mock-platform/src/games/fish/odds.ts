import { FISH_DRAWS, FISH_KINDS, type FishKind, type PlayedHit } from '@tonalli/contracts/games/fish';
import type { DrawSource } from '../../kernel/fairness';

/** What comes back in the long run, in basis points: the same for every fish, every cannon and every room. */
export const RTP_BP = 9_600;

/** A prize in shots, and in how many of all ways it comes. */
type Prize = readonly [pays: number, ways: number];

/** What each pays, in shots. All means divide 960,000, so that every chance is whole and every return exactly 96 %. */
export const PRIZES: Readonly<Record<FishKind, readonly Prize[]>> = {
  ...{ sardine: [[2, 1]], clown: [[3, 1]], tang: [[4, 1]], puffer: [[5, 1]], butterfly: [[6, 1]], angel: [[8, 1]] },
  ...{ lion: [[10, 1]], octopus: [[12, 1]], turtle: [[15, 1]], squid: [[20, 1]], ray: [[25, 1]], seahorse: [[30, 1]] },
  ...{ swordfish: [[40, 1]], hammerhead: [[50, 1]], jelly: [[60, 1]], orca: [[80, 1]] },
  // Whoever is swept along is part of the prize of a table.
  ...{
    crab: [
      [20, 5],
      [40, 3],
      [80, 1],
      [100, 1],
    ],
    eel: [
      [30, 5],
      [60, 3],
      [120, 1],
      [150, 1],
    ],
  },
  ...{
    narwhal: [
      [40, 5],
      [80, 3],
      [160, 1],
      [200, 1],
    ],
    golden: [
      [50, 6],
      [100, 2],
      [200, 1],
      [300, 1],
    ],
  },
  kraken: [[500, 1]],
};

/** These sweep small fish along. */
const SWEEPERS: ReadonlySet<FishKind> = new Set(['crab', 'eel', 'narwhal']);

export const kindAt = (kind: number): FishKind => FISH_KINDS[kind] ?? 'sardine';

export const KINDS = FISH_KINDS.length;
export const BOSS = FISH_KINDS.indexOf('kraken');

export const sweeps = (kind: number): boolean => SWEEPERS.has(kindAt(kind));

export const waysOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, [, ways]) => sum + ways, 0);

/** What is paid on average by a catch, in shots: a whole number for every fish. */
export const meanOf = (prizes: readonly Prize[]): number =>
  prizes.reduce((sum, [pays, ways]) => sum + pays * ways, 0) / waysOf(prizes);

/** A hit catches where the draw of a million is below this. */
export const caughtBelow = (kind: number): number =>
  Math.floor((RTP_BP * FISH_DRAWS) / (10_000 * meanOf(PRIZES[kindAt(kind)])));

function prizeOf(prizes: readonly Prize[], way: number): number {
  let left = way;
  for (const [pays, ways] of prizes) {
    if (left < ways) return pays;
    left -= ways;
  }
  throw new RangeError(`no prize has the way ${way}`);
}

/** Decides one hit: first whether it catches, then of several prizes which. `pays` is in shots. */
export function drawHit(kind: number, draws: DrawSource): { readonly pays: number; readonly drawn: number } {
  const drawn = draws.below(FISH_DRAWS);
  if (drawn >= caughtBelow(kind)) return { pays: 0, drawn };
  const prizes = PRIZES[kindAt(kind)];
  return { pays: prizeOf(prizes, prizes.length > 1 ? draws.below(waysOf(prizes)) : 0), drawn };
}

/** What hits cost and pay together, minor units. */
export function moneyOf(hits: readonly PlayedHit[], unitMinor: number): { stakeMinor: number; payoutMinor: number } {
  let [stakeMinor, payoutMinor] = [0, 0];
  for (const [, level, pays] of hits) {
    stakeMinor += level * unitMinor;
    payoutMinor += level * unitMinor * pays;
  }
  return { stakeMinor, payoutMinor };
}

/** The most that a shot pays, in shots. */
export const TOP_PAYS = Math.max(...Object.values(PRIZES).flatMap((prizes) => prizes.map(([pays]) => pays)));
