import type { ShownTable, TABLE_COMMANDS } from '@tonalli/qa/tables';
import { toIso } from '../../clock/system-time';
import { lastPlayed, showTable, steerTable, titleMeant } from '../../features/play';
import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';
import { memberMeant } from './member-meant';

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

interface Named {
  readonly nodeId: string;
  readonly member?: string | undefined;
}

/** A table as testers name it: by its title or its family, and by whose it is. */
const meant = (world: World, { nodeId, member }: Named) => ({
  nodeId: titleMeant(world, nodeId),
  ownerId: member === undefined ? undefined : memberMeant(world, member).id,
});

const steer = (world: World, named: Named, work: Parameters<typeof steerTable>[2]): ShownTable =>
  shown(steerTable(world, meant(world, named), work));

export const tableVerbs: Verbs = {
  showTable: ({ world, input }) => shown(showTable(world, meant(world, input))),
  forceTable: ({ world, input }) =>
    steer(world, input, (shared, { rounds }) => shared.force(world, { rounds, wish: input.wish })),
  skipTablePhase: ({ world, input }) =>
    steer(world, input, (shared, { rounds }) => {
      shared.skipPhase(world, rounds);
      world.clock.drainAll();
    }),
  holdTable: ({ world, input }) => steer(world, input, (shared, { rounds }) => shared.hold(world, rounds)),
  releaseTable: ({ world, input }) => steer(world, input, (shared, { rounds }) => shared.letGo(world, rounds)),
  withholdReveal: ({ world, input }) =>
    steer(world, input, (shared, { rounds }) => shared.withholdReveal(world, rounds)),
  correctTableRound: ({ world, input }) => {
    const table = meant(world, input);
    const key = input.round ?? lastPlayed(world, table);
    const steered = steerTable(world, { ...table, key }, (shared, { rounds }) => {
      shared.correct(world, { rounds, key, wish: input.wish });
      world.clock.drainAll();
    });
    return shown(steered);
  },
  cancelTableRound: ({ world, input }) =>
    steer(world, input, (shared, { rounds }) => {
      const key = shared.latest(world, rounds)?.key;
      if (key === undefined) throw new PlatformFailure('ROUND_NOT_FOUND');
      shared.cancel(world, { rounds, key });
      world.clock.drainAll();
    }),
};
