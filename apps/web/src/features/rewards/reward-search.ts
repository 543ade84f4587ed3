/** What the history shows, as it stands in the address; what is left out is the default. */
export interface RewardSearch {
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseRewardSearch(raw: Record<string, unknown>): RewardSearch {
  const no = Number(raw.no);
  return Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {};
}
