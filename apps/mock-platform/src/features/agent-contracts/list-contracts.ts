import type {
  fetchContract as detailEndpoint,
  listContracts as listEndpoint,
} from '@tonalli/contracts/agent-contracts/wire';
import { isAgentType } from '@tonalli/contracts/session/wire';
import { toIso } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { directDownlines } from '../../people/tree';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { carriesRepository } from './bills.repository';
import { UPLINES_PAY } from './contract-settings';
import { isOver, stateAt } from './contract-state';
import { toVersion, toView } from './contract-view';
import { contractsRepository, historyRepository, versionsRepository } from './contracts.repository';
import { heldVersion, ownContract, requireContract } from './find-contract';
import { personFor } from './names';
import type { ContractDetail } from './wire-types';

type Kind = Parameters<typeof ownContract>[2];

const MOST_OFFERABLE = 100;
/** What waits for an answer comes first, then what runs. */
const ORDER = [
  'REQUESTED',
  'TERMINATION_REQUESTED',
  'AMEND_OFFERED',
  'OFFERED',
  'AGREED',
  'ACTIVE',
  'SUSPENDED',
  'ENDING',
];
const rank = (state: string): number => (ORDER.includes(state) ? ORDER.indexOf(state) : ORDER.length);

/** The contracts of a kind that the caller is part of (CON-02). */
export const listContracts: Verb<typeof listEndpoint> = ({ ctx: { world, member }, input }) => {
  const { kind, state, pageNo, pageSize } = input;
  const now = world.clock.now();
  const own = ownContract(world, member.id, kind);
  const rows = contractsRepository(world)
    .ofUpline(member.id, kind)
    .map((contract) => ({ contract, state: stateAt(contract, now) }))
    .filter((row) => state === undefined || row.state === state)
    .toSorted((a, b) => rank(a.state) - rank(b.state) || b.contract.id - a.contract.id);
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    own: own && toView(world, member.id, own),
    content: page.map(({ contract }) => toView(world, member.id, contract)),
    totalElements: rows.length,
    offerable: offerable(world, member.id, kind),
    payers: payersOf(world, member.id, kind),
  };
};

/** Direct downlines, agents, with whom nothing is open. */
function offerable(world: World, memberId: string, kind: Kind) {
  const now = world.clock.now();
  const isFree = (id: string): boolean => {
    const present = ownContract(world, id, kind);
    return !present || isOver(stateAt(present, now));
  };
  const isAgent = (id: string): boolean => {
    const found = findMember(world, id);
    return found !== null && isAgentType(found.type);
  };
  const found: string[] = [];
  for (const id of directDownlines(world, memberId, now)) {
    if (found.length === MOST_OFFERABLE) break;
    if (isAgent(id) && isFree(id)) found.push(id);
  }
  return found.map((id) => personFor(world, memberId, id));
}

function payersOf(world: World, memberId: string, kind: Kind): ('house' | 'upline')[] {
  if (!world.settings.get(UPLINES_PAY)) return ['house'];
  return heldVersion(world, memberId, kind)?.version.terms.payer === 'upline' ? ['upline'] : ['house', 'upline'];
}

/** A contract with all its versions and what happened to it. Throws `CONTRACT_NOT_FOUND`. */
export const fetchContract: Verb<typeof detailEndpoint> = ({ ctx: { world, member }, input }) => {
  const { contract } = requireContract(world, member.id, input.contractId);
  const { id, downlineId, kind } = contract;
  const history = historyRepository(world)
    .all(id)
    .map(({ at, event, by, version, note }) => ({ at: toIso(at), event, by, version, note }));
  return {
    contract: toView(world, member.id, contract),
    versions: versionsRepository(world).all(id).map(toVersion),
    // Only what the endpoint's list names is ever written.
    history: history as ContractDetail['history'],
    openingCarry: carriesRepository(world).find(downlineId, kind)?.closingMinor ?? 0,
  };
};
