import type { WireLanguage } from '@tonalli/contracts/language';
import type {
  MissionDetail,
  MissionStatus,
  fetchMissionSummary as readEndpoint,
} from '@tonalli/contracts/missions/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { missionBook } from './mission-book';
import type { Mission } from './mission-schema';
import { type ProgressRow, progressRepository } from './missions.repository';
import { isClaimable, isOver, isUnlocked, notYetKept, trackAnew, wantedAt } from './track-progress';

/** Puts down what is not yet of the windows of now, so that what was done before somebody looked counts. */
function ensure(world: World, memberId: string): ProgressRow[] {
  const store = progressRepository(world);
  trackAnew(world, memberId, notYetKept(world, store.ofMember(memberId)));
  return store.ofMember(memberId);
}

interface Shown {
  row: ProgressRow;
  rows: readonly ProgressRow[];
  now: number;
}

export function statusOf(mission: Mission, { row, rows, now }: Shown): MissionStatus {
  if (row.claimedAt !== null) return 'CLAIMED';
  if (!isUnlocked(mission, row.windowFrom, rows)) return 'LOCKED';
  return isClaimable(mission, row, { rows, now }) ? 'CLAIMABLE' : 'OPEN';
}

const wordsOf = (mission: Mission, language: WireLanguage) => (language === 'EN' ? mission.en : mission.es);

function toWire(
  world: World,
  mission: Mission,
  { language, ...shown }: Shown & { language: WireLanguage },
): MissionDetail {
  const { id, event, measure, window, tier, target, stars, reward = null, after } = mission;
  const { row } = shown;
  const before = after === undefined ? null : missionBook(world).find(after);
  return {
    ...{ missionId: id, windowFrom: row.windowFrom, ...wordsOf(mission, language), event, measure, window, tier },
    ...{ status: statusOf(mission, shown), progress: row.value, target, stars, reward },
    after: before && { missionId: before.id, title: wordsOf(before, language).title },
    endsAt: row.windowTo === null ? null : toIso(row.windowTo),
    claimUntil: row.claimUntil === null ? null : toIso(row.claimUntil),
  };
}

/** The missions of now, and those of windows that closed which can be claimed still (MEM-13). */
export const fetchMissionSummary: Verb<typeof readEndpoint> = ({ ctx: { world, member, request }, input }) =>
  world.transaction(() => {
    const rows = ensure(world, member.id);
    const now = world.clock.now();
    const language = input.language ?? request.language;
    const isShown = (mission: Mission, row: ProgressRow) =>
      isClaimable(mission, row, { rows, now }) ||
      (row.windowFrom === wantedAt(mission, now).windowFrom && !isOver(mission, row.windowFrom, rows));
    const list = missionBook(world).all.flatMap((mission) =>
      rows
        .filter((row) => row.missionId === mission.id && isShown(mission, row))
        .map((row) => toWire(world, mission, { row, rows, now, language })),
    );
    return { list, claimable: list.filter(({ status }) => status === 'CLAIMABLE').length };
  });
