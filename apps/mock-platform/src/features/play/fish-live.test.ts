import { FISH_RELOAD_MS, FishShown } from '@tonalli/contracts/games/fish';
import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { TABLE_LIVE_PATH, TableMessage } from '@tonalli/contracts/play/table-shapes';
import { expect, it } from 'vitest';
import { shoalOf, swims } from '../../games/fish/shoal';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';

const { world, platform, ...fixture } = await servePlay();

async function enterRoom(nodeId: string): Promise<string> {
  const game = findGame(world, nodeId);
  if (!game) throw new Error('no such room');
  const { token: launch } = await fixture.launch(await fixture.player(1_000_000), { game });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  return value?.token ?? '';
}

/** Rooms as the stream of a token's table tells of them. */
async function* roomsTold(token: string): AsyncGenerator<{ key: string; shown: FishShown }> {
  const response = await fetch(platform.url + TABLE_LIVE_PATH, { headers: { authorization: `Bearer ${token}` } });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const message = event.startsWith('data: ') ? TableMessage.parse(JSON.parse(event.slice(6))) : null;
      const round = message?.type === 'state' ? message.state.round : message?.type === 'round' ? message.round : null;
      if (round) yield { key: round.key, shown: FishShown.parse(round.shown) };
    }
  }
}

it('GAME-05 GAME-12 tells the others in a room of each batch of shots, not of those alone that take or leave a seat', async () => {
  world.clock.freeze();
  const [nodeId = ''] = playableOfFamily(world, {
    family: 'fish',
    notOf: world.settings.get(WALLET_VENDORS),
    limit: 1,
  }).map((title) => title.nodeId);
  const [ana, eva] = [await enterRoom(nodeId), await enterRoom(nodeId)];
  // Far enough into a tide for fish to swim, and from its end.
  world.clock.advance(80_000 - (world.clock.now() % 60_000));
  const seen = roomsTold(eva);
  const { value: first } = await seen.next();
  const { key, shown } = first ?? { key: '', shown: FishShown.parse(null) };
  const at = world.clock.now() - shown.from;
  // That are there until the last shot, and of which none takes others along.
  const there = shoalOf(shown).filter((fish) => fish.kind < 6 && swims(fish, at) && swims(fish, at + 1_000));
  const shot = (no: number, ms: number) => ({ fish: there[no]?.id ?? 0, level: 1, at: at + ms });
  const bet = { round: key, seat: 2, hits: [shot(0, 0)] };
  const { value: placed, code } = await fixture.api<RoundAnswer>('place', {
    token: ana,
    body: { roundKey: 'ana-takes-a-seat', bet },
  });
  expect(code).toBeUndefined();
  expect((await seen.next()).value?.shown.seats).toMatchObject([{ seat: 2, batch: 1 }]);
  for (const step of [0, 1]) {
    world.clock.advance(FISH_RELOAD_MS);
    const input = { do: 'fire', hits: [shot(step + 1, (step + 1) * FISH_RELOAD_MS)] };
    const body = { round: placed?.roundId, step, input };
    expect((await fixture.api<RoundAnswer>('step', { token: ana, body })).value?.steps).toBe(step + 1);
    // The same room is told of again where the crowd in it is, and time moves.
    let told = (await seen.next()).value?.shown.seats[0];
    while (told?.batch === step + 1) told = (await seen.next()).value?.shown.seats[0];
    expect(told).toMatchObject({ batch: step + 2, last: [[there[step + 1]?.id, 1, expect.any(Number)]] });
  }
  await seen.return(undefined);
});
