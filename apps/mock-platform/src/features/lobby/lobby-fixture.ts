import type { TokenNeed } from '@tonalli/contracts/endpoint';
import { createRandom } from '../../kernel/random';
import { TEMPLATE_SEED } from '../../testing/templates';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { SessionMember, VerbContext } from '../../transport/verb';
import type { World } from '../../world/world';
import { buildCatalogue, type CatalogueGame } from './catalogue/build-catalogue';

export interface LobbyFixture {
  readonly world: World;
  /** The games of the world as they were made, most popular first. */
  readonly catalogue: readonly CatalogueGame[];
  /** What a verb of the lobby is called with; `member` null for a visitor. */
  contextOf<Token extends TokenNeed>(member: VerbContext<Token>['member']): VerbContext<Token>;
}

/** A world with nothing but the catalogue, for tests of the lobby. */
export function createLobby(): LobbyFixture {
  const world = createTestWorld({ seed: 'catalogue' });
  return {
    world,
    catalogue: buildCatalogue(createRandom(TEMPLATE_SEED).fork('catalogue')),
    contextOf: (member) => contextOf(world, member),
  };
}

/** A member who is logged in. */
export const asMember = (id: string): SessionMember => ({
  id,
  username: id,
  account: id,
  nickname: id,
  type: 0,
  tokenId: `t-${id}`,
});
