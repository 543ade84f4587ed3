import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { PlatformFailure } from '../../kernel/failure';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { runner } from '../play';
import { issueNamed } from './issue-view';
import { requireListed } from './open-lottery';

const Suspended = z.object({ code: z.string(), issue: z.string() });
const GIVE_UP = jobKind('lottery.giveUp', Suspended);

/** A draw that is put off for longer does not take place. */
const MOST_HOURS = 6;
const HOUR_MS = 3_600_000;

/** The draw that stands longest of a lottery. */
function standing(world: World, code: string): { rounds: string; issue: string } {
  const { rounds } = requireListed(world, code);
  const [first] = runner.shared.standing(world, rounds);
  if (!first) throw new PlatformFailure('ROUND_NOT_FOUND');
  return { rounds, issue: first.key };
}

/**
 * Closes the draw that stands at once and puts it off, until it is resumed or six hours have passed, after which it is cancelled.
 * Call in a transaction. Throws `GAME_NOT_FOUND`, and `ROUND_CLOSED` once it is being drawn.
 */
export function suspendDraw(world: World, code: string): void {
  const open = requireListed(world, code);
  const { rounds, issue } = standing(world, code);
  const before = issueNamed(world, open, issue)?.state;
  if (before === 'OPEN') {
    runner.shared.skipPhase(world, rounds);
    world.clock.drainAll();
  }
  if (issueNamed(world, open, issue)?.state !== 'CLOSED') throw new PlatformFailure('ROUND_CLOSED');
  runner.shared.hold(world, rounds);
  const dueAt = world.clock.now() + MOST_HOURS * HOUR_MS;
  world.clock.schedule({ kind: GIVE_UP, key: `${code}/${issue}`, dueAt, payload: { code, issue } });
}

/** The draw that was put off takes place: what was left of its wait begins now. Call in a transaction. */
export function resumeDraw(world: World, code: string): void {
  const { rounds } = standing(world, code);
  runner.shared.letGo(world, rounds);
}

export const giveUpJob = defineJob(
  GIVE_UP,
  (world, { payload: { code, issue } }) => {
    const open = requireListed(world, code);
    if (issueNamed(world, open, issue)?.state === 'SUSPENDED')
      runner.shared.cancel(world, { rounds: open.rounds, key: issue });
  },
  { priority: 'settle', lane: (payload) => `lottery.giveUp ${Suspended.parse(payload).code}` },
);
