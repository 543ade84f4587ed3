import type { BillState, ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import type { SideName } from './agent-contracts.table';
import { agentBills } from './agent-contracts.table';

export interface BillFilter {
  memberId: string;
  from: number;
  to: number;
  kind?: ContractKind | undefined;
  side?: SideName | undefined;
  state?: BillState | undefined;
  contractId?: number | undefined;
}

const value = sql.placeholder;
const orAny = (column: string, name: string) =>
  sql`(${value(name)} IS NULL OR ${sql.identifier(column)} = ${value(name)})`;
/** Bills that came to something or had something to pay, of either side. */
const MATCHES = and(
  or(
    and(eq(agentBills.downlineId, value('memberId')), sql`coalesce(${value('side')}, 'downline') = 'downline'`),
    and(eq(agentBills.uplineId, value('memberId')), sql`coalesce(${value('side')}, 'upline') = 'upline'`),
  ),
  gte(agentBills.settledAt, value('from')),
  lt(agentBills.settledAt, value('to')),
  orAny('kind', 'kind'),
  orAny('state', 'state'),
  orAny('contract_id', 'contractId'),
);

const bound = ({ kind = null, side = null, state = null, contractId = null, ...rest }: Record<string, unknown>) => ({
  ...{ kind, side, state, contractId },
  ...rest,
});

export const billLists = repository(({ db }) => {
  const page = db
    .select()
    .from(agentBills)
    .where(and(MATCHES, sql`id < ${value('before')}`))
    .orderBy(desc(agentBills.id))
    .limit(value('most'))
    .prepare();
  const totals = db
    .select({
      bills: sql<number>`count(*)`,
      due: sql<number>`coalesce(sum(due_minor), 0)`,
      paid: sql<number>`coalesce(sum(paid_minor), 0)`,
    })
    .from(agentBills)
    .where(MATCHES)
    .prepare();
  const unread = db
    .select({ kind: agentBills.kind, bills: sql<number>`count(*)` })
    .from(agentBills)
    .where(and(eq(agentBills.downlineId, value('memberId')), sql`read_at IS NULL AND due_minor > 0`))
    .groupBy(agentBills.kind)
    .prepare();
  return {
    /** The newest first, behind one of them. */
    page: (filter: BillFilter, of: { before: number; most: number }) => page.all({ ...bound({ ...filter }), ...of }),
    /** Of all that match. Minor units. */
    totals: (filter: BillFilter) => totals.get(bound({ ...filter })) ?? { bills: 0, due: 0, paid: 0 },
    /** Bills that pay the member and were not opened yet, by their kind. */
    unread(memberId: string): Record<ContractKind, number> {
      const counts = { dividend: 0, daily: 0, hourly: 0, realtime: 0 };
      for (const { kind, bills } of unread.all({ memberId })) counts[kind] = bills;
      return counts;
    },
  };
});
