import { launchGame } from '@tonalli/contracts/play/wire';
import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import { findGame } from '../features/lobby';
import { playableGames } from '../features/play';
import type { TestPlatform } from './test-platform';

/** Launches a game with the token of a login and opens it; the token of its session. Throws without a catalogue. */
export async function enterGame(platform: TestPlatform, login: string): Promise<string> {
  const { world } = platform;
  const game = playableGames(world, 300)
    .map(({ nodeId }) => findGame(world, nodeId))
    .find((candidate) => candidate?.hasTrial);
  if (!game) throw new Error('no game offers a trial');
  const { nodeId, vendor, gameType } = game;
  const request = { nodeId, vendor, gameType, device: 'WEB', backUrl: 'http://localhost:4000/rng' };
  const { url } = await platform.value(launchGame, request, { token: login });
  const launch = new URLSearchParams(new URL(url).hash.slice(1)).get('launch');
  return (await platform.value(GAME_ENDPOINTS['play.open'], { launch, world: world.name })).token;
}
