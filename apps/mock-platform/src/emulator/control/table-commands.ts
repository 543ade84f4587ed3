import type { ShownTable, TABLE_COMMANDS } from '@tonalli/qa/tables';
import { toIso } from '../../clock/system-time';
import { lastPlayed, showTable, steerTable, titleMeant } from '../../features/play';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

type Verbs = CommandVerbs<typeof TABLE_COMMANDS>;

function shown({ round, leftCount, isSettling, ...table }: ReturnType<typeof showTable>): ShownTable {
  if (!round) return { ...table, round };
  const { key, phase, takesBets, endsAt, betsRoot, isHeld, isForced, isCorrected, isCancelled } = round;
  const of = {
    key,
    phase,
    takesBets,
    shown: round.shown,
    betsRoot,
    isHeld,
    isForced,
    isCorrected,
    isSettling,
    leftCount,
    isCancelled,
  };
  return { ...table, round: { ...of, endsAt: endsAt === null ? null : toIso(endsAt) } };
}

/** Does something with a table, named by its title or its family. */
const steer = (world: World, named: string, work: Parameters<typeof steerTable>[2]): ShownTable =>
  shown(steerTable(world, { nodeId: titleMeant(world, named) }, work));

export const tableVerbs: Verbs = {
  showTable: ({ world, input: { nodeId } }) => shown(showTable(world, titleMeant(world, nodeId))),
  forceTable: ({ world, input: { nodeId, wish } }) =>
    steer(world, nodeId, (shared, { rounds }) => shared.force(world, { rounds, wish })),
  skipTablePhase: ({ world, input: { nodeId } }) =>
    steer(world, nodeId, (shared, { rounds }) => {
      shared.skipPhase(world, rounds);
      world.clock.drainAll();
    }),
  holdTable: ({ world, input: { nodeId } }) => steer(world, nodeId, (shared, { rounds }) => shared.hold(world, rounds)),
  releaseTable: ({ world, input: { nodeId } }) =>
    steer(world, nodeId, (shared, { rounds }) => shared.letGo(world, rounds)),
  withholdReveal: ({ world, input: { nodeId } }) =>
    steer(world, nodeId, (shared, { rounds }) => shared.withholdReveal(world, rounds)),
  correctTableRound: ({ world, input: { nodeId: named, round, wish } }) => {
    const nodeId = titleMeant(world, named);
    const key = round ?? lastPlayed(world, nodeId);
    const steered = steerTable(world, { nodeId, key }, (shared, { rounds }) => {
      shared.correct(world, { rounds, key, wish });
      world.clock.drainAll();
    });
    return shown(steered);
  },
  cancelTableRound: ({ world, input: { nodeId } }) =>
    steer(world, nodeId, (shared, { rounds }) => {
      const key = shared.latest(world, rounds)?.key;
      if (key === undefined) throw new PlatformFailure('ROUND_NOT_FOUND');
      shared.cancel(world, { rounds, key });
      world.clock.drainAll();
    }),
};
