import { type Count, plus, type Side } from '../count';

/** A match as far as bets are about it: ninety minutes with stoppage, no extra time. */
export interface Story {
  /** Goals of each half. */
  readonly halves: readonly [Count, Count];
  /** Who scored, in order. */
  readonly scorers: readonly Side[];
  readonly corners: Count;
  /** A red one counts as two. */
  readonly cards: Count;
}

const NONE: Count = { home: 0, away: 0 };
export const KICK_OFF: Story = { halves: [NONE, NONE], scorers: [], corners: NONE, cards: NONE };

export type Period = 'match' | 'half1' | 'half2';

export function goalsOf({ halves }: Pick<Story, 'halves'>, period: Period): Count {
  if (period === 'half1') return halves[0];
  return period === 'half2' ? halves[1] : plus(halves[0], halves[1]);
}
