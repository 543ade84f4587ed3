import type { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import { writeDuration } from '@tonalli/qa/values';
import { assertTime } from '../../clock/time-range';
import { toIso } from '../../clock/wall';
import type { World } from '../../world/world';
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

/** Leaves a checkpoint and moves; a time that no clock can stand at is refused before that. */
function move<T>({ world, parts, to, said }: Move, run: () => T): T {
  assertTime(to);
  if (to === world.clock.now()) return run();
  parts.worlds.leaveCheckpoint(world.name, said);
  const result = run();
  // What depends on the time is different from what gateways keep and pages show.
  world.events.publish({ type: 'status' });
  return result;
}

export const clockVerbs: CommandVerbs<typeof CLOCK_COMMANDS> = {
  fetchClock: ({ world }) => clockOf(world),
  freezeClock({ world, parts, input: { at } }) {
    if (at === undefined) world.clock.freeze();
    else move({ world, parts, to: at, said: `clock freeze ${toIso(at)}` }, () => world.clock.freeze(at));
    return clockOf(world);
  },
  resumeClock({ world }) {
    world.clock.resume();
    return clockOf(world);
  },
  setClock({ world, parts, input: { at } }) {
    move({ world, parts, to: at, said: `clock set ${toIso(at)}` }, () => world.clock.set(at));
    return clockOf(world);
  },
  advanceClock({ world, parts, input: { by } }) {
    const said = `clock advance ${writeDuration(by)}`;
    move({ world, parts, to: world.clock.now() + by, said }, () => world.clock.advance(by));
    return clockOf(world);
  },
  runNextJob({ world, parts }) {
    const due = world.clock.nextDueAt();
    const to = Math.max(due ?? 0, world.clock.now());
    const run = () => world.clock.advanceToNextJob();
    const ran = due === null ? null : move({ world, parts, to, said: 'clock next' }, run);
    return { ran, ...clockOf(world) };
  },
  retryJobs({ world }) {
    const retried = world.clock.retryFailed();
    return { retried, ...clockOf(world) };
  },
  listCheckpoints: ({ world, parts }) => parts.worlds.checkpoints(world.name),
  goBack: ({ world, parts, input }) => clockOf(parts.worlds.goBack(world.name, input.checkpoint)),
};
