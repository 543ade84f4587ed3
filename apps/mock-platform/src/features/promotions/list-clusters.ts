import { findMember } from '../../people/find-member';
import { maskEmail, maskMobile } from '../../people/mask';
import { sharedContacts } from '../../people/shared-contacts.repository';
import { everGiven } from '../../rewarding/ever-given.repository';
import { holdOf, openHolds } from '../../rewarding/hold-rewards';
import type { World } from '../../world/world';
import { sharedAccounts } from '../cashier';

interface Tie {
  readonly kind: 'account' | 'mobile' | 'email';
  readonly what: string;
  readonly memberIds: string[];
}

const SHOWN_DIGITS = 4;
const maskAccount = (clabe: string): string => `••••${clabe.slice(-SHOWN_DIGITS)}`;

/** What more than one account shares, each with all who share it. */
function tiesOf(world: World): Tie[] {
  const ties = new Map<string, Tie>();
  const add = (kind: Tie['kind'], { value, what, memberId }: { value: string; what: string; memberId: string }) => {
    const tie = ties.get(`${kind} ${value}`);
    if (tie) tie.memberIds.push(memberId);
    else ties.set(`${kind} ${value}`, { kind, what, memberIds: [memberId] });
  };
  for (const { clabe, memberId } of sharedAccounts(world))
    add('account', { value: clabe, what: maskAccount(clabe), memberId });
  for (const { kind, contact, memberId } of sharedContacts(world))
    add(kind, { value: contact, what: kind === 'email' ? maskEmail(contact) : maskMobile(contact), memberId });
  return [...ties.values()];
}

/** Joins ties that have a member in common. */
function joinTies(ties: readonly Tie[]): { ties: Tie[]; memberIds: Set<string> }[] {
  let groups: { ties: Tie[]; memberIds: Set<string> }[] = [];
  for (const tie of ties) {
    const joined = { ties: [tie], memberIds: new Set(tie.memberIds) };
    const apart = groups.filter(({ memberIds }) => !tie.memberIds.some((id) => memberIds.has(id)));
    for (const group of groups.filter((each) => !apart.includes(each))) {
      joined.ties.unshift(...group.ties);
      for (const id of group.memberIds) joined.memberIds.add(id);
    }
    groups = [...apart, joined];
  }
  return groups;
}

function memberOf(world: World, memberId: string) {
  const { count, minor } = everGiven(world, memberId);
  const hold = holdOf(world, memberId);
  return {
    ...{ memberId, username: findMember(world, memberId)?.username ?? memberId },
    ...{ given: count, givenMinor: minor },
    hold: hold && { reason: hold.reason, at: hold.at, until: hold.until },
  };
}

/**
 * Accounts that may be one person, with what they share and what the house gave them; whoever is on hold and shares nothing
 * stands alone. Those of most accounts come first, then those that were given most.
 */
export function listClusters(world: World) {
  const groups = joinTies(tiesOf(world));
  const known = new Set(groups.flatMap(({ memberIds }) => [...memberIds]));
  const alone = openHolds(world).flatMap(({ memberId }) =>
    known.has(memberId) ? [] : [{ ties: [], memberIds: new Set([memberId]) }],
  );
  const givenMinor = (members: readonly { givenMinor: number }[]) =>
    members.reduce((sum, member) => sum + member.givenMinor, 0);
  return [...groups, ...alone]
    .map(({ ties, memberIds }) => ({ ties, members: [...memberIds].sort().map((id) => memberOf(world, id)) }))
    .toSorted((a, b) => b.members.length - a.members.length || givenMinor(b.members) - givenMinor(a.members));
}
