import type { Incident } from '@tonalli/contracts/sports/shapes';

interface Pair {
  home: number;
  away: number;
}

/** Games of each set, the one in play last, and the points of the game in play as they are called. */
export interface TennisScore {
  readonly sets: readonly Readonly<Pair>[];
  readonly points: { readonly home: string; readonly away: string };
  readonly server: 'home' | 'away';
}

const CALLED = ['0', '15', '30', '40'];

function called({ home, away }: Pair, isTieBreak: boolean): TennisScore['points'] {
  if (isTieBreak) return { home: String(home), away: String(away) };
  const call = (own: number, others: number): string => {
    if (own < 3 || others < 3) return CALLED[Math.min(own, 3)] ?? '40';
    return own > others ? 'AD' : '40';
  };
  return { home: call(home, away), away: call(away, home) };
}

/** How a match of tennis stands by what was told of it: point by point, game by game. The home player serves first. */
export function tennisScore(incidents: readonly Pick<Incident, 'kind' | 'side'>[]): TennisScore {
  const sets: Pair[] = [{ home: 0, away: 0 }];
  let [points, games]: [Pair, number] = [{ home: 0, away: 0 }, 0];
  for (const { kind, side } of incidents) {
    const set = sets.at(-1);
    if (!side || !set) continue;
    if (kind === 'rally') points[side] += 1;
    if (kind === 'game') {
      set[side] += 1;
      games += 1;
      points = { home: 0, away: 0 };
    }
    if (kind === 'set') sets.push({ home: 0, away: 0 });
  }
  const isOver = incidents.some(({ kind }) => kind === 'end');
  const last = sets.at(-1);
  const isTieBreak = last?.home === 6 && last.away === 6;
  const first = games % 2 === 0 ? 'home' : 'away';
  const isTurned = isTieBreak && Math.floor((points.home + points.away + 1) / 2) % 2 === 1;
  const server = isTurned ? (first === 'home' ? 'away' : 'home') : first;
  return { sets: isOver ? sets.slice(0, -1) : sets, points: called(points, isTieBreak), server };
}
