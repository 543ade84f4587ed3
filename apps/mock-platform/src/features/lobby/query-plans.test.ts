import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { createTestWorld } from '../../testing/test-world';
import { contentRepository } from '../content/content.repository';
import { LISTED } from './game-rows';
import { gameRepository } from './lobby.repository';
import { memberGameLists } from './member-game-lists.repository';
import { memberGamesRepository } from './member-games.repository';
import { vendorRepository } from './vendor.repository';
import { vendorCounts } from './vendor-counts.repository';

/** Small tables that are read whole on purpose. */
const READ_WHOLE = /^SCAN (v|game_counts)\b/;
const COUNTS = /FROM game_counts g\b/;
/** The names are read once and kept in memory. */
const NAMES = /FROM games g ORDER BY g\.rank$/;

/** Those of a month, some hundreds, are sorted. */
const SORTED = /released_at > @newSince/;
const isSorting = (detail: string) => detail.includes('TEMP B-TREE');

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
  const bare = text.replace(/@\w+/g, '1').replace(/\?/g, '1');
  return sqlite
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${bare}`)
    .all()
    .map(({ detail }) => detail);
}

describe('lobby and content statements', () => {
  it('LOBBY-11 never read a large table from end to end', async () => {
    const world = createTestWorld({ seed: 'catalogue' });
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
    for (const gameType of [undefined, 'RNG'] as const) {
      for (const hotOnly of [undefined, true]) {
        games.list({ gameType, family: 'dice', hotOnly }, slice);
        games.list({ gameType, family: 'dice', classify: 'ARCADE', hotOnly }, slice);
        games.list({ gameType, newSince: 1, hotOnly }, slice);
        games.list({ gameType, newSince: 1, family: 'dice' }, slice);
        games.list({ gameType, family: 'slot', hotOnly }, slice);
        games.families({ gameType, newSince: 1 });
        games.families({ gameType, vendor: 'OMT', hotOnly });
        games.families({ gameType, classify: 'ARCADE', hotOnly });
      }
    }
    const game = games.find('010001');
    if (game) games.similarTo(game, 12);
    vendorCounts(world)();
    vendorRepository(world).typesOf('OMT');
    const own = memberGamesRepository(world);
    for (const kind of ['favorites', 'recent'] as const)
      memberGameLists(world)(kind, { memberId, gameType: null, vendor: null }, slice);
    own.favoriteIds(memberId);
    contentRepository(world).announcements('B');

    const statements = texts.filter((text) => !text.startsWith('EXPLAIN'));
    expect(statements.length).toBeGreaterThan(40);
    const asked = statements.filter((text) => !NAMES.test(text));
    expect(statements.length - asked.length).toBe(1);
    const sorted = asked.filter(
      (text) => text.includes(LISTED) && !SORTED.test(text) && plansOf(world.sqlite, text).some(isSorting),
    );
    expect(sorted).toEqual([]);
    const scans = asked
      .filter((text) => !COUNTS.test(text))
      .flatMap((text) =>
        plansOf(world.sqlite, text)
          .filter((detail) => detail.startsWith('SCAN') && !READ_WHOLE.test(detail))
          .map((detail) => `${detail}: ${text.replace(/\s+/g, ' ').slice(-160)}`),
      );
    expect(scans).toEqual([]);
    const pages = asked.filter((text) => text.includes(LISTED) && !text.includes('released_at > @newSince'));
    const ofFamily = pages.filter((text) => text.includes("classify <> 'SLOT'"));
    expect(ofFamily.length).toBeGreaterThan(5);
    expect(ofFamily.filter((text) => !plansOf(world.sqlite, text).join().includes('games_family'))).toEqual([]);
    const ofNew = asked.filter((text) => text.includes('released_at > @newSince'));
    expect(ofNew.length).toBeGreaterThan(5);
    expect(ofNew.filter((text) => !plansOf(world.sqlite, text).join().includes('games_released'))).toEqual([]);
  });
});
