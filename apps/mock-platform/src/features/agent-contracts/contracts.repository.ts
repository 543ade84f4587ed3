import type { ContractKind, EndReason } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { agentContractHistory, agentContracts, agentContractVersions } from './agent-contracts.table';

export type ContractRow = typeof agentContracts.$inferSelect;
export type VersionRow = typeof agentContractVersions.$inferSelect;
export type HistoryRow = typeof agentContractHistory.$inferSelect;
type NewContract = Pick<ContractRow, 'kind' | 'period' | 'uplineId' | 'downlineId' | 'createdAt'>;
type Offer = Pick<ContractRow, 'offeredVersion' | 'offerExpiresAt'>;
type Request = Pick<ContractRow, 'requestOf' | 'requestBy' | 'requestNote' | 'requestedAt'>;

const value = sql.placeholder;
const isContract = eq(agentContracts.id, value('id'));
const ofContract = eq(agentContractVersions.contractId, value('contractId'));

export const contractsRepository = repository(({ db }) => {
  const byId = db.select().from(agentContracts).where(isContract).prepare();
  const insert = db
    .insert(agentContracts)
    .values(given(agentContracts, 'kind', 'period', 'uplineId', 'downlineId', 'createdAt'))
    .returning()
    .prepare();
  const ofDownline = db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.downlineId, value('memberId')), eq(agentContracts.kind, value('kind'))))
    .orderBy(desc(agentContracts.id))
    .prepare();
  const ofUpline = db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.uplineId, value('memberId')), eq(agentContracts.kind, value('kind'))))
    .orderBy(desc(agentContracts.id))
    .prepare();
  const setOffer = db
    .update(agentContracts)
    .set(given(agentContracts, 'period', 'offeredVersion', 'offerExpiresAt'))
    .where(isContract)
    .prepare();
  const setRequest = db
    .update(agentContracts)
    .set(given(agentContracts, 'requestOf', 'requestBy', 'requestNote', 'requestedAt'))
    .where(isContract)
    .prepare();
  const setStart = db.update(agentContracts).set(given(agentContracts, 'startsAt')).where(isContract).prepare();
  const setEnd = db
    .update(agentContracts)
    .set(given(agentContracts, 'endsAt', 'endReason'))
    .where(isContract)
    .prepare();
  const close = db.update(agentContracts).set(given(agentContracts, 'closed')).where(isContract).prepare();
  const suspend = db.update(agentContracts).set(given(agentContracts, 'suspendedAt')).where(isContract).prepare();
  return {
    find: (id: number): ContractRow | null => byId.get({ id }) ?? null,
    insert: (contract: NewContract): ContractRow => insert.get(contract),
    /** The newest first. */
    ofDownline: (memberId: string, kind: ContractKind): ContractRow[] => ofDownline.all({ memberId, kind }),
    ofUpline: (memberId: string, kind: ContractKind): ContractRow[] => ofUpline.all({ memberId, kind }),
    setOffer: (id: number, offer: Offer & Pick<ContractRow, 'period'>): void => void setOffer.run({ id, ...offer }),
    setRequest: (id: number, request: Request): void => void setRequest.run({ id, ...request }),
    setStart: (id: number, startsAt: number): void => void setStart.run({ id, startsAt }),
    setEnd: (id: number, endsAt: number, endReason: EndReason): void => void setEnd.run({ id, endsAt, endReason }),
    close: (id: number, closed: ContractRow['closed']): void => void close.run({ id, closed }),
    suspend: (id: number, suspendedAt: number | null): void => void suspend.run({ id, suspendedAt }),
  };
});

export const versionsRepository = repository(({ db }) => {
  const all = db
    .select()
    .from(agentContractVersions)
    .where(ofContract)
    .orderBy(asc(agentContractVersions.version))
    .prepare();
  const one = db
    .select()
    .from(agentContractVersions)
    .where(and(ofContract, eq(agentContractVersions.version, value('version'))))
    .prepare();
  const agreed = db
    .select()
    .from(agentContractVersions)
    .where(and(ofContract, isNotNull(agentContractVersions.acceptedAt)))
    .orderBy(desc(agentContractVersions.version))
    .limit(1)
    .prepare();
  const at = db
    .select()
    .from(agentContractVersions)
    .where(and(ofContract, lte(agentContractVersions.effectiveFrom, value('at'))))
    .orderBy(desc(agentContractVersions.version))
    .limit(1)
    .prepare();
  const insert = db
    .insert(agentContractVersions)
    .values(givenAll(agentContractVersions, 'acceptedAt', 'effectiveFrom'))
    .prepare();
  const accept = db
    .update(agentContractVersions)
    .set(given(agentContractVersions, 'acceptedAt', 'effectiveFrom'))
    .where(
      and(ofContract, eq(agentContractVersions.version, value('version')), isNull(agentContractVersions.acceptedAt)),
    )
    .prepare();
  return {
    all: (contractId: number): VersionRow[] => all.all({ contractId }),
    find: (contractId: number, version: number): VersionRow | null => one.get({ contractId, version }) ?? null,
    /** The last one that was agreed on: it holds, or is going to. */
    agreed: (contractId: number): VersionRow | null => agreed.get({ contractId }) ?? null,
    /** The one that holds at a moment. */
    at: (contractId: number, moment: number): VersionRow | null => at.get({ contractId, at: moment }) ?? null,
    insert: (version: Omit<VersionRow, 'acceptedAt' | 'effectiveFrom'> & { terms: ContractTerms }): void =>
      void insert.run(version),
    accept: (of: Pick<VersionRow, 'contractId' | 'version' | 'acceptedAt' | 'effectiveFrom'>): void =>
      void accept.run(of),
  };
});

export const historyRepository = repository(({ db }) => {
  const insert = db.insert(agentContractHistory).values(givenAll(agentContractHistory, 'id')).prepare();
  const all = db
    .select()
    .from(agentContractHistory)
    .where(eq(agentContractHistory.contractId, value('contractId')))
    .orderBy(desc(agentContractHistory.id))
    .prepare();
  return {
    add: (row: Omit<HistoryRow, 'id'>): void => void insert.run(row),
    /** The newest first. */
    all: (contractId: number): HistoryRow[] => all.all({ contractId }),
  };
});
