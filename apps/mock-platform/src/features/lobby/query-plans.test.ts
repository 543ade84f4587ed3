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
/** The names are read once and kept in memory. */
const NAMES = /FROM games g ORDER BY g\.rank$/;

/** A vendor's games of every type, some hundreds, are sorted. */
const SORTED_BY_VENDOR = /WHERE g\.vendor = @vendor ORDER/;
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
      (text) => text.includes(LISTED) && !SORTED_BY_VENDOR.test(text) && plansOf(world.sqlite, text).some(isSorting),
    );
    expect(sorted).toEqual([]);
    const scans = asked.flatMap((text) =>
      plansOf(world.sqlite, text)
        .filter((detail) => detail.startsWith('SCAN') && !READ_WHOLE.test(detail))
        .map((detail) => `${detail}: ${text.replace(/\s+/g, ' ').slice(-160)}`),
    );
    expect(scans).toEqual([]);
  });
});
