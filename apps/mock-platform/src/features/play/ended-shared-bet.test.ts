import { afterAll, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { EXTENSIONS } from '../../features';
import { rollups } from '../../rollups/module';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import { chase, issueName } from '../../wagering/families/chase-fixture';
import { roulette } from '../../wagering/families/roulette-fixture';
import { createRunner } from '../../wagering/runner';
import { openWorld } from '../../world/open-world';
import { tellEndedBets } from './tell-ended-bet';

const NODE_ID = '010001';
const MINUTE_MS = 60_000;
const DAY = '2030-01-02';

const runner = createRunner({ games: [roulette, chase], decided: tellEndedBets });
const world = openWorld({
  ...EXTENSIONS,
  ...{ name: 'tables', seed: 'tables', platform: TEST_PLATFORM, elapsedNow: () => 0 },
  jobs: [...runner.jobs, ...(rollups.jobs ?? [])],
  sqlite: openDatabase(testTemplate('catalogue').bytes),
});
// Midnight in Mexico City.
world.clock.set(Date.UTC(2030, 0, 2, 6));
const heard: unknown[] = [];
world.events.subscribe((event) => heard.push(event));
afterAll(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

async function placed(family: string, bet: unknown) {
  const { id: memberId } = await mintMember(world, { balanceMinor: 100_000 });
  runner.place(world, {
    ...{ roundId: `round-of-${memberId}`, memberId, nodeId: NODE_ID, wallet: 'main', further: [], bet },
    ...{ roundKey: `round-of-${memberId}`, at: world.clock.now() },
    title: () => ({ vendor: 'OMT', gameType: 'LIVE', family }),
  });
  return memberId;
}
const standing = (rounds: string) => runner.shared.standing(world, rounds)[0]?.key ?? '';
/** One of both wins, unless it is zero. */
const layout = () => ({ round: standing('roulette-1'), spots: { red: 1_000, black: 1_000 } });
const statusOf = (memberId: string) =>
  world.sqlite.prepare<[string], { status: string }>('SELECT status FROM bets WHERE member_id = ?').get(memberId)
    ?.status;
const toldOf = (memberId: string) => ({
  inbox: world.sqlite
    .prepare<[string], { params: string }>("SELECT params FROM messages WHERE member_id = ? AND kind = 'betEnded'")
    .all(memberId)
    .map(({ params }) => JSON.parse(params).isReturned),
  tabs: heard.filter((event) => JSON.stringify(event).includes(`"bet-ended","customerId":"${memberId}"`)).length,
});

describe('a bet in a shared round', () => {
  it('GAME-16 MEM-14 that the table decides within moments is told by the table alone', async () => {
    const ana = await placed('roulette', layout());
    world.clock.advance(MINUTE_MS);
    expect([statusOf(ana), toldOf(ana)]).toEqual(['SETTLED', { inbox: [], tabs: 0 }]);
  });

  it('GAME-16 MEM-14 GAME-12 that comes back with a round that was called off is told, however soon', async () => {
    const ana = await placed('roulette', layout());
    const called = { rounds: 'roulette-1', key: standing('roulette-1') };
    world.transaction(() => runner.shared.cancel(world, called));
    world.clock.advance(1_000);
    expect([statusOf(ana), toldOf(ana)]).toEqual(['SETTLED', { inbox: [true], tabs: 1 }]);
  });

  it('GAME-16 MEM-14 that comes back while its round takes bets is told', async () => {
    const ana = await placed('roulette', layout());
    runner.void(world, `round-of-${ana}`);
    expect(toldOf(ana)).toEqual({ inbox: [true], tabs: 1 });
    world.clock.advance(MINUTE_MS);
  });

  it('GAME-16 MEM-14 that comes back between two of its draws is told, though one has decided', async () => {
    const [, first = '0'] = /-(\d+)$/.exec(standing('pick-three')) ?? [];
    const ana = await placed('pick-three-chase', {
      ...{ digits: '407', unitMinor: 1, stopOnWin: false },
      issues: [0, 1].map((index) => ({ issue: issueName(Number(first) + index, DAY), multiple: 1 })),
    });
    world.clock.advance(MINUTE_MS);
    expect(statusOf(ana)).toBe('PENDING');
    runner.void(world, `round-of-${ana}`);
    const { inbox, tabs } = toldOf(ana);
    expect([statusOf(ana), inbox.length, tabs]).toEqual(['SETTLED', 1, 1]);
  });

  it.each([
    [9, 0],
    [14, 1],
  ] as const)('GAME-16 MEM-14 over %i draws, one every 50 seconds, is told %i times', async (draws, times) => {
    const [, first = '0'] = /-(\d+)$/.exec(standing('pick-three')) ?? [];
    const ana = await placed('pick-three-chase', {
      ...{ digits: '407', unitMinor: 1, stopOnWin: false },
      issues: Array.from({ length: draws }, (_, index) => ({
        issue: issueName(Number(first) + index, DAY),
        multiple: 1,
      })),
    });
    world.clock.advance((draws + 1) * MINUTE_MS);
    const { inbox, tabs } = toldOf(ana);
    expect([statusOf(ana), inbox.length, tabs]).toEqual(['SETTLED', times, times]);
  });
});
