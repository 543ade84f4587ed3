import { SportsState } from '@tonalli/contracts/games/sports';
import type { EventSummary, SelectionRef } from '@tonalli/contracts/sports/shapes';
import type { PlacedSlip, SlipForm, SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import { afterEach, expect } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import type { CallResult } from '../../testing/test-platform';
import type { World } from '../../world/world';
import { newToken, sessionToken, tokenHash } from '../play';
import { setFeed } from './feed-of';
import type { MatchFeed, Outcome, SelectionPrice } from './match-feed';

export type Name = keyof typeof SPORTS_BETS_ENDPOINTS;

export const MATCH_MS = 300_000;

const refName = ({ event, type, key, selection }: SelectionRef): string => [event, type, key, selection].join('/');
const side = (id: string) => ({ id, names: { es: id, en: id }, short: id.slice(0, 3).toUpperCase() });

/** Matches that are as a test says. */
export function scriptedFeed() {
  const events = new Map<string, EventSummary>();
  const prices = new Map<string, SelectionPrice>();
  const results = new Map<string, Outcome>();
  const followed = new Set<string>();
  const feed: MatchFeed = {
    priceOf: (_world, of) => prices.get(refName(of)) ?? null,
    eventState: (_world, event) => events.get(event) ?? null,
    resultOf: (_world, of) => results.get(refName(of)) ?? null,
    follow: (_world, event) => void followed.add(event),
  };
  return {
    ...{ feed, followed },
    event(id: string, startsAt: number, now: Partial<EventSummary> = {}): void {
      const league = { id: 'liga', sport: 'football' as const, names: { es: 'Liga', en: 'League' } };
      const of = { id, sport: 'football' as const, league, home: side('aves'), away: side('leones'), startsAt };
      const idle = { state: 'SCHEDULED' as const, score: null, clock: null, takesBets: true, isForced: false };
      events.set(id, { ...of, ...idle, ...now });
    },
    price(of: SelectionRef, price: Partial<SelectionPrice> & { oddsMilli: number }): void {
      const before = prices.get(refName(of));
      const chances = { won: 0.5, halfWon: 0, void: 0, halfLost: 0 };
      const calm = { state: 'OPEN' as const, isInPlay: false, line: null, chances, scoreAtBet: null };
      prices.set(refName(of), { ...calm, ...before, version: (before?.version ?? 0) + 1, ...price });
    },
    close: (of: SelectionRef): void => void prices.delete(refName(of)),
    result: (of: SelectionRef, result: Outcome['result'], voidReason: string | null = null): void =>
      void results.set(refName(of), { result, voidReason }),
  };
}

export type Scripted = ReturnType<typeof scriptedFeed>;

export const codeOf = ({ envelope }: CallResult): string => (envelope.success ? 'OK' : envelope.code);

/** A session of a title of sports, as a launch opens one. */
function enter(world: World, memberId: string, wallet: 'main' | 'trial'): string {
  const tokenId = world.sqlite.prepare<[string], string>('SELECT token_id FROM sessions WHERE member_id = ?').pluck();
  const title = world.sqlite
    .prepare<[], string>("SELECT node_id FROM games WHERE family = 'sports' AND is_open = 1 ORDER BY node_id LIMIT 1")
    .pluck();
  const secret = newToken();
  const now = world.clock.now();
  world.sqlite
    .prepare(
      `INSERT INTO game_sessions (token_hash, member_id, token_id, node_id, wallet, back_url, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, 'http://localhost:4000/', ?, ?)`,
    )
    .run(tokenHash(secret), memberId, tokenId.get(memberId), title.get(), wallet, now, now + 24 * 3_600_000);
  return sessionToken(world, secret);
}

/** A platform whose matches are scripted, a world for each test whose money has to add up. */
const keptStates = (world: World): unknown[] =>
  world.sqlite
    .prepare<[], string>("SELECT state FROM round_progress WHERE family = 'sports'")
    .pluck()
    .all()
    .map((text) => JSON.parse(text));

export async function serveSlips() {
  const stage = await serveWorlds({ seed: 'catalogue' });
  afterEach(() => {
    expect(stage.world.ledger.audit().findings).toEqual([]);
    expect(stage.world.clock.failed()).toEqual([]);
    // What is settled is taken as it was made: it has to be what is read of it later.
    for (const state of keptStates(stage.world)) expect(SportsState.parse(state)).toStrictEqual(state);
  });
  let keys = 0;
  return Object.assign(stage, {
    count: (table: string): number => Number(stage.world.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get()),
    /** Matches are decided, or decided anew. */
    decide(...events: string[]): void {
      const { world } = stage;
      const at = world.clock.now();
      world.transaction(() => {
        for (const event of events) world.tell('sports.decided', { event, at });
      });
      world.clock.advance(1);
    },
    script(): Scripted {
      const scripted = scriptedFeed();
      setFeed(stage.world, scripted.feed);
      return scripted;
    },
    async player(balanceMinor = 1_000_000, wallet: 'main' | 'trial' = 'main') {
      const { world, platform } = stage;
      const { id, token: session } = await mintPlayer(world, { balanceMinor });
      const token = enter(world, id, wallet);
      const call = (name: Name, input: object) => platform.call(SPORTS_BETS_ENDPOINTS[name], input, { token });
      const place = (
        legs: readonly SlipLeg[],
        more: { form?: SlipForm; stakeMinor?: number; key?: string; choice?: string } = {},
      ) => {
        keys += 1;
        const { form = { kind: legs.length > 1 ? 'parlay' : 'singles' }, stakeMinor = 1_000 } = more;
        const slip = { legs: [...legs], form, stakeMinor };
        return call('sports.place', {
          slipKey: more.key ?? `slip-key-${keys}`,
          slip,
          oddsChoice: more.choice ?? 'better',
        });
      };
      return {
        ...{ id, token, call, place },
        /** Of the site, as the account's pages have it. */
        session,
        async placed(...args: Parameters<typeof place>): Promise<PlacedSlip> {
          const { envelope } = await place(...args);
          if (!envelope.success) throw new Error(`refused with ${envelope.code}`);
          return SPORTS_BETS_ENDPOINTS['sports.place'].value.parse(envelope.value);
        },
        slip: (slip: string) => platform.value(SPORTS_BETS_ENDPOINTS['sports.slip'], { slip }, { token }),
        quote: (slip: string) => platform.value(SPORTS_BETS_ENDPOINTS['sports.quote'], { slip }, { token }),
        balance: () => world.ledger.balance(id, wallet === 'trial' ? 'member.trial' : 'member.main'),
      };
    },
  });
}
