import { BONUS_KINDS, type BonusKind } from '@tonalli/contracts/ledger';

/** What the list of received bonuses shows, as it stands in the address; what is left out is the default. */
export interface BonusSearch {
  kind?: BonusKind;
  /** The list's page; `page` names the page of the member centre. */
  no?: number;
}

const LAST_PAGE = 1_000_000;

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseBonusSearch(raw: Record<string, unknown>): BonusSearch {
  const kind = BONUS_KINDS.find((known) => known === raw.kind);
  const no = Number(raw.no);
  return {
    ...(kind ? { kind } : {}),
    ...(Number.isInteger(no) && no > 1 && no <= LAST_PAGE ? { no } : {}),
  };
}
