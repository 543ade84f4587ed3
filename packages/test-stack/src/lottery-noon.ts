import type { SharedStack } from './shared-stack';
import type { StackWorld } from './stack';

const DAY_MS = 86_400_000;
/** Mexico City is six hours behind, all year. */
const NOON_MS = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 18 * 3_600_000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Noon of tomorrow where the operator is, when lotteries of a minute open their 721st draw of the day. */
export const NOON = iso(NOON_MS);
export const afterNoon = (ms: number): string => iso(NOON_MS + ms);
/** From midnight to midnight of that day, in UTC. */
export const NOON_DAY = {
  from: `${NOON.slice(0, 10)}T00:00:00.000Z`,
  to: `${iso(NOON_MS + DAY_MS).slice(0, 10)}T00:00:00.000Z`,
};

/** What a lottery of a minute calls a draw of that day. */
export const draw = (number: number): string =>
  `${NOON.slice(0, 10).replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

/** A world that stands at noon. It gets there from today in a moment; default data of another date take seconds to make. */
export async function noonWorld(stack: Pick<SharedStack, 'world'>): Promise<StackWorld> {
  const world = await stack.world();
  await world.control.freeze(NOON);
  return world;
}
