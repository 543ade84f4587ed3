import type { MissionView } from '@tonalli/contracts/missions/api';

/** Missions that stand alone, and those that follow each other, from the first on. */
export function chainsOf(missions: readonly MissionView[]): { single: MissionView[]; chains: MissionView[][] } {
  const followed = new Set(missions.flatMap(({ after }) => (after ? [after.missionId] : [])));
  const single = missions.filter(({ id, after }) => !after && !followed.has(id));
  const chains = missions
    .filter(({ id, after }) => !after && followed.has(id))
    .map((first) => chainFrom(first, missions));
  return { single, chains };
}

function chainFrom(first: MissionView, missions: readonly MissionView[]): MissionView[] {
  const chain = [first];
  for (const one of chain) {
    chain.push(
      ...missions.filter(({ after, windowFrom }) => after?.missionId === one.id && windowFrom === one.windowFrom),
    );
  }
  return chain;
}
