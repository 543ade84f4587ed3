import {
  LEDGER_ACCOUNTS,
  type LedgerAccountKind,
  type OwnerKind,
  POSTING_KINDS,
  type PostingKind,
} from '@tonalli/contracts/ledger';
import type { MemberAccountKind, PostingRequest } from './ledger';

/** Whose an account is. */
export interface Owner {
  kind: OwnerKind;
  /** A member's, a grant's or a round's; empty for the house. */
  id: string;
  /** Whose wallet of the member's it is; empty for accounts that are no vendor's. */
  vendor: string;
}

export interface Sides<Of> {
  from: Of;
  to: Of;
}

export const HOUSE = '';

export const isMemberAccount = (kind: LedgerAccountKind): kind is MemberAccountKind => {
  const { owner } = LEDGER_ACCOUNTS[kind];
  return owner === 'member' || owner === 'vendor';
};

/** Of the wallet that a posting moves; empty where it moves none. */
export const vendorOf = ({ from, to }: Sides<Owner>): string => from.vendor || to.vendor;

/** Who owns either side of a posting. Throws when a name that its type asks for is empty. */
export function ownersOf(request: PostingRequest): Sides<Owner> {
  const { kind, memberId, fromMemberId = memberId, toMemberId = memberId } = request;
  const { from, to } = POSTING_KINDS[kind];
  const owners = { from: ownerOf(from, fromMemberId, request), to: ownerOf(to, toMemberId, request) };
  if (isBetweenMembers(kind) && owners.from.id === owners.to.id) throw new Error(`${kind} needs two members`);
  return owners;
}

function named(account: LedgerAccountKind, what: string, name: string | undefined): string {
  if (!name) throw new Error(`a posting that moves ${account} has to name the ${what}`);
  return name;
}

function ownerOf(
  account: LedgerAccountKind,
  memberId: string | undefined,
  { vendor, grantId, roundId }: PostingRequest,
): Owner {
  const { owner: kind } = LEDGER_ACCOUNTS[account];
  if (kind === 'house') return { kind, id: HOUSE, vendor: '' };
  if (kind === 'grant') return { kind, id: named(account, 'grant', grantId), vendor: '' };
  if (kind === 'round') return { kind, id: named(account, 'round', roundId), vendor: '' };
  return {
    kind,
    id: named(account, 'member', memberId),
    vendor: kind === 'vendor' ? named(account, 'vendor', vendor) : '',
  };
}

const bothMembers = (kind: PostingKind): boolean =>
  isMemberAccount(POSTING_KINDS[kind].from) && isMemberAccount(POSTING_KINDS[kind].to);

/** From one member's main account to another's. */
export const isBetweenMembers = (kind: PostingKind): boolean =>
  bothMembers(kind) && POSTING_KINDS[kind].from === POSTING_KINDS[kind].to;

/** From one account of a member's to another of the same member's; an agent's escrow pays anybody. */
export const isWithinMember = (kind: PostingKind): boolean =>
  bothMembers(kind) && !isBetweenMembers(kind) && POSTING_KINDS[kind].from !== 'agent.escrow';

/**
 * The side that a posting is told of: the member's main account where one is moved, else the member's other account; the
 * giving one between members, the receiving one between accounts of the house.
 */
export function shownSide(kind: PostingKind): keyof Sides<Owner> {
  const { from, to } = POSTING_KINDS[kind];
  const isOfMember = LEDGER_ACCOUNTS[from].owner === 'grant' || isMemberAccount(from);
  const givesAway = from === 'member.main' || (isOfMember && to !== 'member.main');
  return givesAway ? 'from' : 'to';
}
