import { WHEEL } from './calls';

/** Where a ball lies beside the pointer of the wheel, in degrees clockwise. */
export const pocketDegrees = (pocket: number): number => (WHEEL.indexOf(pocket) * 360) / WHEEL.length;

const ahead = (from: number, to: number): number => (((to - from) % 360) + 360) % 360;

/** How a spin goes: the wheel against the clock, the ball with it, until the ball lies in the pocket, wherever that stands. */
export function spinTo(
  pocket: number,
  { wheel, ball, turns }: { wheel: number; ball: number; turns: { wheel: number; ball: number } },
): { wheel: number; ball: number } {
  const toWheel = wheel - turns.wheel * 360 - 47;
  const stands = toWheel + pocketDegrees(pocket);
  return { wheel: toWheel, ball: ball + turns.ball * 360 + ahead(ball, stands) };
}
