import { certainResult } from '../certain';
import { plus, SIDES } from '../count';
import type { LegResult } from '../leg';
import type { Market } from '../market';
import type { PointStory } from '../sports/points';

/** So many more may come of each side: more than any line that is offered lies away. */
const MORE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 60];

/** Of games of many points: whatever a band of margins or a line asks for. */
export const MANY_MORE: readonly number[] = [...Array.from({ length: 71 }, (_, more) => more), 150, 300];

/** Ways in which a game of runs or points may go on, whatever their chance; none of them ends level. */
export const pointsMayEnd = ({ score }: PointStory, more = MORE): PointStory[] =>
  more.flatMap((home) =>
    more.flatMap((away) => {
      const end = plus(score, { home, away });
      if (end.home !== end.away) return [{ score: end }];
      return SIDES.map((side) => ({ score: { ...end, [side]: end[side] + 1 } }));
    }),
  );

/** How a selection comes out of an event that is broken off, by all ways in which it might have gone on. */
export const brokenOffResult = <Type extends string, Story>(
  market: Market<Type, Story>,
  selection: string,
  ways: readonly Story[],
): LegResult => certainResult(new Set(ways.map((way) => market.result(selection, way))));
