import { Envelope, type GameState, type SpinAnswer } from '@tonalli/contracts/play/slot-shapes';
import { launchGame } from '@tonalli/contracts/play/wire';
import { mintPlayer } from '../../testing/log-in';
import { serveAudited } from '../../testing/stage';
import type { TestPlatform } from '../../testing/test-platform';
import type { World } from '../../world/world';
import type { CatalogueGame } from '../lobby';
import { findGame } from '../lobby';
import { playableGames } from './playable-game';

/** What a call of the game server answered: its value, or its code. */
export interface GameCall<Value> {
  status: number;
  value: Value | undefined;
  code: string | undefined;
}

export interface Player {
  id: string;
  /** The session token of the login. */
  login: string;
  tokenId: string;
}

export interface PlayFixture {
  platform: TestPlatform;
  world: World;
  game: CatalogueGame;
  player(balanceMinor: number, type?: 0 | 4): Promise<Player>;
  /** Launches over the interface. Answers the parts of the URL's fragment, or the code. */
  launch(
    player: Player,
    extra?: { freeTrial?: boolean; game?: CatalogueGame; endOpen?: boolean },
  ): Promise<{ code?: string; url?: URL; token: string }>;
  open(launchToken: string): Promise<GameCall<GameState & { token: string }>>;
  /** Launches and opens. Throws when either fails. */
  enter(player: Player, extra?: { freeTrial?: boolean }): Promise<GameState & { token: string }>;
  spin(token: string, spinId: string, lineStakeMinor?: number): Promise<GameCall<SpinAnswer>>;
  api<Value>(path: string, options?: { token?: string; body?: unknown }): Promise<GameCall<Value>>;
}

/** A platform with the catalogue for the tests of a file, and short ways to do what the web and a game's page do. */
export async function servePlay(): Promise<PlayFixture> {
  const platform = await serveAudited({ seed: 'catalogue' });
  const { world } = platform;
  const game = playableGames(world, 300)
    .map(({ nodeId }) => findGame(world, nodeId))
    .find((candidate) => candidate?.hasTrial);
  if (!game) throw new Error('no game offers a trial');

  const api: PlayFixture['api'] = async (path, { token, body } = {}) => {
    const response = await fetch(`${platform.url}/play/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const envelope = Envelope.parse(await response.json());
    if (!envelope.success) return { status: response.status, value: undefined, code: envelope.code };
    // The caller says what the path answers; tests compare it field by field.
    return { status: response.status, value: envelope.value as never, code: undefined };
  };
  const fixture: PlayFixture = {
    platform,
    world,
    game,
    api,
    async player(balanceMinor, type = 0) {
      const { id, token } = await mintPlayer(world, { balanceMinor, type });
      const row = world.sqlite.prepare<[string], { token_id: string }>(
        'SELECT token_id FROM sessions WHERE member_id = ?',
      );
      return { id, login: token, tokenId: row.get(id)?.token_id ?? '' };
    },
    async launch(player, { freeTrial, endOpen, game: chosen = game } = {}) {
      const { envelope } = await platform.call(
        launchGame,
        {
          nodeId: chosen.nodeId,
          vendor: chosen.vendor,
          gameType: chosen.gameType,
          device: 'WEB',
          backUrl: 'http://localhost:4000/rng',
          ...(freeTrial !== undefined && { freeTrial }),
          ...(endOpen !== undefined && { endOpen }),
        },
        { token: player.login },
      );
      if (!envelope.success) return { code: envelope.code, token: '' };
      const url = new URL((envelope.value as { url: string }).url);
      return { url, token: new URLSearchParams(url.hash.slice(1)).get('launch') ?? '' };
    },
    open: (launch) => api('open', { body: { launch, world: world.name } }),
    async enter(player, extra) {
      const { token, code } = await fixture.launch(player, extra);
      const opened = await fixture.open(token);
      if (!opened.value) throw new Error(`the game did not open: ${code ?? opened.code}`);
      return opened.value;
    },
    spin: (token, spinId, lineStakeMinor = 5) => api('spin', { token, body: { spinId, lineStakeMinor } }),
  };
  return fixture;
}
