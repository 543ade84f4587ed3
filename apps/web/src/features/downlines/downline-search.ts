import { DOWNLINE_SORTS, type DownlineKind, type DownlineSort } from '@tonalli/contracts/downlines/api';

export interface DownlineSearch {
  /** Whose line is shown; left out: the agent's own. */
  node?: string;
  view?: 'activity';
  find?: string;
  kind?: DownlineKind;
  sort?: DownlineSort;
}

/** What the management of the team shows, as its address says; what makes no sense is left out. */
export function parseDownlineSearch({ node, view, find, kind, sort }: Record<string, unknown>): DownlineSearch {
  const known = DOWNLINE_SORTS.find((each) => each === sort);
  return {
    ...(typeof node === 'string' && /^\w{1,32}$/.test(node) && { node }),
    ...(view === 'activity' && { view }),
    ...(find !== undefined && find !== '' && { find: String(find).slice(0, 64) }),
    ...((kind === 'agent' || kind === 'member') && { kind }),
    ...(known && { sort: known }),
  };
}
