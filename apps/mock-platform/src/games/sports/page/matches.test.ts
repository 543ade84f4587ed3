import type { EventDetail, Incident, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { describe, expect, it } from 'vitest';
import { changed, mainMarket, offered } from './matches';

const market = (type: string, odds: Record<string, number>, version = 1): SportsMarket => ({
  ...{ type, key: 'match', line: null, suspension: null },
  selections: Object.entries(odds).map(([selection, oddsMilli]) => ({ selection, oddsMilli, version, state: 'OPEN' })),
});
const team = (id: string) => ({ id, names: { es: id, en: id }, short: id.slice(0, 3) });
const MATCH: EventDetail = {
  ...{ id: '2030-01-02-001', sport: 'football', state: 'LIVE', startsAt: 0, takesBets: true, isForced: false },
  league: { id: 'league', sport: 'football', names: { es: 'Liga', en: 'League' } },
  ...{ home: team('home'), away: team('away'), score: { home: 0, away: 0 }, clock: { part: 1, minute: 3 } },
  ...{ incidents: [], statistics: [], markets: [market('matchResult', { home: 2000, draw: 3000, away: 4000 })] },
};
const GOAL: Incident = {
  ...{ number: 1, at: 9, step: 4, kind: 'goal', side: 'home', count: 1, takesBack: null },
  score: { home: 1, away: 0 },
};

describe('a match in its feed', () => {
  it('P8 takes on changed selections alone, and keeps the others as they were', () => {
    const markets = [market('matchResult', { home: 1500 }, 2)];
    const next = changed(MATCH, { event: MATCH.id, summary: null, isAnew: false, incidents: [], markets });
    const odds = next.markets[0]?.selections.map(({ oddsMilli, version }) => [oddsMilli, version]);
    expect(odds).toEqual([
      [1500, 2],
      [3000, 1],
      [4000, 1],
    ]);
  });

  it('GAME-15 shows nothing of an answer that is gone, and has it in its place again', () => {
    const step = (state: 'CLOSED' | 'OPEN') => {
      const [one] = market('matchResult', { home: 1500 }, 2).selections;
      const markets = [{ ...market('matchResult', {}), selections: one ? [{ ...one, state }] : [] }];
      return { event: MATCH.id, summary: null, isAnew: false, incidents: [], markets };
    };
    const shown = ({ markets }: EventDetail) => markets.flatMap(offered).map(({ selection }) => selection);
    const gone = changed(MATCH, step('CLOSED'));
    expect(shown(gone)).toEqual(['draw', 'away']);
    expect(shown(changed(gone, step('OPEN')))).toEqual(['home', 'draw', 'away']);
  });

  it('GAME-05 counts corners and cards with what happens, and anew where it went otherwise', () => {
    const statistics = [{ name: 'corner', home: 0, away: 0 }];
    const corner = (number: number, side: 'home' | 'away'): Incident => ({ ...GOAL, number, kind: 'corner', side });
    const step = (...incidents: Incident[]) => ({
      event: MATCH.id,
      summary: null,
      isAnew: false,
      incidents,
      markets: [],
    });
    const first = changed({ ...MATCH, statistics }, step(GOAL, corner(2, 'home')));
    const next = changed(first, step(corner(3, 'home')));
    expect(next.statistics).toEqual([{ name: 'corner', home: 2, away: 0 }]);
    const other = changed(next, step(corner(1, 'away'), corner(2, 'home')));
    expect(other.incidents).toEqual([corner(1, 'away'), corner(2, 'home')]);
    expect(other.statistics).toEqual([{ name: 'corner', home: 1, away: 1 }]);
  });

  it('GAME-05 forgets all that was told of a match that is told anew, though nothing is told of it now', () => {
    const statistics = [{ name: 'corner', home: 1, away: 0 }];
    const known = { ...MATCH, statistics, incidents: [GOAL, { ...GOAL, number: 2, kind: 'corner' }] };
    const summary = { ...MATCH, state: 'ENDED' as const, score: { home: 0, away: 0 }, clock: null };
    const corrected = { event: MATCH.id, summary, isAnew: true, incidents: [], markets: [] };
    const next = changed(known, corrected);
    expect(next.incidents).toEqual([]);
    expect(next.statistics).toEqual([{ name: 'corner', home: 0, away: 0 }]);
    expect(next.markets).toEqual([]);
    expect(next.score).toEqual({ home: 0, away: 0 });
  });

  it('GAME-05 takes a new market whole, and an incident that comes twice once', () => {
    const change = {
      event: MATCH.id,
      summary: null,
      isAnew: false,
      incidents: [GOAL],
      markets: [market('nextGoal', { home: 1900 })],
    };
    const next = changed(changed(MATCH, change), change);
    expect(next.incidents).toEqual([GOAL]);
    expect(next.markets.map(({ type }) => type)).toEqual(['matchResult', 'nextGoal']);
    expect(mainMarket(next)?.type).toBe('matchResult');
    const gone = { event: MATCH.id, summary: null, isAnew: false, incidents: [], markets: [market('nextGoal', {})] };
    expect(changed(next, gone).markets.map(({ type }) => type)).toEqual(['matchResult']);
  });
});
