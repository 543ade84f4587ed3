import { expect, it } from 'vitest';
import { TRACK, trackCell, trackPlace } from './track';

it('GAME-05 the track runs from the middle above clockwise and closes', () => {
  const near = (turn: number) => trackPlace(turn, 1).map((value) => Math.round(value * 100) / 100);
  expect(near(0)).toEqual([TRACK.width / 2, 0]);
  expect(near(0.25)).toEqual([TRACK.width, 1]);
  expect(near(0.5)).toEqual([TRACK.width / 2, 2]);
  expect(near(0.75)).toEqual([0, 1]);
  expect(near(1)).toEqual(near(0));
  expect(trackCell(0, 37, [1, 0.62]).split(' ')).toHaveLength(14);
});

it('GAME-05 no cell of the track is far from the one before it', () => {
  for (let index = 0; index < 37; index += 1) {
    const [one, other] = [trackPlace(index / 37, 0.8), trackPlace((index + 1) / 37, 0.8)];
    expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeLessThan(0.5);
  }
});
