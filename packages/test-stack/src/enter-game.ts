import { listGames } from '@tonalli/contracts/lobby/wire';
import { launchGame } from '@tonalli/contracts/play/wire';
import { openSlot } from './slot-player';
import type { WireClient } from './wire-client';

/** Launches a slot on the wire with the token of a login and opens it; the token of its session. */
export async function enterGame(wire: WireClient, login: string): Promise<string> {
  const always = { clientType: '1', platform: 'WEB', merchant: 'TONALLI', language: 'ES', pageNo: '1', pageSize: '50' };
  const listed = await wire.call(listGames, { ...always, gameType: 'RNG', gameClassify: 'SLOT' });
  const game = listGames.value.parse(listed.value).games.find(({ status }) => status === 'OPEN');
  if (!game) throw new Error('no slot can be started');
  const { nodeId, vassalage: vendor, gameType } = game;
  const request = { nodeId, vendor, gameType, device: 'WEB', backUrl: 'http://localhost:4000/rng' };
  const launched = await wire.call(launchGame, request, { token: login });
  return (await openSlot(launchGame.value.parse(launched.value).url)).token;
}
