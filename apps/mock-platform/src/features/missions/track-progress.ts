import type { World } from '../../world/world';
import { advance, counts, type Deed, NO_PROGRESS, type Reached } from './fold-progress';
import { missionBook } from './mission-book';
import type { Mission } from './mission-schema';
import { windowAt } from './mission-window';
import { deedsRepository, type ProgressRow, progressRepository } from './missions.repository';

const HOUR_MS = 3_600_000;

interface Wanted {
  mission: Mission;
  missionId: string;
  windowFrom: number;
  windowTo: number | null;
}

interface Of {
  memberId: string;
}

const NOTHING: Reached = { ...NO_PROGRESS, completedAt: null };
const keyOf = ({ missionId, windowFrom }: Pick<ProgressRow, 'missionId' | 'windowFrom'>) =>
  `${missionId} ${windowFrom}`;

/** A mission in its window of a moment. */
export function wantedAt(mission: Mission, at: number): Wanted {
  const { from, to } = windowAt(mission.window, at);
  return { mission, missionId: mission.id, windowFrom: from, windowTo: to };
}

const isWithin = ({ windowFrom, windowTo }: Wanted, at: number) =>
  at >= windowFrom && (windowTo === null || at < windowTo);

function step(mission: Mission, before: Reached, deed: Deed): Reached {
  const after = advance(mission, before, deed);
  if (after.value === before.value) return before;
  return { ...after, completedAt: before.completedAt ?? (after.value >= mission.target ? deed.at : null) };
}

/** What these windows come to by all that is on record, which is read once for all of them, whoever they are of. */
function recountAll(world: World, wanted: readonly (Wanted & Of)[]): Map<Wanted, Reached> {
  if (wanted.length === 0) return new Map();
  const reached = new Map<Wanted, Reached>(wanted.map((one) => [one, NOTHING]));
  const byMember = Map.groupBy(wanted, ({ memberId }) => memberId);
  const from = ([memberId, ones]: [string, Wanted[]]) =>
    [memberId, ones.reduce((least, { windowFrom }) => Math.min(least, windowFrom), Number.MAX_SAFE_INTEGER)] as const;
  for (const { memberId, ...deed } of deedsRepository(world).since([...byMember].map(from)))
    for (const one of byMember.get(memberId) ?? [])
      if (isWithin(one, deed.at) && counts(one.mission, deed))
        reached.set(one, step(one.mission, reached.get(one) ?? NOTHING, deed));
  return reached;
}

/** The same of one member, in the order of the windows. */
export function recount(world: World, memberId: string, wanted: readonly Wanted[]): Reached[] {
  const ones = wanted.map((one) => ({ ...one, memberId }));
  const reached = recountAll(world, ones);
  return ones.map((one) => reached.get(one) ?? NOTHING);
}

/** The windows of now of which nothing is kept. */
export function notYetKept(world: World, rows: readonly ProgressRow[]): Wanted[] {
  const known = new Set(rows.map(keyOf));
  const now = world.clock.now();
  return missionBook(world)
    .all.map((mission) => wantedAt(mission, now))
    .filter((one) => !known.has(keyOf(one)));
}

const rowOf = (memberId: string, { mission, missionId, windowFrom, windowTo }: Wanted, reached: Reached) => ({
  memberId,
  missionId,
  windowFrom,
  windowTo,
  value: reached.value,
  seen: [...reached.seen],
  completedAt: reached.completedAt,
  claimUntil: windowTo === null ? null : windowTo + mission.graceHours * HOUR_MS,
});

/** How many a member can claim now. */
export function claimableCount(world: World, memberId: string): number {
  const now = world.clock.now();
  const rows = progressRepository(world).ofMember(memberId);
  const book = missionBook(world);
  return rows.filter((row) => {
    const mission = book.find(row.missionId);
    return mission !== null && isClaimable(mission, row, { rows, now });
  }).length;
}

/** Whether what stands before it in its chain was claimed in the same window: a chain starts over with each. */
export const isUnlocked = ({ after }: Mission, windowFrom: number, rows: readonly ProgressRow[]): boolean =>
  after === undefined ||
  rows.some((row) => row.missionId === after && row.windowFrom === windowFrom && row.claimedAt !== null);

/** Whether it came back although it was for once. */
export const isOver = ({ id, repeats }: Mission, windowFrom: number, rows: readonly ProgressRow[]): boolean =>
  !repeats && rows.some((row) => row.missionId === id && row.windowFrom !== windowFrom && row.claimedAt !== null);

export function isClaimable(
  mission: Mission,
  row: ProgressRow,
  { rows, now }: { rows: readonly ProgressRow[]; now: number },
): boolean {
  const { completedAt, claimedAt, claimUntil, windowFrom } = row;
  const waits = completedAt !== null && claimedAt === null && (claimUntil === null || now < claimUntil);
  return waits && isUnlocked(mission, windowFrom, rows) && !isOver(mission, windowFrom, rows);
}

/** Tells the member's tabs how many can be claimed now. */
export const announceClaimable = (world: World, memberId: string): void =>
  world.events.publish({ type: 'missions', customerId: memberId, count: claimableCount(world, memberId) });

/** Lets what happened count, in its transaction, one deed of each member at most: one write for all that moved. */
export function track(world: World, deeds: readonly (Of & { deed: Deed })[]): void {
  const book = missionBook(world);
  const wanted = deeds.flatMap(({ memberId, deed }) =>
    book.matching(deed).map((mission) => ({ ...wantedAt(mission, deed.at), memberId, deed })),
  );
  if (wanted.length === 0) return;
  const store = progressRepository(world);
  const known = store.reached(wanted);
  // Whoever is new to a window may have done something in it before the mission was there.
  const counted = recountAll(
    world,
    wanted.filter((_one, index) => !known[index]),
  );
  const moved = wanted.flatMap((one, index) => {
    const before = known[index] ?? null;
    const reached = before ? step(one.mission, before, one.deed) : (counted.get(one) ?? NOTHING);
    const stays = before !== null && before.value === reached.value;
    return stays ? [] : [{ row: rowOf(one.memberId, one, reached), isDone: reached.completedAt !== null }];
  });
  if (moved.length === 0) return;
  store.advance(moved.map(({ row }) => row));
  const done = moved.filter(({ isDone }) => isDone).map(({ row }) => row.memberId);
  for (const memberId of new Set(done)) announceClaimable(world, memberId);
}

/** The rows of a member with those of now that are not kept yet; writes nothing. */
export function standingOf(world: World, memberId: string): ProgressRow[] {
  const rows = progressRepository(world).ofMember(memberId);
  const others = notYetKept(world, rows);
  const counted = recount(world, memberId, others);
  const unkept = others.map((one, index) => rowOf(memberId, one, counted[index] ?? NOTHING));
  return [...rows, ...unkept.map((row) => ({ ...row, claimedAt: null, stars: 0 }))];
}

/** Counts windows anew, since what they were counted from has changed. */
export function trackAnew(world: World, memberId: string, wanted: readonly Wanted[]): void {
  if (wanted.length === 0) return;
  const counted = recount(world, memberId, wanted);
  progressRepository(world).put(wanted.map((one, index) => rowOf(memberId, one, counted[index] ?? NOTHING)));
  announceClaimable(world, memberId);
}
