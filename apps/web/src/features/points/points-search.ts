import type { PointEntryRow, RedemptionRow, RewardCard } from '@tonalli/contracts/points/api';

/** What the mall shows, as it stands in the address; what is left out is the default. */
export interface PointsSearch {
  tab?: 'history' | 'details';
  /** Of the rewards. */
  type?: RewardCard['type'];
  affordable?: true;
  /** The reward whose detail is open. */
  reward?: string;
  convert?: true;
  /** Of the redeem requests. */
  status?: RedemptionRow['status'];
  /** Of the points details. */
  kind?: PointEntryRow['type'];
  no?: number;
}

const TYPES = { BONUS: true, VOUCHER: true, ELECTRONICS: true, LIFESTYLE: true } as const satisfies Record<
  RewardCard['type'],
  true
>;
const STATUSES = { PROCESS: true, APPROVED: true, REJECTED: true } as const satisfies Record<
  RedemptionRow['status'],
  true
>;
const KINDS = {
  BET: true,
  MULTIPLIER: true,
  REDEEM: true,
  RETURN: true,
  CONVERT: true,
  GRANT: true,
} as const satisfies Record<PointEntryRow['type'], true>;
// The keys are those of the `satisfies` above.
export const REWARD_TYPES = Object.keys(TYPES) as RewardCard['type'][];
export const REDEMPTION_STATUSES = Object.keys(STATUSES) as RedemptionRow['status'][];
export const ENTRY_KINDS = Object.keys(KINDS) as PointEntryRow['type'][];

const REWARD = /^[\w-]{1,32}$/;
const LAST_PAGE = 1_000_000;

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 1;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parsePointsSearch(raw: Record<string, unknown>): PointsSearch {
  const convert = isOn(raw.convert) ? { convert: true as const } : {};
  const no = Number(raw.no);
  const page = Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {};
  if (raw.tab === 'history') {
    const status = REDEMPTION_STATUSES.find((known) => known === raw.status);
    return { tab: 'history', ...convert, ...(status ? { status } : {}), ...page };
  }
  if (raw.tab === 'details') {
    const kind = ENTRY_KINDS.find((known) => known === raw.kind);
    return { tab: 'details', ...convert, ...(kind ? { kind } : {}), ...page };
  }
  const type = REWARD_TYPES.find((known) => known === raw.type);
  const reward = String(raw.reward ?? '');
  return {
    ...convert,
    ...(type ? { type } : {}),
    ...(isOn(raw.affordable) ? { affordable: true as const } : {}),
    ...(REWARD.test(reward) ? { reward } : {}),
  };
}
