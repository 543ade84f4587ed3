import { expect, it } from 'vitest';
import { pocketDegrees, spinTo } from './spin';

it('GAME-05 the ball comes to lie in the pocket that was drawn, spin after spin', () => {
  let stand = { wheel: 0, ball: 0 };
  for (const pocket of [0, 32, 26, 17, 5, 10, 17, ...Array.from({ length: 37 }, (_, number) => number)]) {
    const next = spinTo(pocket, { ...stand, turns: { wheel: 1, ball: 7 } });
    expect(next.wheel).toBeLessThan(stand.wheel - 359);
    expect(next.ball).toBeGreaterThanOrEqual(stand.ball + 7 * 360);
    const lies = (((next.ball - next.wheel) % 360) + 360) % 360;
    expect(Math.min(Math.abs(lies - pocketDegrees(pocket)), 360 - Math.abs(lies - pocketDegrees(pocket)))).toBeLessThan(
      1e-6,
    );
    stand = next;
  }
  // 0 stands above, 32 beside it clockwise, 26 beside it on the other side.
  expect([0, 32, 26].map((pocket) => Math.round(pocketDegrees(pocket)))).toEqual([0, 10, 350]);
});
