import type { FamilyId, LotteryFamily } from '@tonalli/lottery/play';
import { loadInTime } from '../../app/chunks/chunk-error';

/** The rules of each family in a chunk of its own: a page needs those of one. */
const LOADS: Record<FamilyId, () => Promise<LotteryFamily>> = {
  'five-digit': async () => (await import('@tonalli/lottery/families/five-digit/family')).fiveDigit,
  'three-digit': async () => (await import('@tonalli/lottery/families/three-digit/family')).threeDigit,
  'vietnam-north': async () => (await import('@tonalli/lottery/families/vietnam-north/family')).vietnamNorth,
  'vietnam-region': async () => (await import('@tonalli/lottery/families/vietnam-region/family')).vietnamRegion,
  'four-d': async () => (await import('@tonalli/lottery/families/four-d/family')).fourD,
  thai: async () => (await import('@tonalli/lottery/families/thai/family')).thai,
  'fast-three': async () => (await import('@tonalli/lottery/families/fast-three/family')).fastThree,
  racing: async () => (await import('@tonalli/lottery/families/racing/family')).racing,
  'eleven-five': async () => (await import('@tonalli/lottery/families/eleven-five/family')).elevenFive,
  keno: async () => (await import('@tonalli/lottery/families/keno/family')).keno,
  'six-mark': async () => (await import('@tonalli/lottery/families/six-mark/family')).sixMark,
};

const isKnown = (family: string): family is FamilyId => Object.hasOwn(LOADS, family);

/** The rules of a family; null for one that this page knows nothing of. Rejects where they could not be fetched. */
export async function loadFamily(family: string): Promise<LotteryFamily | null> {
  return isKnown(family) ? loadInTime(LOADS[family]) : null;
}
