import { PEOPLE } from '../people/tree-relations';
import { repository } from '../world/world';
import { type Asked, BRANCH_ROWS } from './team-figures.repository';
import { TEAM_FLOWS } from './team-relations';

/** What branches come to, by the names of reports. Minor units. */
export interface BranchFigures {
  bets: number;
  stake: number;
  validStake: number;
  payout: number;
  ggr: number;
  rebate: number;
  bonus: number;
  ngr: number;
  deposit: number;
  withdrawal: number;
}

export interface BranchRow extends BranchFigures {
  memberId: string;
  username: string;
  isAgent: 0 | 1;
}

export interface BranchFilter extends Asked {
  /** Null: all. */
  isAgent: 0 | 1 | null;
  /** The beginning of a user name, without regard to case; null: any. */
  name: string | null;
}

export interface BranchOrder {
  by: keyof BranchFigures;
  descending: boolean;
}

export interface BranchPage {
  after: { value: number; id: string } | null;
  limit: number;
}

const FLOWS = TEAM_FLOWS.map((category) => `'${category}'`).join(', ');
const play = (column: string) => `sum(iif(category NOT IN (${FLOWS}), ${column}, 0))`;
const flow = (...names: string[]) =>
  `sum(iif(category IN (${names.map((name) => `'${name}'`).join(', ')}), in_minor - out_minor, 0))`;
const REBATE = flow('rebate', 'income', 'contract');
const BONUS = flow('bonus');
const GGR = play('out_minor - in_minor');
const FIGURES = `${play('moves')} bets, ${play('out_minor')} stake, ${play('valid_minor')} validStake, ${play('in_minor')} payout,
  ${GGR} ggr, ${REBATE} rebate, ${BONUS} bonus, ${GGR} - ${REBATE} - ${BONUS} ngr, ${flow('deposit')} deposit,
  -${flow('withdrawal')} withdrawal`;
const BRANCHES = `(SELECT branch_id, ${FIGURES} FROM ${BRANCH_ROWS} WHERE branch_id <> @agentId GROUP BY branch_id) b
  CROSS JOIN ${PEOPLE} m ON m.member_id = b.branch_id`;
const MATCHING = `(@isAgent IS NULL OR (m.type <> 0) = @isAgent) AND (@name IS NULL OR lower(substr(m.username, 1, length(@name))) = lower(@name))`;
const TOTALS = 'bets stake validStake payout ggr rebate bonus ngr deposit withdrawal'
  .split(' ')
  .map((name) => `coalesce(sum(${name}), 0) ${name}`)
  .join(', ');

type PageBound = BranchFilter & { value: number; id: string; limit: number };

export const teamBranchesRepository = repository(({ sqlite }) => {
  const pages = new Map<string, (of: PageBound) => BranchRow[]>();
  const pageIn = ({ by, descending }: BranchOrder) => {
    const [side, direction] = descending ? ['<', 'DESC'] : ['>', 'ASC'];
    const statement = sqlite.prepare<[PageBound], BranchRow>(
      `SELECT b.*, m.member_id memberId, m.username, m.type <> 0 isAgent FROM ${BRANCHES}
       WHERE ${MATCHING} AND (@id = '' OR (b.${by}, m.member_id) ${side} (@value, @id))
       ORDER BY b.${by} ${direction}, m.member_id ${direction} LIMIT @limit`,
    );
    return (of: PageBound) => statement.all(of);
  };
  const totals = sqlite.prepare<[BranchFilter], BranchFigures>(`SELECT ${TOTALS} FROM ${BRANCHES} WHERE ${MATCHING}`);
  const own = sqlite.prepare<[Asked], BranchFigures>(
    `SELECT ${TOTALS} FROM (SELECT ${FIGURES} FROM ${BRANCH_ROWS} WHERE branch_id = @agentId)`,
  );
  return {
    /** A page in an order, behind a place of it. */
    page(filter: BranchFilter, order: BranchOrder, { after, limit }: BranchPage): BranchRow[] {
      const name = `${order.by} ${order.descending}`;
      const read = pages.get(name) ?? pageIn(order);
      pages.set(name, read);
      return read({ ...filter, value: after?.value ?? 0, id: after?.id ?? '', limit });
    },
    totals: (filter: BranchFilter): BranchFigures => totals.get(filter) ?? NOTHING,
    own: (asked: Asked): BranchFigures => own.get(asked) ?? NOTHING,
  };
});

const NOTHING: BranchFigures = {
  ...{ bets: 0, stake: 0, validStake: 0, payout: 0, ggr: 0, rebate: 0, bonus: 0, ngr: 0, deposit: 0, withdrawal: 0 },
};
