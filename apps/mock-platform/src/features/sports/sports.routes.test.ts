import type { EventDetail, SportsMarket } from '@tonalli/contracts/sports/shapes';
import { SPORTS_ENDPOINTS } from '@tonalli/contracts/sports/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { newToken, playableGames, sessionToken, tokenHash } from '../play';
import { UNCHANGED } from './change';
import { sportsRepository } from './sports.repository';

type Name = keyof typeof SPORTS_ENDPOINTS;

const stage = await serveWorlds({ seed: 'catalogue' });
const MINUTE_MS = 60_000;

let token: string;
/** Midnight of the operator's day after the next, from which all matches are counted here, and that day. */
let begin: number;
let day: string;
beforeEach(() => {
  const now = stage.world.clock.now();
  const next = new Date(now + 48 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  day = next;
  begin = Date.parse(`${next}T06:00:00Z`);
});

/** Somebody with a game open, as a launch opens one. */
async function newPlayer(): Promise<string> {
  const { world } = stage;
  const { id } = await mintPlayer(world, { balanceMinor: 1_000 });
  const session = world.sqlite.prepare('SELECT token_id FROM sessions WHERE member_id = ?').pluck().get(id);
  const [game] = playableGames(world, 1);
  const [secret, now] = [newToken(), world.clock.now()];
  world.sqlite
    .prepare(
      `INSERT INTO game_sessions (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
       VALUES (?, ?, ?, ?, 'main', 'http://localhost:4000/', ?, ?)`,
    )
    .run(tokenHash(secret), id, session, game?.nodeId, now, now + 30 * 24 * 60 * MINUTE_MS);
  return sessionToken(world, secret);
}

const call = (name: Name, input: object, as = token) =>
  stage.platform.call(SPORTS_ENDPOINTS[name], input, { token: as });
async function code(name: Name, input: object): Promise<string> {
  const { envelope } = await call(name, input);
  return envelope.success ? 'OK' : envelope.code;
}
const ask = <One extends Name>(name: One, input: object, as = token) =>
  stage.platform.value(SPORTS_ENDPOINTS[name], input, { token: as });
/** Whoever asks comes anew: nobody's login lasts through a match that nobody looks at. */
async function at(minutes: number): Promise<void> {
  stage.world.clock.set(begin + minutes * MINUTE_MS);
  token = await newPlayer();
}

describe('sports', () => {
  it('LOBBY-06 list a day, those in play first, then by their hour', async () => {
    await at(300);
    const { content, now } = await ask('sports.fixtures', {});
    expect(now).toBe(begin + 300 * MINUTE_MS);
    expect(content.length).toBeGreaterThanOrEqual(60);
    const inPlay = content.map(({ state }) => state === 'LIVE' || state === 'BREAK');
    expect(inPlay.lastIndexOf(true)).toBe(inPlay.filter(Boolean).length - 1);
    const hours = content.filter((_, nth) => !inPlay[nth]).map(({ startsAt }) => startsAt);
    expect(hours).toEqual([...hours].sort((one, other) => one - other));
    const live = await ask('sports.live', {});
    const before = content.filter((_, nth) => inPlay[nth]).map(({ id }) => id);
    expect(live.content.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    expect(live.content.length).toBeGreaterThanOrEqual(5);
  });

  it('LOBBY-06 list by sport and league', async () => {
    await at(0);
    const { content } = await ask('sports.fixtures', { sport: 'baseball' });
    expect(new Set(content.map(({ sport }) => sport))).toEqual(new Set(['baseball']));
    const league = content[0]?.league.id ?? '';
    const of = await ask('sports.fixtures', { day, league });
    expect(of.content.length).toBeGreaterThan(0);
    expect(of.content.every((one) => one.league.id === league)).toBe(true);
    expect((await ask('sports.live', { sport: 'baseball' })).content.every(({ sport }) => sport === 'baseball')).toBe(
      true,
    );
  });

  it('LOBBY-06 list from yesterday to six days ahead, and no other day', async () => {
    await at(10);
    const dayAt = (days: number) => new Date(begin + days * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
    for (const days of [-1, 6]) expect((await ask('sports.fixtures', { day: dayAt(days) })).day).toBe(dayAt(days));
    for (const wrong of [dayAt(-2), dayAt(7), '2030-02-31', '9999-99-99'])
      expect(await code('sports.fixtures', { day: wrong })).toBe('INVALID_REQUEST');
  });

  it('LOBBY-06 find teams whatever their accents and capitals, in play or to come', async () => {
    await at(300);
    const [first] = (await ask('sports.live', { sport: 'football' })).content;
    const name = first?.home.names.es ?? '';
    const { content } = await ask('sports.search', { text: name.toUpperCase() });
    expect(content.length).toBeGreaterThan(0);
    expect(content.length).toBeLessThanOrEqual(20);
    expect(content.map(({ id }) => id)).toContain(first?.id);
    for (const { home, away, state } of content) {
      expect([home.names.es, away.names.es]).toContain(name);
      expect(state).not.toBe('ENDED');
    }
    expect((await ask('sports.search', { text: 'zzzz' })).content).toEqual([]);
    expect(await code('sports.search', { text: 'a' })).toBe('INVALID_REQUEST');
  });

  it('GAME-15 name a match that no day has', async () => {
    await at(0);
    for (const event of [`${day}-999`, '2030-02-31-001']) {
      expect(await code('sports.event', { event })).toBe('EVENT_NOT_FOUND');
      expect(await code('sports.verify', { event })).toBe('EVENT_NOT_FOUND');
      expect(await code('sports.changes', { events: event, after: '0' })).toBe('EVENT_NOT_FOUND');
    }
    expect(await code('sports.event', { event: 'x' })).toBe('INVALID_REQUEST');
  });

  it('GAME-15 tell what changed, and from that alone a page knows all', async () => {
    const event = `${day}-001`;
    await at(19);
    let page: EventDetail = (await ask('sports.event', { event })).event;
    let { cursor } = await ask('sports.changes', { events: event, after: '999999999' });
    for (const minutes of [19.5, 20, 22, 26, 30, 30.5]) {
      await at(minutes);
      const answer = await ask('sports.changes', { events: `${event},${event}`, after: String(cursor) });
      expect(answer.isStale).toBe(false);
      if (minutes % 1 !== 0) expect(answer.content).toEqual([]);
      cursor = answer.cursor;
      for (const { summary, isAnew, incidents, markets } of answer.content) {
        expect(isAnew).toBe(false);
        page = {
          ...page,
          ...summary,
          incidents: [...page.incidents, ...incidents],
          markets: merge(page.markets, markets),
        };
      }
      const { event: whole } = await ask('sports.event', { event });
      expect(page.incidents).toEqual(whole.incidents);
      expect({ score: page.score, clock: page.clock, takesBets: page.takesBets }).toEqual({
        score: whole.score,
        clock: whole.clock,
        takesBets: whole.takesBets,
      });
      expect(odds(page.markets)).toEqual(odds(whole.markets));
    }
  });

  it('GAME-14 GAME-15 send the selections whose price or state changed, and no other', async () => {
    const event = `${day}-001`;
    await at(20);
    let before: EventDetail = (await ask('sports.event', { event })).event;
    let { cursor } = await ask('sports.changes', { events: event, after: '999999999' });
    const all = before.markets.flatMap(({ selections }) => selections).length;
    let [sent, calm] = [0, 0];
    for (let minutes = 20.25; minutes < 40; minutes += 0.25) {
      await at(minutes);
      const { content, cursor: next } = await ask('sports.changes', { events: event, after: String(cursor) });
      cursor = next;
      const { event: now } = await ask('sports.event', { event });
      const known = new Map(before.markets.map((market) => [nameOf(market), market]));
      const told = content.flatMap(({ markets }) => markets);
      const isAsBefore = (market: SportsMarket) => known.get(nameOf(market))?.suspension === market.suspension;
      for (const market of told.filter(isAsBefore))
        for (const { selection, oddsMilli, state } of market.selections) {
          const was = known.get(nameOf(market))?.selections.find((one) => one.selection === selection);
          expect([was?.oddsMilli, was?.state]).not.toEqual([oddsMilli, state]);
          sent += 1;
        }
      // What is not told of is as it was.
      const names = new Set(told.map(nameOf));
      for (const market of now.markets.filter((one) => !names.has(nameOf(one))))
        expect(odds([market])).toEqual(odds([known.get(nameOf(market)) ?? market]));
      if (JSON.stringify(odds(now.markets)) === JSON.stringify(odds(before.markets))) {
        expect(told).toEqual([]);
        calm += 1;
      }
      before = now;
    }
    // Between two minutes nothing moves, and from one to the next not all does.
    expect(calm).toBeGreaterThan(40);
    expect([sent > 0, sent < (80 - calm) * all]).toEqual([true, true]);
  });

  it('GAME-15 have the page read anew after five minutes, or what testers changed', async () => {
    const event = `${day}-001`;
    await at(10);
    const { cursor } = await ask('sports.changes', { events: event, after: '0' });
    await at(15.1);
    expect(await ask('sports.changes', { events: event, after: String(cursor) })).toMatchObject({
      isStale: true,
      content: [],
    });
    await at(12);
    const changedAt = stage.world.clock.now() - 1;
    sportsRepository(stage.world).change(event, { ...UNCHANGED, times: 1, changedAt, oddsPercent: 200 });
    const { content } = await ask('sports.changes', { events: event, after: String(cursor) });
    expect(odds(content[0]?.markets ?? [])).toEqual(odds((await ask('sports.event', { event })).event.markets));
  });

  it('GAME-15 QA-08 tell a corrected or abandoned match anew, so that nothing stays of what was told before', async () => {
    const event = `${day}-001`;
    await at(40);
    const { cursor } = await ask('sports.changes', { events: event, after: '0' });
    const changedAt = stage.world.clock.now();
    sportsRepository(stage.world).change(event, { ...UNCHANGED, times: 1, changedAt, brokenOffAt: changedAt });
    await at(40.5);
    const { content, cursor: next } = await ask('sports.changes', { events: event, after: String(cursor) });
    const { event: whole } = await ask('sports.event', { event });
    expect(whole).toMatchObject({ state: 'ABANDONED', markets: [] });
    expect(content).toMatchObject([{ isAnew: true, incidents: whole.incidents, markets: [] }]);
    expect((await ask('sports.changes', { events: event, after: String(next) })).content).toEqual([]);
  });

  it('GAME-08 show to anybody what decides a match', async () => {
    await at(-1);
    const before = await ask('sports.verify', { event: `${day}-001`, world: stage.world.name });
    expect(before.serverSeed).toBeNull();
    await at(200);
    const after = await ask('sports.verify', { event: `${day}-001`, world: stage.world.name });
    expect(after).toMatchObject({ seedHash: before.seedHash, isForced: false, engine: 'football-1' });
    expect(after.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('LOBBY-06 keep favourite teams in the order in which they were chosen, for each player', async () => {
    await at(0);
    const [one, other] = (await ask('sports.fixtures', {})).content.flatMap(({ home }) => home.id);
    const choose = (team: string | undefined, isFavourite: boolean) => ask('sports.favourite', { team, isFavourite });
    await choose(other, true);
    await choose(one, true);
    expect(await choose(other, true)).toEqual({ teams: [other, one] });
    expect((await ask('sports.favourites', {}, await newPlayer())).teams).toEqual([]);
    expect(await choose(other, false)).toEqual({ teams: [one] });
    expect(await choose(other, false)).toEqual({ teams: [one] });
    expect(await ask('sports.favourites', {})).toEqual({ teams: [one] });
    expect(await code('sports.favourite', { team: 'of-nobody', isFavourite: true })).toBe('NOT_FOUND');
  });

  it('LOBBY-06 keep fifty favourite teams and no more', async () => {
    await at(0);
    const teams = new Set((await ask('sports.fixtures', {})).content.flatMap(({ home, away }) => [home.id, away.id]));
    const [last, ...fifty] = [...teams].slice(0, 51);
    for (const team of fifty) await ask('sports.favourite', { team, isFavourite: true });
    expect(await code('sports.favourite', { team: last, isFavourite: true })).toBe('INVALID_REQUEST');
    expect((await ask('sports.favourites', {})).teams).toEqual(fifty);
    expect(await code('sports.favourite', { team: fifty[0], isFavourite: true })).toBe('OK');
  });
});

const nameOf = ({ type, key }: SportsMarket) => `${type}/${key}`;

/** As a page does it. */
function merge(markets: readonly SportsMarket[], changes: readonly SportsMarket[]): SportsMarket[] {
  const by = new Map(markets.map((market) => [nameOf(market), market]));
  for (const change of changes) {
    const known = by.get(nameOf(change));
    const selections = new Map([...(known?.selections ?? []), ...change.selections].map((one) => [one.selection, one]));
    if (change.selections.length === 0) by.delete(nameOf(change));
    else by.set(nameOf(change), { ...change, selections: [...selections.values()] });
  }
  return [...by.values()];
}

const odds = (markets: readonly SportsMarket[]) =>
  Object.fromEntries(
    markets.flatMap((market) =>
      market.selections
        .filter(({ state }) => state !== 'CLOSED')
        .map(({ selection, oddsMilli, state }) => [`${nameOf(market)}/${selection}`, [oddsMilli, state]]),
    ),
  );
