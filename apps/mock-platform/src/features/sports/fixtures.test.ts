import { SPORTS } from '@tonalli/contracts/sports/shapes';
import { describe, expect, it } from 'vitest';
import { EVENTS_A_DAY, fixtureNamed, fixturesOf } from './fixtures';

const DAY = '2026-03-02';
const sports = (day: string) => Map.groupBy(fixturesOf(day), ({ league }) => league.sport);

describe('fixtures', () => {
  it('LOBBY-06 are sixty matches a day at least, beside fights', () => {
    const by = sports(DAY);
    const matches = [...by].flatMap(([sport, some]) => (sport === 'cockfight' ? [] : some));
    expect(matches.length).toBeGreaterThanOrEqual(60);
    for (const sport of ['football', 'baseball', 'esports', 'cockfight'] as const)
      expect(by.get(sport)?.length ?? 0, sport).toBeGreaterThanOrEqual(12);
    for (const sport of SPORTS) expect(by.get(sport)?.length ?? 0, sport).toBeGreaterThanOrEqual(6);
  });

  it('LOBBY-06 are named by day and number, and found by that alone', () => {
    const all = fixturesOf(DAY);
    expect(all.map(({ id }) => id).slice(0, 2)).toEqual([`${DAY}-001`, `${DAY}-002`]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(EVENTS_A_DAY);
    for (const one of all) expect(fixtureNamed(one.id)).toEqual(one);
  });

  it.each(['2026-03-02-000', '2026-03-02-157', '2026-02-30-001', '2026-13-01-001', '0000-00-00-001'])(
    'LOBBY-06 have none that is called %s',
    (id) => {
      expect(fixtureNamed(id)).toBeNull();
    },
  );

  it('LOBBY-06 begin one after another within their day', () => {
    const matches = fixturesOf(DAY).filter(({ number }) => number <= 72);
    const gaps = matches.slice(1).map(({ startsAt }, at) => startsAt - (matches[at]?.startsAt ?? 0));
    expect(new Set(gaps)).toEqual(new Set([1_200_000]));
    expect(matches[0]?.startsAt).toBe(Date.parse('2026-03-02T06:00:00Z'));
  });

  it('LOBBY-06 let nobody meet themselves, and everybody meet everybody within some days', () => {
    const met = new Set<string>();
    for (let date = 1; date <= 14; date += 1) {
      for (const { home, away, league } of fixturesOf(`2026-03-${String(date).padStart(2, '0')}`)) {
        expect(home.team.id).not.toBe(away.team.id);
        expect(league.teams).toContain(home.team);
        expect(league.teams).toContain(away.team);
        met.add([home.team.id, away.team.id].sort().join());
      }
    }
    // Fifteen leagues of twelve: 66 pairs each.
    expect(met.size).toBe(15 * 66);
  });

  it('LOBBY-06 do not have a team begin two matches of a league at once', () => {
    for (const [, some] of Map.groupBy(fixturesOf(DAY), ({ startsAt }) => startsAt)) {
      const teams = some.flatMap(({ home, away }) => [home.team.id, away.team.id]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it('LOBBY-06 do not have a team begin a match before its last one is over', () => {
    /** Extra innings are played beyond it; a third map is not. */
    const lasts = new Map<string, number>([
      ['football', 112],
      ['baseball', 140],
      ['esports', 150],
      ['cockfight', 3],
      ['basketball', 150],
      ['tennis', 220],
      ['boxing', 48],
      ['american-football', 200],
    ]);
    const busyUntil = new Map<string, number>();
    const days = Array.from({ length: 28 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
    const all = days.flatMap(fixturesOf).sort((one, other) => one.startsAt - other.startsAt);
    for (const { home, away, league, startsAt, id } of all) {
      for (const { team } of [home, away]) {
        expect(busyUntil.get(team.id) ?? 0, `${team.id} in ${id}`).toBeLessThanOrEqual(startsAt);
        busyUntil.set(team.id, startsAt + (lasts.get(league.sport) ?? 0) * 60_000);
      }
    }
  });
});
