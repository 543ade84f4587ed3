import type { FamilyId, LotteryFamily } from '@tonalli/lottery/play';

type Load = () => Promise<LotteryFamily>;

/** The rules of each family in a chunk of its own: a page needs those of one. */
const LOADS: Partial<Record<FamilyId, Load>> = {};

const isFamily = (family: string): family is FamilyId => Object.hasOwn(LOADS, family);

/** The rules of a family; null for one that this page knows nothing of. Rejects where they could not be fetched. */
export async function loadFamily(family: string): Promise<LotteryFamily | null> {
  return isFamily(family) ? ((await LOADS[family]?.()) ?? null) : null;
}
