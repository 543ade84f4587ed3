import { NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import { RoundAnswer, RoundOpenAnswer } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useStack } from '../shared-stack';
import { askGame } from '../slot-player';
import type { TestBrowser } from '../test-browser';

const stack = await useStack();
const Opened = z.extend(RoundOpenAnswer, { config: NiuNiuConfig });
const Table = z.object({ value: z.object({ round: z.object({ key: z.string() }) }) });

/** Opens the first room, and how to sit there; answers the code where it is refused. */
async function enterRoom({ client }: TestBrowser) {
  const [room] = await client.play.rooms.query({ language: 'es' });
  const game = room?.game;
  if (!game) throw new Error('there is no room');
  const { url } = await client.play.launch.mutate({
    ...{ gameId: game.id, vendor: game.vendor, type: game.type, device: 'WEB', backPath: '/pvp' },
  });
  const { origin, hash } = new URL(url);
  const { launch, world } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const { token } = Opened.parse(await askGame(`${origin}/play/api/open`, { launch, world }));
  return async (seat: number): Promise<string> => {
    const response = await fetch(`${origin}/play/api/table`, { headers: { authorization: `Bearer ${token}` } });
    const { round } = Table.parse(await response.json()).value;
    const body = { roundKey: crypto.randomUUID(), bet: { round: round.key, seat, seed: `seed-of-seat-${seat}` } };
    try {
      return RoundAnswer.parse(await askGame(`${origin}/play/api/place`, body, token)).isOver ? 'OVER' : 'OK';
    } catch (refused) {
      return refused instanceof Error ? refused.message : 'UNKNOWN';
    }
  };
}

const FUNDS = { balanceMinor: 5_000_000 } as const;

describe('rooms', () => {
  it('GAME-09 keep two accounts of one browser apart, which its cookie tells, and let two browsers of one machine sit', async () => {
    const world = await stack.world();
    await world.control.apply('single-wallet');
    const ana = await world.member(FUNDS);
    expect(await (await enterRoom(ana))(1)).toBe('OK');

    // Logs in where another one has logged out: the browser is the same.
    const twin = await world.control.mint(FUNDS);
    const shared = world.visitor();
    const device = [...ana.cookies].find(([name]) => name.endsWith('-device'));
    expect(device?.[1]).toMatch(/^[\w-]{22}$/);
    if (device) shared.cookies.set(...device);
    await shared.login(twin.username, twin.password);
    expect(shared.cookies.get(device?.[0] ?? '')).toBe(device?.[1]);
    expect(await (await enterRoom(shared))(2)).toBe('ROOM_SEPARATED');
    expect((await shared.client.wallet.balance.query()).mainMinor).toBe(FUNDS.balanceMinor);

    expect(await (await enterRoom(await world.member(FUNDS)))(3)).toBe('OK');
  });
});
