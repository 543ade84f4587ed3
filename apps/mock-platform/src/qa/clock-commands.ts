import type { CLOCK_COMMANDS } from '@tonalli/contracts/qa/clock';
import type { World } from '../db/world';
import type { CommandVerbs } from './command';

function clockOf({ clock }: World) {
  return { now: clock.now(), mode: clock.state().mode, pending: clock.pending().slice(0, 100), failed: clock.failed() };
}

export const clockVerbs: CommandVerbs<typeof CLOCK_COMMANDS> = {
  fetchClock: ({ world }) => clockOf(world),
  freezeClock({ world, input }) {
    world.clock.freeze(input.at);
    return clockOf(world);
  },
  resumeClock({ world }) {
    world.clock.resume();
    return clockOf(world);
  },
  setClock({ world, input }) {
    world.clock.set(input.at);
    return clockOf(world);
  },
  advanceClock({ world, input }) {
    world.clock.advance(input.by);
    return clockOf(world);
  },
  runNextJob({ world }) {
    const ran = world.clock.advanceToNextJob();
    return { ran, ...clockOf(world) };
  },
  retryJobs({ world }) {
    const retried = world.clock.retryFailed();
    return { retried, ...clockOf(world) };
  },
  listCheckpoints() {
    return [];
  },
  goBack({ world }) {
    return clockOf(world);
  },
};
