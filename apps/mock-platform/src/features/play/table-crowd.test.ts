import type { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { expect, it } from 'vitest';
import { builtFamily } from '../../games/built-families';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { servePlay } from './play-fixture';
import { listen, tableOf, tableState } from './tables';

it('GAME-12 counts a layout that was replaced or taken back no more among what is staked at a table', async () => {
  const fixture = await servePlay();
  const { world } = fixture;
  const notOf = world.settings.get(WALLET_VENDORS);
  const [listed] = playableOfFamily(world, { family: 'live-roulette', notOf, limit: 1 });
  const game = listed && findGame(world, listed.nodeId);
  if (!game) throw new Error('there is no live roulette');
  const table = tableOf(world, game.nodeId);
  world.clock.freeze();
  const ana = await fixture.player(1_000_000);
  const { token: launch } = await fixture.launch(ana, { game });
  const { value } = await fixture.api<{ token: string }>('open', { body: { launch, world: world.name } });
  const stop = listen(world, table, { memberId: 'nobody', wallet: 'main', send: () => {}, check: () => {} });
  const crowd = () => {
    const { players, stakeMinor } = tableState(world, table).crowd;
    return { players, stakeMinor };
  };
  const api = (path: string, body: unknown) => fixture.api<RoundAnswer>(path, { token: value?.token ?? '', body });
  const open = () => table.shared.standing(world, table.rounds).find(({ takesBets }) => takesBets);
  while (!open()) world.clock.advance(1_000);
  let last: RoundAnswer | undefined;
  for (const [roundKey, stakeMinor] of [
    ['a-first-layout', 1_000],
    ['a-second-layout', 3_000],
  ] as const) {
    const standing = open();
    if (!standing) throw new Error('it takes no bets');
    const bet = builtFamily('live-roulette')?.automatic?.bet(stakeMinor, world.random, {
      ...{ ...standing, at: world.clock.now() },
    });
    last = (await api('place', { roundKey, bet })).value;
    await expect.poll(crowd).toEqual({ players: 1, stakeMinor: last?.stakeMinor });
  }
  expect(last?.stakeMinor).toBeGreaterThan(0);
  await api('withdraw', { round: last?.roundId });
  await expect.poll(crowd).toEqual({ players: 0, stakeMinor: 0 });
  stop();
});
