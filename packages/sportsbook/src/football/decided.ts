import { certainResult } from '../certain';
import { type Count, other, plus, SIDES, type Side } from '../count';
import type { LegResult } from '../leg';
import type { FootballMarket, Taken } from './markets';
import type { Story } from './story';

/** So many more may come of each: more than any line that is offered lies away. */
const MORE: readonly number[] = [0, 1, 2, 3, 4, 5, 30];

export type Stand = 'half1' | 'half2';

function* counts(): Generator<Count> {
  for (const home of MORE) for (const away of MORE) yield { home, away };
}

/** Ways in which the goals of a stretch may be ordered, as far as any market asks: who is first, and who is last. */
function orders({ home, away }: Count): Side[][] {
  const row = (side: Side) => Array.from({ length: side === 'home' ? home : away }, () => side);
  return SIDES.map((first) => [...row(first), ...row(other(first))]);
}

function* continuations(story: Story, stand: Stand): Generator<Story> {
  const [first, second] = story.halves;
  const none: readonly Count[] = [{ home: 0, away: 0 }];
  for (const half1 of stand === 'half1' ? counts() : none) {
    for (const half2 of counts()) {
      const halves = [plus(first, half1), plus(second, half2)] as const;
      for (const order1 of orders(half1))
        for (const order2 of orders(half2))
          yield { ...story, halves, scorers: [...story.scorers, ...order1, ...order2] };
    }
  }
}

function* countsBeside(story: Story): Generator<Story> {
  for (const more of counts()) yield { ...story, corners: plus(story.corners, more), cards: plus(story.cards, more) };
}

const ABOUT_COUNTS: ReadonlySet<string> = new Set(['totalCorners', 'cornerHandicap', 'totalCards']);

/** How a selection comes out of a match that is broken off, as over 2.5 with three goals does. */
export function resultOfAbandoned(
  market: FootballMarket,
  selection: string,
  { story, stand, taken }: { story: Story; stand: Stand; taken?: Taken },
): LegResult {
  const ways = ABOUT_COUNTS.has(market.type) ? countsBeside(story) : continuations(story, stand);
  const results = new Set<LegResult>();
  for (const way of ways) results.add(market.result(selection, way, taken));
  return certainResult(results);
}
