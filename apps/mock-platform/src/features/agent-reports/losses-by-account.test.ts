import { listPlayerLosses } from '@tonalli/contracts/agent-reports/wire';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import { moveMember } from '../../people/move-member';
import { mintPlayer } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet } from '../../wagering/bets';
import { LOSS_RANKING } from './loss-settings';

const DAY_MS = 86_400_000;
const PLAYERS = 7;
const day = (ago: number): string => toIso(TEST_TIME_MS - 6 * 3_600_000 - ago * DAY_MS).slice(0, 10);
/** Of two months: the test's time is the 15th of January. */
const RANGE = { from: day(20), to: day(0) };

const platform = await servePlatform();
let agent: { id: string; token: string };
/** Of the agent's players, by account, who lost what on which days; minor units. */
const players: { id: string; token: string }[] = [];

let rounds = 0;
/** Settled when it was placed, or so long ago. */
function bet(memberId: string, [stakeMinor, payoutMinor]: [number, number], ago = 1): void {
  rounds += 1;
  const at = platform.world.clock.now() - ago * DAY_MS;
  keepBet(platform.world, {
    ...{ roundId: `accounts-${rounds}`, memberId, nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', isTrial: false },
    ...{ stakeMinor, payoutMinor, at, settledAt: at, detail: { k: 'summary' } },
  });
}

const rank = (most: number) => platform.world.settings.set(LOSS_RANKING, { most });
const losses = (query: Record<string, string> = {}) =>
  platform.value(listPlayerLosses, { ...RANGE, order: 'losers', pageSize: '50', ...query }, { token: agent.token });
type Losses = Awaited<ReturnType<typeof losses>>;
const figures = ({ rows }: Pick<Losses, 'rows'>) => rows.map(({ memberId, loss, bets }) => [memberId, loss, bets]);

/** Every page, with what happens after each. */
async function walk(query: Record<string, string>, between: (page: number) => void = () => {}): Promise<Losses[]> {
  const pages: Losses[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Losses = await losses({ ...query, ...(after === '' ? {} : { after }) });
    pages.push(page);
    between(pages.length);
    after = page.next;
  }
  return pages;
}

beforeAll(async () => {
  agent = await mintPlayer(platform.world, { type: 1, username: 'largest' });
  for (let number = 0; number < PLAYERS; number += 1)
    players.push(await mintPlayer(platform.world, { type: 0, uplineId: agent.id, username: `account-${number}` }));
  for (const [number, { id }] of players.entries()) {
    bet(id, [1_000 * (PLAYERS - number), 100 * number], 1);
    if (number % 2 === 0) bet(id, [500, 0], 18);
    // In a month of the range, on none of its days.
    if (number === 3) bet(id, [9_999, 0], 40);
  }
  // What was bet by now is carried, and what comes is not.
  platform.world.clock.set(TEST_TIME_MS + 300_000);
});

afterEach(() => rank(2_000));

describe('losses of a large team', () => {
  it('AG-05 AG-07 are by account where more played than are ranked, the same rows with the same totals', async () => {
    rank(PLAYERS);
    const ranked = await losses();
    expect([ranked.orderedBy, ranked.rows[0]?.loss]).toEqual(['loss', '75.00']);
    rank(PLAYERS - 1);
    for (const order of ['losers', 'winners']) {
      const listed = await losses({ order });
      expect(listed.orderedBy).toBe('account');
      expect(figures(listed)).toEqual(
        players.map(({ id }, number) => {
          const loss = 1_000 * (PLAYERS - number) - 100 * number + (number % 2 === 0 ? 500 : 0);
          return [id, (loss / 100).toFixed(2), number % 2 === 0 ? 2 : 1];
        }),
      );
      expect(listed.totals).toEqual(ranked.totals);
      expect(listed.rows.map(({ name }) => name)).toEqual(players.map((_, number) => `account-${number}`));
    }
    expect((await losses({ from: '2026-01-01' })).orderedBy).toBe('loss');
  });

  it('AG-07 D4 pages show everybody once, with totals of all, while bets arrive and the size is passed between them', async () => {
    rank(0);
    const pages = await walk({ pageSize: '2' }, (page) => {
      if (page === 1) rank(2_000);
      for (const { id } of players) bet(id, [10, 0], 0);
    });
    const rows = pages.flatMap((page) => page.rows.map(({ memberId }) => memberId));
    expect(rows).toEqual(players.map(({ id }) => id));
    expect(pages.map(({ orderedBy }) => orderedBy)).toEqual(pages.map(() => 'account'));
    // Three pages went by with a bet of everybody's after each.
    expect(pages.at(-1)?.totals.bets).toBe((pages[0]?.totals.bets ?? 0) + PLAYERS * (pages.length - 1));
  });

  it('AG-07 D4 a ranking that was begun goes on in its order, though the team is too large by now', async () => {
    const all = figures(await losses());
    const first = await losses({ pageSize: '3' });
    rank(0);
    const second = await losses({ pageSize: '50', after: first.next ?? '' });
    expect([first.orderedBy, second.orderedBy]).toEqual(['loss', 'loss']);
    expect([...figures(first), ...figures(second)]).toEqual(all);
  });

  it('AG-05 AG-07 have who played since teams were carried last, and nobody who did not play on the days', async () => {
    rank(0);
    const fresh = await mintPlayer(platform.world, { type: 0, uplineId: agent.id, username: 'account-new' });
    bet(fresh.id, [70, 20], 0);
    const today = await losses({ from: day(0) });
    expect(today.rows.find(({ memberId }) => memberId === fresh.id)).toMatchObject({ loss: '0.50', bets: 1 });
    const long = await losses({ from: day(18), to: day(17) });
    expect(long.rows.map(({ memberId }) => memberId)).toEqual(
      players.filter((_, at) => at % 2 === 0).map(({ id }) => id),
    );
  });

  it('AG-10 count for whoever stood above when the bets were placed', async () => {
    const other = await mintPlayer(platform.world, { type: 1, username: 'other-agent' });
    const mover = await mintPlayer(platform.world, { type: 0, uplineId: agent.id, username: 'account-moved' });
    bet(mover.id, [300, 0], 0);
    platform.world.transaction(() =>
      moveMember(platform.world, { memberId: mover.id, uplineId: other.id, from: platform.world.clock.now() }),
    );
    platform.world.clock.set(platform.world.clock.now() + 600_000);
    bet(mover.id, [9_000, 0], 0);
    rank(0);
    expect((await losses()).rows.find(({ memberId }) => memberId === mover.id)).toMatchObject({
      loss: '3.00',
      name: 'a••••d',
    });
  });

  it('AG-06 refuse a place of another list', async () => {
    const { token } = agent;
    for (const query of [
      { ...RANGE, from: '2026-01-01', after: players[0]?.id ?? '' },
      { ...RANGE, after: 'M00' },
      { ...RANGE, after: '12:' },
      { ...RANGE, after: 'X000001' },
    ])
      expect(
        (await platform.call(listPlayerLosses, { ...query, order: 'losers', pageSize: '9' }, { token })).envelope,
      ).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
