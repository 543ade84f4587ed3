import type { ContractAction, ContractState } from '@tonalli/contracts/agent-contracts/kinds';
import type { SideName } from './agent-contracts.table';

/** What is written down of a contract; times in milliseconds since epoch. */
export interface ContractFacts {
  readonly closed: 'REJECTED' | 'WITHDRAWN' | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly suspendedAt: number | null;
  readonly offerExpiresAt: number | null;
  readonly requestOf: 'new' | 'termination' | null;
  readonly requestBy: SideName | null;
}

/** The state that a contract is in at a moment: time alone expires offers, begins and ends. */
export function stateAt(facts: ContractFacts, now: number): ContractState {
  const { closed, startsAt, endsAt, offerExpiresAt } = facts;
  if (closed !== null) return closed;
  const isOffered = offerExpiresAt !== null && now < offerExpiresAt;
  if (startsAt === null) {
    if (offerExpiresAt === null) return 'REQUESTED';
    return isOffered ? 'OFFERED' : 'EXPIRED';
  }
  if (endsAt !== null && now >= endsAt) return 'ENDED';
  if (facts.suspendedAt !== null) return 'SUSPENDED';
  if (endsAt !== null) return 'ENDING';
  if (now < startsAt) return 'AGREED';
  if (facts.requestOf === 'termination') return 'TERMINATION_REQUESTED';
  return isOffered ? 'AMEND_OFFERED' : 'ACTIVE';
}

/** Nothing comes of it any more; another contract may follow. */
export const isOver = (state: ContractState): boolean =>
  state === 'REJECTED' || state === 'WITHDRAWN' || state === 'EXPIRED' || state === 'ENDED';

/** It pays, or is going to, and its end is not known. */
export const isHeld = (state: ContractState): boolean =>
  ['AGREED', 'ACTIVE', 'AMEND_OFFERED', 'TERMINATION_REQUESTED', 'SUSPENDED'].includes(state);

type Allowed = Readonly<Record<SideName, readonly ContractAction[]>>;

const ANEW: Allowed = { upline: ['offer'], downline: ['request'] };
const NOTHING: Allowed = { upline: [], downline: [] };

const ALLOWED: Readonly<Record<Exclude<ContractState, 'TERMINATION_REQUESTED'>, Allowed>> = {
  REQUESTED: { upline: ['offer', 'reject'], downline: ['withdraw'] },
  OFFERED: { upline: ['offer', 'withdraw'], downline: ['accept', 'reject'] },
  AGREED: { upline: ['terminate'], downline: ['terminate'] },
  ACTIVE: { upline: ['offer', 'request', 'terminate'], downline: ['request', 'terminate'] },
  /** Nobody ends what the other side is about to change. */
  AMEND_OFFERED: { upline: ['offer', 'withdraw'], downline: ['accept', 'reject'] },
  ENDING: ANEW,
  SUSPENDED: NOTHING,
  REJECTED: ANEW,
  WITHDRAWN: ANEW,
  EXPIRED: ANEW,
  ENDED: ANEW,
};

/** What a side may do in a state. Whoever asks for the end waits for the other side, and may take it back. */
export function actionsIn(state: ContractState, side: SideName, requestBy: SideName | null): readonly ContractAction[] {
  if (state !== 'TERMINATION_REQUESTED') return ALLOWED[state][side];
  return side === requestBy ? ['withdraw'] : ['accept', 'reject'];
}
