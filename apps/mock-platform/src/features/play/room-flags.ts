import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import { builtFamily } from '../../games/built-families';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { uplineAt } from '../../people/tree';
import { seatsSince } from '../../wagering/room-seats.repository';
import { dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { playableOfFamily } from '../lobby';
import { clusterOf } from '../promotions';
import { sharedOriginsOf } from '../session';
import { roomFlagsRepository } from './room-flags.repository';
import { type HandOfPair, type Pair, pairsOf } from './room-pairs';
import { ROOM_SEPARATION, ROOM_WATCH } from './room-settings';
import { runner } from './runner';
import { verifyUrl } from './verify-round';

const DAY_MS = 86_400_000;
/** More than the catalogue has. */
const MOST_ROOMS = 200;
/** Of a room, its newest seats. */
const MOST_SEATS = 3_000;
const SHOWN_HANDS = 5;
/** One way: of ten parts at most one came back. */
const BACK_PARTS = 10;

export const ROOM_FLAG_KINDS = ['CHIP_DUMPING', 'SAME_DEVICE', 'SAME_ADDRESS', 'SAME_PERSON', 'SAME_UPLINE'] as const;
type Kind = (typeof ROOM_FLAG_KINDS)[number];

interface Someone {
  readonly memberId: string;
  readonly username: string;
}

/** Two members whose play at one table is to be looked into; of dumped chips the one who lost them comes first. */
export interface RoomFlag {
  readonly flag: string;
  readonly kind: Kind;
  readonly from: Someone;
  readonly to: Someone;
  /** Hands in which both sat, and what went from the first to the second in them, less what came back. */
  readonly hands: number;
  readonly netMinor: number;
  readonly lastAt: number;
  /** The newest of them, each with where it is proven. */
  readonly newest: readonly (HandOfPair & { readonly verifyUrl: string })[];
  /** Null while it waits for somebody to look into it. */
  readonly closed: { readonly reason: string; readonly at: number } | null;
}

function seatsOfRooms(world: World, days: number) {
  const { day } = dayAt(world.clock.now() - days * DAY_MS);
  const families = GAME_FAMILIES.filter((family) => builtFamily(family)?.bank === 'players');
  return families.flatMap((family) =>
    playableOfFamily(world, { family, notOf: [], limit: MOST_ROOMS }).flatMap(({ nodeId }) =>
      seatsSince(world, { rounds: runner.shared.nameOf(world, { family, nodeId }), day, limit: MOST_SEATS }),
    ),
  );
}

const turned = ({ one, other, hands, thereMinor, backMinor }: Pair): Pair => ({
  ...{ one: other, other: one, thereMinor: backMinor, backMinor: thereMinor },
  hands: hands.map((hand) => ({ ...hand, netMinor: -hand.netMinor })),
});

function dumpedIn(world: World, pair: Pair): Pair | null {
  const { dumpedMinor, hands } = world.settings.get(ROOM_WATCH);
  const losing = pair.thereMinor >= pair.backMinor ? pair : turned(pair);
  const { thereMinor, backMinor } = losing;
  const isOneWay = backMinor * BACK_PARTS <= thereMinor;
  return isOneWay && losing.hands.length >= hands && thereMinor - backMinor >= dumpedMinor ? losing : null;
}

function isSharedUpline(world: World, { one, other, hands }: Pair): boolean {
  if (hands.length < world.settings.get(ROOM_WATCH).hands) return false;
  const now = world.clock.now();
  const upline = uplineAt(world, one, now);
  return upline !== null && upline === uplineAt(world, other, now);
}

function kindsOf(world: World, pair: Pair): readonly Kind[] {
  const { one: memberId, other: otherId } = pair;
  const since = world.clock.now() - world.settings.get(ROOM_WATCH).days * DAY_MS;
  const { privateAddresses: withPrivate } = world.settings.get(ROOM_SEPARATION);
  const shared = sharedOriginsOf(world, { memberId, otherId, since, withPrivate });
  return [
    ...(shared.includes('device') ? (['SAME_DEVICE'] as const) : []),
    ...(shared.includes('address') ? (['SAME_ADDRESS'] as const) : []),
    ...(clusterOf(world, memberId).includes(otherId) ? (['SAME_PERSON'] as const) : []),
    ...(isSharedUpline(world, pair) ? (['SAME_UPLINE'] as const) : []),
  ];
}

function flagOf(world: World, kind: Kind, { one, other, hands, thereMinor, backMinor }: Pair): RoomFlag {
  const flag = `${kind}:${one}:${other}`;
  const lastAt = hands[0]?.at ?? 0;
  const closing = roomFlagsRepository(world).find(flag);
  const someone = (memberId: string): Someone => ({
    ...{ memberId, username: findMember(world, memberId)?.username ?? memberId },
  });
  return {
    ...{ flag, kind, from: someone(one), to: someone(other), lastAt },
    ...{ hands: hands.length, netMinor: thereMinor - backMinor },
    newest: hands.slice(0, SHOWN_HANDS).map((hand) => ({ ...hand, verifyUrl: verifyUrl(world, hand.roundId) })),
    closed: closing && closing.lastAt >= lastAt ? { reason: closing.reason, at: closing.closedAt } : null,
  };
}

/** What rooms of the last days are marked for, computed from their hands: those that wait first, then the newest. */
export function listRoomFlags(world: World): RoomFlag[] {
  const flags = pairsOf(seatsOfRooms(world, world.settings.get(ROOM_WATCH).days)).flatMap((pair) => {
    const dumped = dumpedIn(world, pair);
    return [
      ...(dumped ? [flagOf(world, 'CHIP_DUMPING', dumped)] : []),
      ...kindsOf(world, pair).map((kind) => flagOf(world, kind, pair)),
    ];
  });
  return flags.sort(
    (one, other) => Number(one.closed !== null) - Number(other.closed !== null) || other.lastAt - one.lastAt,
  );
}

/** Somebody has looked into a mark; it waits again once the two sit together anew. Throws `NOT_FOUND` for one that does not wait. */
export const closeRoomFlag = (world: World, { flag, reason }: { flag: string; reason: string }): RoomFlag =>
  world.transaction(() => {
    const found = listRoomFlags(world).find((one) => one.flag === flag && one.closed === null);
    if (!found) throw new PlatformFailure('NOT_FOUND');
    const at = world.clock.now();
    roomFlagsRepository(world).put({ flag, reason, closedAt: at, lastAt: found.lastAt });
    return { ...found, closed: { reason, at } };
  });
