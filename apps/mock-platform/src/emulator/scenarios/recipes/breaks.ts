import { startBreak, startReturn } from '../../../features/breaks';
import type { World } from '../../../world/world';
import { inThePast } from './orders';
import { DAY_MS, type Person } from './person';

export const BREAK_STATES = ['time-out', 'excluded', 'may-return', 'return-confirmable'] as const;
export type BreakState = (typeof BREAK_STATES)[number];

/** Longer than the shortest exclusion. */
const OVER_DAYS = 200;
/** Longer than the wait after a return was asked for. */
const WAITED_DAYS = 2;

/** How somebody came to be on a break, and how far they are on the way back. */
export function stepBack(world: World, { id }: Person, state: BreakState): void {
  if (state === 'time-out') return void startBreak(world, id, '7d');
  if (state === 'excluded') return void startBreak(world, id, '6m');
  inThePast(world, OVER_DAYS * DAY_MS, () => void startBreak(world, id, '6m'));
  if (state === 'return-confirmable') inThePast(world, WAITED_DAYS * DAY_MS, () => void startReturn(world, id));
}
