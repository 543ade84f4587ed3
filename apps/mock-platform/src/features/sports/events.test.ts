import { createHash } from 'node:crypto';
import { type EventDetail, SPORTS } from '@tonalli/contracts/sports/shapes';
import { footballMatch } from '@tonalli/sportsbook/matches/football';
import { playTo } from '@tonalli/sportsbook/matches/match';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replayed } from '../../games/sports/page/replay-match';
import { fairDraws } from '../../kernel/fairness';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { eventNamed, priceOf, proofNamed, summarise } from './events';
import { fixturesOf } from './fixtures';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const BEGIN = Date.UTC(2030, 0, 2, 6);
const MINUTE_MS = 60_000;
/** Football, from midnight on; and the first fight. */
const [MATCH, FIGHT] = [`${DAY}-001`, `${DAY}-073`];

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

function at(minutes: number, id = MATCH): EventDetail {
  world.clock.set(BEGIN + minutes * MINUTE_MS);
  const found = eventNamed(world, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const pricesOf = ({ markets }: EventDetail) =>
  new Map(
    markets.flatMap(({ type, key, selections }) =>
      selections.map(({ selection, ...rest }) => [`${type}|${key}|${selection}`, rest] as const),
    ),
  );

describe('matches', () => {
  it('LOBBY-06 are five or more in play at any time', () => {
    for (let minutes = 3; minutes < 1_440; minutes += 61) {
      world.clock.set(BEGIN + minutes * MINUTE_MS);
      const near = ['2030-01-01', DAY].flatMap(fixturesOf).filter(({ startsAt, league }) => {
        const since = world.clock.now() - startsAt;
        return league.sport !== 'cockfight' && since >= 0 && since < 240 * MINUTE_MS;
      });
      const live = near
        .map((one) => summarise(world, one))
        .filter(({ state }) => state === 'LIVE' || state === 'BREAK');
      expect(live.length, `after ${minutes} minutes`).toBeGreaterThanOrEqual(5);
    }
  });

  it('GAME-08 tell nothing that has not happened, and never take back what they told', () => {
    const whole = at(200);
    expect(whole.state).toBe('ENDED');
    for (const minutes of [0, 1, 30, 47, 55, 62, 90, 111]) {
      const { incidents } = at(minutes);
      expect(incidents).toEqual(whole.incidents.slice(0, incidents.length));
      expect(incidents.every((one) => one.at <= world.clock.now())).toBe(true);
    }
  });

  it('GAME-08 commit to a seed beforehand, show it once they are over, and are played again from it', () => {
    world.clock.set(BEGIN - MINUTE_MS);
    const before = proofNamed(world, MATCH);
    expect(before?.serverSeed).toBeNull();
    world.clock.set(BEGIN + 60 * MINUTE_MS);
    expect(proofNamed(world, MATCH)).toEqual(before);
    const { score } = at(200);
    const after = proofNamed(world, MATCH);
    const { serverSeed, clientSeed = '', nonce = 0, expected = {}, engine } = after ?? {};
    expect(engine).toBe('football-1');
    expect(
      createHash('sha256')
        .update(Buffer.from(serverSeed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(before?.seedHash);
    const side = (name: string) => ({ home: expected[`home${name}`] ?? 0, away: expected[`away${name}`] ?? 0 });
    const given = { goals: side('Goals'), corners: side('Corners'), cards: side('Cards') };
    const draws = fairDraws({ serverSeed: serverSeed ?? '', clientSeed, nonce });
    expect(footballMatch.scoreOf(playTo(footballMatch, given, { draws, steps: 1_000 }).story)).toEqual(score);
  });

  it('GAME-08 do not give away by the seed of one that is over what decides another', () => {
    world.clock.set(BEGIN + 200 * MINUTE_MS);
    const seeds = fixturesOf(DAY).map(({ id }) => proofNamed(world, id));
    const shown = seeds.flatMap((proof) => proof?.serverSeed ?? []);
    expect(shown.length).toBeGreaterThan(3);
    const hashes = new Set(seeds.map((proof) => proof?.seedHash));
    expect(hashes.size).toBe(seeds.length);
    for (const seed of shown) {
      let bytes = createHash('sha256').update(Buffer.from(seed, 'hex')).digest();
      for (let links = 0; links < 130; links += 1) {
        bytes = createHash('sha256').update(bytes).digest();
        expect(hashes.has(bytes.toString('hex'))).toBe(false);
      }
    }
  });

  it('GAME-15 have versions that never fall, and change with every price', () => {
    let before = pricesOf(at(-5));
    for (let minutes = 0; minutes < 112; minutes += 8) {
      const now = pricesOf(at(minutes));
      for (const [name, { oddsMilli, version, state }] of now) {
        const last = before.get(name);
        if (!last) continue;
        expect(version).toBeGreaterThanOrEqual(last.version);
        if (oddsMilli !== last.oddsMilli || state !== last.state) expect(version).toBeGreaterThan(last.version);
      }
      before = now;
    }
  });

  it('GAME-15 take no bets right after a goal, and again a minute later unless more happens', () => {
    // Of all matches of the day, some have a goal well before the break.
    const early = fixturesOf(DAY).flatMap(({ id, league, startsAt }) => {
      const after = (steps: number) => at((startsAt - BEGIN) / MINUTE_MS + steps, id);
      const { incidents } = after(league.sport === 'football' ? 200 : 0);
      const goal = incidents.find(({ kind, step }) => kind === 'goal' && step < 35);
      return goal ? [{ after, incidents, goal }] : [];
    });
    const { after, incidents, goal } = early[0] ?? expect.fail('a day without an early goal');
    const right = after(goal.step + 1);
    expect(right.takesBets).toBe(false);
    expect(right.markets.length).toBeGreaterThan(0);
    expect(right.markets.every(({ suspension }) => suspension === 'danger')).toBe(true);
    const quiet = incidents.every(
      ({ step, kind }) => step !== goal.step + 1 || !['goal', 'red', 'danger'].includes(kind),
    );
    expect(after(goal.step + 2).takesBets).toBe(quiet);
  });

  it('GAME-15 have one price, as the match shows it', () => {
    for (const minutes of [-5, 20]) {
      for (const { type, key, line, selections } of at(minutes).markets.filter((_, nth) => nth % 12 === 0)) {
        const [first] = selections;
        if (!first) throw new Error(`${type} ${key} has no selection`);
        const price = priceOf(world, { event: MATCH, type, key, selection: first.selection });
        const { oddsMilli, version, state } = first;
        expect(price).toMatchObject({ oddsMilli, version, state, line, isInPlay: minutes > 0 });
        expect(price?.scoreAtBet === null).toBe(minutes < 0);
      }
    }
  });

  it('GAME-15 have no price for what is not offered', () => {
    const of = { event: MATCH, type: 'matchResult', key: 'match', selection: 'home' };
    at(20);
    expect(priceOf(world, of)).not.toBeNull();
    for (const wrong of [{ event: `${DAY}-999` }, { type: 'winner' }, { key: 'half3' }, { selection: 'toString' }])
      expect(priceOf(world, { ...of, ...wrong })).toBeNull();
    at(200);
    expect(priceOf(world, of)).toBeNull();
  });

  it('GAME-15 offer nothing once they are over', () => {
    expect(at(200)).toMatchObject({ state: 'ENDED', takesBets: false, markets: [], clock: null });
  });

  it('GAME-15 of birds are bet on until they begin, and pay a draw eleven to one', () => {
    const before = at(-1, FIGHT);
    expect(before.markets.map(({ type }) => type)).toEqual(['corner', 'draw']);
    expect(before.markets[1]?.selections[0]).toMatchObject({ oddsMilli: 12_000, state: 'OPEN' });
    expect(at(1, FIGHT)).toMatchObject({ state: 'LIVE', takesBets: false, incidents: [] });
    expect(at(4, FIGHT)).toMatchObject({ state: 'ENDED', markets: [] });
  });

  it('LOBBY-06 leave no row behind that nobody bets on', () => {
    at(60);
    const rows = () => Number(world.sqlite.prepare('SELECT total_changes()').pluck().get());
    const before = rows();
    for (const { id } of fixturesOf(DAY).slice(0, 5)) eventNamed(world, id);
    expect(rows()).toBe(before);
  });

  it('LOBBY-06 are none under a name that no day has', () => {
    expect(eventNamed(world, `${DAY}-999`)).toBeNull();
    expect(proofNamed(world, '2030-02-31-001')).toBeNull();
  });
});

describe('matches of every sport', () => {
  it.each(SPORTS)('GAME-08 GAME-12 of %s are played again from their proof, in the code of the page', (sport) => {
    const { id, startsAt } = fixturesOf(DAY).find(({ league }) => league.sport === sport) ?? expect.fail('no match');
    const before = at((startsAt - BEGIN) / MINUTE_MS - 1, id);
    expect(before.markets.length).toBeGreaterThan(1);
    const { score, incidents, state } = at((startsAt - BEGIN) / MINUTE_MS + 600, id);
    expect([state, incidents.at(-1)?.kind]).toEqual(['ENDED', sport === 'cockfight' ? 'fight' : 'end']);
    expect(incidents.at(-1)?.score).toEqual(score);
    const proof = proofNamed(world, id) ?? expect.fail('no proof');
    expect(replayed(proof)).toEqual({ isOfHash: true, score });
  });
});
