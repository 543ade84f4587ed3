import { createControlClient } from '@tonalli/qa/client';
import { expect, it } from 'vitest';
import { servePlay } from '../../features/play/play-fixture';

const fixture = await servePlay();
const { run } = createControlClient({ url: fixture.platform.url });

it('QA-08 decides the next round of somebody by name, in the game that is named', async () => {
  const player = await fixture.player(100_000);
  const { username } = await run('findMember', { id: player.id });
  const { nodeId } = fixture.game;
  const forced = await run('forceNext', { memberId: username, outcome: 'big-win', nodeId });
  expect(forced).toMatchObject({ kind: 'spin', memberId: player.id, outcome: 'big-win', nodeId, nonce: 0 });
  const { token } = await fixture.enter(player);
  const { value } = await fixture.spin(token, 'spin-by-name');
  expect(value?.payoutMinor).toBe(Math.round(forced.paysStakes * 100));
});

it('QA-08 takes the most popular game when none is named', async () => {
  const { id } = await fixture.player(0);
  expect(await run('forceNext', { memberId: id, outcome: 'lose' })).toMatchObject({ paysStakes: 0, freeSpins: 0 });
});

it('QA-08 decides a round of dice by its own words, and says where nothing can be wished for', async () => {
  const { id: memberId } = await fixture.player(0);
  const dice = fixture.world.sqlite.prepare<[], { nodeId: string }>(
    "SELECT node_id nodeId FROM games WHERE family = 'dice' AND is_open = 1 LIMIT 1",
  );
  const nodeId = dice.get()?.nodeId ?? '';
  const bet = { side: 'over', target: 5_149, stakeMinor: 100 };
  const wished = { memberId, nodeId, bet, wish: { roll: 9_999 } };
  expect(await run('forceRound', wished)).toMatchObject({ memberId, nodeId, family: 'dice', nonce: 0 });
  const slot = { ...wished, nodeId: fixture.game.nodeId };
  await expect(run('forceRound', slot)).rejects.toThrow('nothing can be wished for');
  await expect(run('forceRound', { ...wished, wish: { roll: 'high' } })).rejects.toThrow('This bet is not valid');
  await expect(run('forceRound', { ...wished, bet: { ...bet, target: 9_999 } })).rejects.toThrow(
    'This bet is not valid',
  );
  await expect(run('forceRound', { ...wished, memberId: 'nobody' })).rejects.toThrow('does not exist');
});

it.each([
  [{ memberId: 'nobody', outcome: 'win' }, 'This user name or email does not exist'],
  [{ outcome: 'big-winn' }, 'did you mean "big-win"?'],
  [{ outcome: 'win', nodeId: 'no-game' }, 'This game does not exist'],
  [{ outcome: 'win', stops: [1] }, 'it alone, takes --stops'],
  [{ outcome: 'stops' }, 'it alone, takes --stops'],
  [{ outcome: 'stops', stops: [null, null] }, 'it alone, takes --stops'],
  [{ outcome: 'stops', stops: [1, 2, 3, 4] }, 'At most 3 reels'],
  [{ outcome: 'stops', stops: [99] }, 'reel 1 of this game has'],
])('QA-08 refuses %j in words', async (request, words) => {
  const { id } = await fixture.player(0);
  const refused = run('forceNext', { memberId: id, ...request });
  await expect(refused).rejects.toThrow(words);
});
