import type { CLOCK_COMMANDS } from '@tonalli/contracts/qa/clock';
import { writeDuration } from '@tonalli/contracts/qa/values';
import { assertTime } from '../clock/time-range';
import { toIso } from '../clock/wall';
import type { World } from '../db/world';
import type { CommandVerbs, ControlParts } from './command';

function clockOf({ clock }: World) {
  return { now: clock.now(), mode: clock.state().mode, pending: clock.pending().slice(0, 100), failed: clock.failed() };
}

interface Move {
  world: World;
  parts: ControlParts;
  to: number;
  /** In the words of the command line. */
  said: string;
}

/** Leaves a checkpoint for a move of time; a time that no clock can stand at is refused before that. */
function beforeMove({ world, parts, to, said }: Move): void {
  assertTime(to);
  if (to !== world.clock.now()) parts.worlds.leaveCheckpoint(world.name, said);
}

export const clockVerbs: CommandVerbs<typeof CLOCK_COMMANDS> = {
  fetchClock: ({ world }) => clockOf(world),
  freezeClock({ world, parts, input: { at } }) {
    if (at !== undefined) beforeMove({ world, parts, to: at, said: `clock freeze ${toIso(at)}` });
    world.clock.freeze(at);
    return clockOf(world);
  },
  resumeClock({ world }) {
    world.clock.resume();
    return clockOf(world);
  },
  setClock({ world, parts, input: { at } }) {
    beforeMove({ world, parts, to: at, said: `clock set ${toIso(at)}` });
    world.clock.set(at);
    return clockOf(world);
  },
  advanceClock({ world, parts, input: { by } }) {
    beforeMove({ world, parts, to: world.clock.now() + by, said: `clock advance ${writeDuration(by)}` });
    world.clock.advance(by);
    return clockOf(world);
  },
  runNextJob({ world, parts }) {
    const due = world.clock.nextDueAt();
    if (due !== null) beforeMove({ world, parts, to: Math.max(due, world.clock.now()), said: 'clock next' });
    const ran = world.clock.advanceToNextJob();
    return { ran, ...clockOf(world) };
  },
  retryJobs({ world }) {
    const retried = world.clock.retryFailed();
    return { retried, ...clockOf(world) };
  },
  listCheckpoints: ({ world, parts }) => parts.worlds.checkpoints(world.name),
  goBack: ({ world, parts, input }) => clockOf(parts.worlds.goBack(world.name, input.checkpoint)),
};
