import { elevenFive } from './families/eleven-five/family';
import { fastThree } from './families/fast-three/family';
import { fiveDigit } from './families/five-digit/family';
import { fourD } from './families/four-d/family';
import { keno } from './families/keno/family';
import { racing } from './families/racing/family';
import { sixMark } from './families/six-mark/family';
import { thai } from './families/thai/family';
import { threeDigit } from './families/three-digit/family';
import { vietnamNorth } from './families/vietnam-north/family';
import { vietnamRegion } from './families/vietnam-region/family';
import type { FamilyId, LotteryFamily, Play } from './play';

/** The families of lotteries, one line each. */
export const FAMILIES: readonly LotteryFamily[] = [
  elevenFive,
  fastThree,
  fiveDigit,
  fourD,
  keno,
  racing,
  sixMark,
  thai,
  threeDigit,
  vietnamNorth,
  vietnamRegion,
];

const PLAYS: ReadonlyMap<FamilyId, ReadonlyMap<string, Play>> = new Map(
  FAMILIES.map(({ id, plays }) => [id, new Map(plays.map((play) => [play.id, play]))]),
);

/** A play of a family; undefined where it has none of that name. */
export const playNamed = (family: FamilyId, play: string): Play | undefined => PLAYS.get(family)?.get(play);

const BY_ID: ReadonlyMap<FamilyId, LotteryFamily> = new Map(FAMILIES.map((family) => [family.id, family]));

/** Throws TypeError for one that is not in the list. */
export function familyOf(id: FamilyId): LotteryFamily {
  const family = BY_ID.get(id);
  if (!family) throw new TypeError(`there is no family ${id}`);
  return family;
}
