export type Side = 'home' | 'away';
export const SIDES: readonly Side[] = ['home', 'away'];
export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Of each side: goals, points, corners. */
export interface Count {
  readonly home: number;
  readonly away: number;
}

export const plus = (a: Count, b: Count): Count => ({ home: a.home + b.home, away: a.away + b.away });
export const totalOf = ({ home, away }: Count): number => home + away;
export const marginOf = (count: Count, side: Side): number => count[side] - count[other(side)];

export type Winner = Side | 'draw';
export const WINNERS: readonly Winner[] = ['home', 'draw', 'away'];

export function winnerOf({ home, away }: Count): Winner {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}
