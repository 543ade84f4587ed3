import type { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import { writeDuration } from '@tonalli/qa/values';
import { toIso } from '../../clock/system-time';
import { assertTime } from '../../clock/time-range';
import type { World } from '../../world/world';
import type { CommandVerbs, ControlParts } from './command';

export function clockOf({ clock }: World) {
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
export async function move({ world, parts, to, said }: Move, run: () => Promise<void>): Promise<void> {
  assertTime(to);
  if (to === world.clock.now()) return run();
  parts.worlds.leaveCheckpoint(world.name, said);
  await run();
  // What depends on the time is different from what gateways keep and pages show.
  world.events.publish({ type: 'status' });
}

export const clockVerbs: CommandVerbs<typeof CLOCK_COMMANDS> = {
  fetchClock: ({ world }) => clockOf(world),
  async freezeClock({ world, parts, input: { at } }) {
    if (at === undefined) world.clock.freeze();
    else
      await move({ world, parts, to: at, said: `clock freeze ${toIso(at)}` }, () => {
        world.clock.freeze();
        return world.clock.jump(at);
      });
    return clockOf(world);
  },
  resumeClock({ world }) {
    world.clock.resume();
    return clockOf(world);
  },
  async setClock({ world, parts, input: { at } }) {
    await move({ world, parts, to: at, said: `clock set ${toIso(at)}` }, () => world.clock.jump(at));
    return clockOf(world);
  },
  async advanceClock({ world, parts, input: { by } }) {
    const said = `clock advance ${writeDuration(by)}`;
    const { clock } = world;
    await move({ world, parts, to: clock.now() + by, said }, () => clock.jump(clock.now() + by));
    return clockOf(world);
  },
  async runNextJob({ world, parts }) {
    const { clock } = world;
    const ran = clock.nextJob();
    const to = Math.max(ran?.dueAt ?? 0, clock.now());
    if (ran) await move({ world, parts, to, said: 'clock next' }, () => clock.jump(to));
    return { ran, ...clockOf(world) };
  },
  async retryJobs({ world }) {
    const retried = await world.clock.retryFailed();
    return { retried, ...clockOf(world) };
  },
  listCheckpoints: ({ world, parts }) => parts.worlds.checkpoints(world.name),
  goBack: ({ world, parts, input }) => clockOf(parts.worlds.goBack(world.name, input.checkpoint)),
};
