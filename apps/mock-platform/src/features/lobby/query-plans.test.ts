import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { createTestWorld, mintMember } from '../../testing';
import { contentRepository } from '../content/content.repository';
import { gameRepository } from './lobby.repository';
import { seedLobby } from './lobby.seed';
import { memberGamesRepository } from './member-games.repository';
import { vendorRepository } from './vendor.repository';

/** Small tables that are read whole on purpose. The vocabulary is read once and kept. */
const READ_WHOLE = /^SCAN (v|games_terms)\b/;
/** The search index is asked by its own plan. */
const SEARCH_INDEX = /^SCAN games_fts VIRTUAL TABLE INDEX \d+:M/;

/** Keeps the text of every statement that is prepared from now on. */
function recordStatements(sqlite: Database): string[] {
  const texts: string[] = [];
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = ((text: string) => {
    texts.push(text);
    return prepare(text);
  }) as Database['prepare'];
  return texts;
}

function plansOf(sqlite: Database, text: string): string[] {
  // What stands for a parameter makes no difference to these plans.
  const bare = text
    .replace(/@\w+/g, '1')
    .replace(/\?/g, '1')
    .replace(/MATCH 1/, "MATCH 'x'");
  return sqlite
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${bare}`)
    .all()
    .map(({ detail }) => detail);
}

describe('lobby and content statements', () => {
  it('LOBBY-11 never read a large table from end to end', async () => {
    const world = createTestWorld();
    seedLobby(world);
    const { id: memberId } = await mintMember(world);
    const texts = recordStatements(world.sqlite);
    const games = gameRepository(world);
    const slice = { limit: 18, offset: 0 };
    for (const gameType of [undefined, 'RNG'] as const) {
      for (const vendor of [undefined, 'OMT']) {
        for (const classify of [undefined, 'SLOT'] as const) {
          for (const hotOnly of [undefined, true]) {
            const filter = { gameType, vendor, classify, hotOnly };
            // A class alone is asked for by nobody: classes are those of a type.
            if (classify && !gameType) continue;
            games.list(filter, slice);
            games.search({ filter, text: 'piramde', language: 'ES' }, slice);
          }
        }
      }
    }
    games.list({ minLines: 20 }, slice);
    games.find('010001');
    vendorRepository(world).counts();
    vendorRepository(world).typesOf('OMT');
    const own = memberGamesRepository(world);
    own.list('favorites', { memberId, gameType: null, vendor: null }, slice);
    own.list('recent', { memberId, gameType: null, vendor: null }, slice);
    own.favoriteIds(memberId);
    contentRepository(world).announcements('B');

    const statements = texts.filter((text) => !text.startsWith('EXPLAIN'));
    expect(statements.length).toBeGreaterThan(40);
    const scans = statements.flatMap((text) =>
      plansOf(world.sqlite, text)
        .filter((detail) => detail.startsWith('SCAN') && !READ_WHOLE.test(detail) && !SEARCH_INDEX.test(detail))
        .map((detail) => `${detail}: ${text.replace(/\s+/g, ' ').slice(-160)}`),
    );
    expect(scans).toEqual([]);
  });
});
