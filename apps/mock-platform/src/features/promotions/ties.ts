import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { findMember } from '../../people/find-member';
import { maskEmail, maskMobile } from '../../people/mask';
import { sharedContacts } from '../../people/shared-contacts.repository';
import type { World } from '../../world/world';
import { sharedAccounts } from '../cashier';
import { sharedOrigins } from '../session';
import { MOST_SHARERS, ORIGIN_MS } from './cluster';

export interface Tie {
  readonly kind: 'account' | 'mobile' | 'email' | 'device' | 'address';
  readonly what: string;
  readonly memberIds: string[];
}

export interface Tied {
  readonly ties: Tie[];
  readonly memberIds: Set<string>;
}

const SHOWN_CHARACTERS = 4;

const maskEnd = (value: string): string => `••••${value.slice(-SHOWN_CHARACTERS)}`;

type Shared = Pick<Tie, 'kind'> & { readonly value: string; readonly what: string; readonly memberId: string };

function gather(all: readonly Shared[]): Tie[] {
  const ties = new Map<string, Tie>();
  for (const { kind, value, what, memberId } of all) {
    const tie = ties.get(`${kind} ${value}`);
    if (tie) tie.memberIds.push(memberId);
    else ties.set(`${kind} ${value}`, { kind, what, memberIds: [memberId] });
  }
  return [...ties.values()];
}

/** What binds by itself: a bank account, a proven number or e-mail, a device. */
const strongTies = (world: World, devices: readonly Shared[]): Tie[] =>
  gather([
    ...sharedAccounts(world).map(({ clabe, memberId }) => ({
      ...{ kind: 'account' as const, value: clabe, what: maskEnd(clabe), memberId },
    })),
    ...sharedContacts(world).map(({ kind, contact, memberId }) => ({
      ...{ kind, value: contact, what: kind === 'email' ? maskEmail(contact) : maskMobile(contact), memberId },
    })),
    ...devices,
  ]);

/** An address is that of a household: it binds by itself only those whose accounts were opened on one day. */
function sameDayTies(world: World, addresses: readonly Shared[]): Tie[] {
  const dayOf = (memberId: string) => dayInZone(findMember(world, memberId)?.createdAt ?? 0, OPERATOR_TIME_ZONE);
  return gather(addresses.map((each) => ({ ...each, value: `${each.value} ${dayOf(each.memberId)}` }))).filter(
    ({ memberIds }) => memberIds.length > 1,
  );
}

/** Joins ties that have a member in common. */
function join(ties: readonly Tie[]): Tied[] {
  let groups: Tied[] = [];
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

/** Those who are joined, with the addresses that they share besides. */
const withAddresses = (addresses: readonly Tie[], { ties, memberIds }: Tied): Tied => ({
  memberIds,
  ties: [
    ...ties.filter(({ kind }) => kind !== 'address'),
    ...addresses
      .map((tie) => ({ ...tie, memberIds: tie.memberIds.filter((id) => memberIds.has(id)) }))
      .filter((tie) => tie.memberIds.length > 1),
  ],
});

/** Accounts that may be one person, by what more than one of them shares. */
export function tiedAccounts(world: World): Tied[] {
  const origins = sharedOrigins(world, { since: world.clock.now() - ORIGIN_MS, most: MOST_SHARERS });
  const shared = origins.map((origin) => ({ ...origin, what: maskEnd(origin.value) }));
  const of = (kind: Tie['kind']) => shared.filter((each) => each.kind === kind);
  const addresses = of('address');
  return join([...strongTies(world, of('device')), ...sameDayTies(world, addresses)]).map((tied) =>
    withAddresses(gather(addresses), tied),
  );
}
