import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { placeSummary } from '../../emulator/summary-bet';
import { keepBreak } from '../../people/player-protection';
import { plansOf } from '../../testing/query-plans';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { prove } from '../promotions/promotions-fixture';
import { announceRanking } from './announce-ranking';
import { countRounds, recountRound } from './count-rounds';
import { announceTournament, closeTournament, joinRace } from './run-tournament';
import { placesOf, prizesOf, scoreOf } from './score';
import { entriesRepository, tournamentsRepository } from './tournaments.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: OpenWorld;
let ana: string;
let bo: string;
let eva: string;
beforeEach(async () => {
  world = createTestWorld();
  world.clock.freeze();
  const minted = await Promise.all([1, 2, 3].map(() => mintMember(world, { balanceMinor: 1_000_000 })));
  [ana = '', bo = '', eva = ''] = minted.map(({ id }) => id);
});
afterEach(() => {
  expect(world.clock.failed()).toEqual([]);
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const announce = (change: { bestOf?: number; roundsMax?: number; repeats?: boolean; startsIn?: number } = {}) => {
  const { startsIn = 0, ...rules } = change;
  const startsAt = world.clock.now() + startsIn;
  const given = { bestOf: 1, roundsMax: 50, repeats: false, minStakeMinor: 100, gameTypes: ['RNG' as const], ...rules };
  const period = { startsAt, endsAt: startsAt + DAY_MS, titleEs: 'Torneo', titleEn: 'Tournament' };
  return world.transaction(() => announceTournament(world, { ...given, ...period, prizesMinor: [500, 300, 200] })).id;
};
const join = (id: number, ...members: string[]) =>
  world.transaction(() => {
    for (const member of members) joinRace(world, id, member);
  });
let made = 0;
const game = { nodeId: '000001', vendor: 'OMT', gameType: 'RNG' as const };
const bet = (memberId: string, stakeMinor: number, payoutMinor: number) => {
  made += 1;
  const roundId = `tour-${made}`;
  placeSummary(world, { roundId, memberId, game, stakeMinor, payoutMinor, at: world.clock.now() });
  world.clock.advance(1_000);
};
const close = (id: number) => world.transaction(() => closeTournament(world, id));
const own = (id: number, memberId: string) => entriesRepository(world).own(id, memberId);
const rewards = () =>
  world.sqlite.prepare(
    "SELECT member_id, reward ->> 'amountMinor' FROM rewards WHERE source = 'tournament' ORDER BY id",
  );
const refusal = (code: string) => expect.objectContaining({ code });

describe('a tournament', () => {
  it('PROMO-07 ranks by the best multiple, whatever is staked and however often', () => {
    const id = announce();
    join(id, ana, bo);
    bet(ana, 100, 1_000);
    for (let time = 0; time < 10; time += 1) bet(bo, 50_000, 60_000);
    expect([own(id, ana)?.score, own(id, bo)?.score]).toEqual([1_000, 120]);
    close(id);
    expect(rewards().raw().all()).toEqual([
      [ana, 500],
      [bo, 300],
    ]);
  });

  it('PROMO-07 adds up the best k, and counts no more rounds than it says', () => {
    const id = announce({ bestOf: 2, roundsMax: 4 });
    join(id, ana);
    for (const payout of [300, 0, 500, 450, 90_000]) bet(ana, 100, payout);
    expect(own(id, ana)).toMatchObject({ score: 950, rounds: 4 });
  });

  it('PROMO-07 counts only from joining on, within its period, from the least stake on', () => {
    const id = announce({ startsIn: HOUR_MS });
    join(id, ana);
    bet(ana, 100, 900);
    world.clock.advance(HOUR_MS);
    bet(bo, 100, 900);
    join(id, bo);
    bet(bo, 100, 300);
    bet(ana, 99, 9_000);
    bet(ana, 100, 200);
    expect([own(id, ana), own(id, bo)]).toMatchObject([{ score: 200 }, { score: 300 }]);
  });

  it('PROMO-07 does not count a round that was bet before joining and decided after', () => {
    const id = announce();
    const placedAt = world.clock.now();
    world.clock.advance(1_000);
    join(id, ana);
    const round = {
      memberId: ana,
      nodeId: '000001',
      gameType: 'RNG',
      stakeMinor: 100,
      payoutMinor: 900,
      validMinor: 100,
    } as const;
    const at = world.clock.now();
    world.transaction(() => countRounds(world, [{ ...round, roundId: 'before', placedAt, at }]));
    expect(own(id, ana)).toMatchObject({ score: 0, rounds: 0 });
    bet(ana, 100, 900);
    expect(own(id, ana)).toMatchObject({ score: 900, rounds: 1 });
  });

  it('PROMO-07 begins again as it is closed, for as long as before', () => {
    const id = announce({ repeats: true });
    world.clock.advance(HOUR_MS);
    close(id);
    const next = tournamentsRepository(world)
      .recent(0)
      .find((each) => each.id !== id);
    const startsAt = world.clock.now();
    expect(next).toMatchObject({ startsAt, endsAt: startsAt + DAY_MS, closedAt: null, players: 0 });
  });

  it('PROMO-07 counts what is settled before its end, and nothing at it', () => {
    const id = announce();
    join(id, ana);
    const endsAt = world.clock.now() + DAY_MS;
    const settledAt = (at: number, payoutMinor: number) =>
      placeSummary(world, { roundId: `at-${at}`, memberId: ana, game, stakeMinor: 100, payoutMinor, at });
    settledAt(endsAt - 1, 300);
    settledAt(endsAt, 900);
    expect(own(id, ana)).toMatchObject({ score: 300, rounds: 1 });
  });

  it('PROMO-07 tells equal scores apart by who was first, and gives prizes once as it closes, through a jump', () => {
    const id = announce({ repeats: true });
    join(id, ana, bo, eva);
    bet(bo, 100, 500);
    bet(ana, 200, 1_000);
    world.clock.advance(3 * DAY_MS);
    expect(() => close(id)).toThrow(refusal('PROMOTION_CLOSED'));
    expect(rewards().raw().all()).toEqual([
      [bo, 500],
      [ana, 300],
    ]);
    expect([own(id, bo)?.place, own(id, ana)?.place, own(id, eva)?.place]).toEqual([1, 2, null]);
    const count = world.sqlite.prepare(
      "SELECT count(*) FROM tournaments WHERE title_es = 'Torneo' AND closed_at IS NULL",
    );
    expect(count.pluck().get()).toBe(1);
  });

  it('RG-03 is left by who excludes themself, and those behind move up', () => {
    const id = announce();
    join(id, ana, bo);
    bet(ana, 100, 900);
    bet(bo, 100, 200);
    startBreak(world, ana, '6m');
    close(id);
    expect(rewards().raw().all()).toEqual([[bo, 500]]);
    expect(() => join(id, ana)).toThrow(refusal('PROMOTION_CLOSED'));
  });

  it('RG-03 PROMO-07 holds the prize of who is on a time-out back until it is over, and gives it once', () => {
    const id = announce();
    join(id, ana, bo);
    bet(ana, 100, 900);
    bet(bo, 100, 200);
    startBreak(world, ana, '24h');
    close(id);
    expect(rewards().raw().all()).toEqual([[bo, 300]]);
    expect(own(id, ana)).toMatchObject({ place: 1, prizeMinor: 500, rewardId: null });
    startBreak(world, ana, '7d');
    world.clock.advance(2 * DAY_MS);
    expect(rewards().raw().all()).toHaveLength(1);
    world.clock.advance(6 * DAY_MS);
    expect(rewards().raw().all()).toEqual([
      [bo, 300],
      [ana, 500],
    ]);
  });

  it('RG-03 gives nothing of what was held back to who excludes themself meanwhile', () => {
    const id = announce();
    join(id, ana);
    bet(ana, 100, 900);
    startBreak(world, ana, '24h');
    close(id);
    startBreak(world, ana, '6m');
    world.clock.advance(400 * DAY_MS);
    expect(rewards().raw().all()).toEqual([]);
    expect(own(id, ana)).toMatchObject({ place: 1, prizeMinor: 0 });
  });

  it('PROMO-07 moves those behind up where nothing may be given, so that all of the pool is', () => {
    const id = announce();
    join(id, ana, bo, eva);
    for (const [member, payout] of [
      [ana, 900],
      [bo, 500],
      [eva, 200],
    ] as const)
      bet(member, 100, payout);
    keepBreak(world, ana, { kind: 'SELF_EXCLUSION', from: 0, until: null });
    close(id);
    expect(rewards().raw().all()).toEqual([
      [bo, 500],
      [eva, 300],
    ]);
    expect(own(id, ana)).toMatchObject({ place: null, leftAt: world.clock.now() });
    expect(tournamentsRepository(world).find(id)?.players).toBe(2);
  });

  it('PROMO-07 says a place among many by ranges of an index, the same as by sorting all of them', () => {
    const id = announce();
    const add = world.sqlite.prepare(
      `INSERT INTO tournament_entries (tournament_id, member_id, joined_at, score, reached_at, rounds, left_at)
       VALUES (?, 'R' || ?, 0, ?, ?, ?, ?)`,
    );
    // Few different values, so that many are alike in one, two or all of them.
    for (let n = 0; n < 500; n += 1) add.run(id, n, (n * 7) % 23, (n * 5) % 11, (n * 3) % 4, n % 17 === 0 ? 1 : null);
    world.sqlite.exec(
      'UPDATE tournaments SET players = (SELECT count(*) FROM tournament_entries WHERE left_at IS NULL)',
    );
    const store = entriesRepository(world);
    const expected = placesOf(store.ranked(id), [500, 300, 200]);
    expect(expected.length).toBeGreaterThan(400);
    for (const { racer, place } of expected) expect(store.countAhead(racer) + 1).toBe(place);
    const shown = placesOf(store.first(id, 10), [500, 300, 200]);
    expect(shown).toEqual(expected.slice(0, shown.length));
    world.sqlite.exec('DELETE FROM tournament_entries; UPDATE tournaments SET players = 0');
  });

  it('PROMO-07 reads rankings in the order of their index, and sorts none', () => {
    const plans = [...plansOf(world.sqlite, () => void entriesRepository(world))];
    const rankings = plans.filter(([text]) => text.includes('"score" > 0'));
    expect(rankings).toHaveLength(6);
    for (const [, steps] of rankings)
      expect(steps).toMatch(/^SEARCH .* INDEX tournament_entries_ranking \(tournament_id=/);
    expect(rankings.map(([, steps]) => steps).join()).not.toContain('TEMP B-TREE');
    const ranges = rankings.map(([, steps]) => /\(tournament_id=\? AND (.*)\)$/.exec(steps)?.[1]);
    expect(ranges).toEqual([
      'score>?', // all
      'score>?', // the first
      'score=? AND reached_at=? AND rounds=?',
      'score>?',
      'score=? AND reached_at<?',
      'score=? AND reached_at=? AND rounds<?',
    ]);
  });

  it('PROMO-07 tells of what changes within a second of the news, too, as that second ends', () => {
    const heard: string[] = [];
    world.events.subscribe(({ type }) => heard.push(type));
    world.clock.resume();
    for (let time = 0; time < 2; time += 1) world.transaction(() => announceRanking(world));
    world.clock.advance(1_000);
    expect(heard.filter((type) => type === 'tournaments')).toHaveLength(2);
  });

  it('PROMO-07 PROMO-08 is joined once, by one of those who share an e-mail, and not once it is over', () => {
    const id = announce();
    for (const member of [ana, bo]) prove(world, member, 'familia@correo.example');
    join(id, ana, ana);
    expect(tournamentsRepository(world).find(id)?.players).toBe(1);
    expect(() => join(id, bo)).toThrow(refusal('PROMOTION_TAKEN'));
    expect(() => join(id + 99, eva)).toThrow(refusal('NOT_FOUND'));
    world.clock.advance(DAY_MS);
    expect(() => join(id, eva)).toThrow(refusal('PROMOTION_CLOSED'));
  });

  it('PROMO-07 scores a corrected bet anew', () => {
    const id = announce();
    join(id, ana);
    bet(ana, 100, 900);
    const delta = { memberId: ana, roundId: `tour-${made}`, gameType: 'RNG', validDeltaMinor: 0 } as const;
    const at = world.clock.now();
    world.transaction(() => recountRound(world, { ...delta, payoutDeltaMinor: -650, placedAt: at, at }));
    expect(own(id, ana)?.score).toBe(250);
  });

  it('PROMO-07 shares the prizes of places that nothing tells apart, to the centavo', () => {
    const racer = (id: number, change: object = {}) => ({ id, score: 500, reachedAt: 10, rounds: 3, ...change });
    const placed = placesOf([racer(1), racer(2), racer(3, { rounds: 2 }), racer(4, { score: 0 })], [100, 51, 20]);
    expect(placed.map(({ racer: { id }, place, prizeMinor }) => [id, place, prizeMinor])).toEqual([
      [3, 1, 100],
      [1, 2, 36],
      [2, 2, 35],
    ]);
  });

  it('PROMO-07 shares a pool out exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 60 }), (pool, places) => {
        const share = Math.floor(10_000 / places);
        const shares = Array.from({ length: places }, (_, index) =>
          index === 0 ? 10_000 - share * (places - 1) : share,
        );
        expect(prizesOf(pool, shares).reduce((sum, prize) => sum + prize, 0)).toBe(pool);
      }),
    );
    expect(prizesOf(1_000, [3_333, 3_333, 3_334])).toEqual([333, 333, 334]);
  });

  it('PROMO-07 reaches a score with the last of the rounds that make it up', () => {
    const round = (id: number, payoutMinor: number, at: number) => ({
      ...{ id, payoutMinor, at },
      ...{ entryId: 1, roundId: `${id}`, stakeMinor: 3 },
    });
    expect(scoreOf([round(1, 10, 1), round(2, 10, 2), round(3, 10, 3)], 2)).toEqual({ score: 666, reachedAt: 2 });
    expect(scoreOf([round(1, 0, 1)], 2)).toEqual({ score: 0, reachedAt: null });
  });

  it('QA-09 finds a score that its rounds do not make up', () => {
    const id = announce();
    join(id, ana);
    bet(ana, 100, 900);
    world.sqlite.exec('UPDATE tournament_entries SET score = 901');
    expect(world.ledger.audit().findings).toHaveLength(1);
    world.sqlite.exec('UPDATE tournament_entries SET score = 900');
  });
});
