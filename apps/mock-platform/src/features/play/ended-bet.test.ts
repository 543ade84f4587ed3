import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { describe, expect, it } from 'vitest';
import { startBreak } from '../breaks';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { forceRound } from './force-round';
import { servePlay } from './play-fixture';

const fixture = await servePlay();
const { world } = fixture;
const DAY_MS = 86_400_000;
const BET = { bombs: 3, stakeMinor: 1_000 };
const heard: unknown[] = [];
world.events.subscribe((event) => heard.push(event));

const [listed] = playableOfFamily(world, { family: 'mines', notOf: world.settings.get(WALLET_VENDORS), limit: 1 });
function minesTitle() {
  const title = findGame(world, listed?.nodeId ?? '');
  if (!title) throw new Error('no title of mines is open');
  return title;
}
const title = minesTitle();

/** A round of mines with so many gems found. */
async function left(gems: number) {
  const player = await fixture.player(100_000);
  await world.commit(() =>
    forceRound(world, {
      memberId: player.id,
      nodeId: title.nodeId,
      bet: BET,
      wish: { safe: [7, 8], bombs: [9] },
    }),
  );
  const launched = await fixture.launch(player, { game: title });
  const body = { launch: launched.token, world: world.name };
  const { value } = await fixture.api<RoundGameState & { token: string }>('open', { body });
  const token = value?.token ?? '';
  const placed = await fixture.api<RoundAnswer>('place', { token, body: { roundKey: 'a-round-of-mines', bet: BET } });
  const round = placed.value?.roundId ?? '';
  const step = (no: number, input: object) =>
    fixture.api<RoundAnswer>('step', { token, body: { round, step: no, input } });
  for (let gem = 0; gem < gems; gem += 1) await step(gem, { do: 'open', cell: 7 + gem });
  return { player, round, step };
}

/** What their inbox holds beside what everybody finds there, as it was sent. */
const inboxOf = (memberId: string) =>
  world.sqlite
    .prepare("SELECT kind, params FROM messages WHERE member_id = ? AND kind = 'betEnded'")
    .all(memberId)
    .map((row) => JSON.parse(JSON.stringify(row)));
const eventsOf = (memberId: string) =>
  heard.filter((event) => JSON.stringify(event).includes(`"bet-ended","customerId":"${memberId}"`));

describe('a bet that ends without its player', () => {
  it.each([
    [0, 1_000, true],
    [1, 1_102, false],
  ] as const)(
    'GAME-16 MEM-14 is told to their tabs and their inbox when nobody comes: %i gems',
    async (gems, payoutMinor, isReturned) => {
      const { player, round } = await left(gems);
      expect([inboxOf(player.id), eventsOf(player.id)]).toEqual([[], []]);
      world.clock.advance(DAY_MS);
      expect(eventsOf(player.id)).toMatchObject([{ roundId: round, stake: 1_000, payout: payoutMinor, isReturned }]);
      expect(inboxOf(player.id)).toHaveLength(1);
      expect(inboxOf(player.id)[0].params).toContain(round);
    },
  );

  it('GAME-16 RG-03 is told when a break ends it', async () => {
    const { player, round } = await left(1);
    await world.commit(() => startBreak(world, player.id, '24h'));
    expect(eventsOf(player.id)).toMatchObject([{ roundId: round, payout: 1_102 }]);
    expect(inboxOf(player.id)).toHaveLength(1);
  });

  it('GAME-16 is not told of what the player ends: they see it where they do', async () => {
    const { player, step } = await left(1);
    await step(1, { do: 'cash-out' });
    const lost = await left(1);
    await lost.step(1, { do: 'open', cell: 9 });
    world.clock.advance(DAY_MS);
    for (const { id } of [player, lost.player]) expect([inboxOf(id), eventsOf(id)]).toEqual([[], []]);
  });
});
