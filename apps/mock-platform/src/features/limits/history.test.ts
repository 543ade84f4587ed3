import { fetchLimitHistory } from '@tonalli/contracts/limits/wire';
import { describe, expect, it } from 'vitest';
import { mintPlayer, type Player } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet } from '../../wagering/bets';
import { notePlay } from '../play-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The test's time is noon of 15 January 2026 in Mexico City. */
const MIDNIGHT_MS = TEST_TIME_MS - 12 * HOUR_MS;
const FIRST_DAY = '2026-01-02';
const NOTHING = { deposited: '0.00', net: '0.00', playedMs: 0 };

const platform = await servePlatform();
const { world } = platform;
let keys = 0;

function deposit({ id: memberId }: Player, amountMinor: number, at: number): void {
  keys += 1;
  postPermitted(world, { kind: 'deposit.credit', key: `history-${keys}`, memberId, amountMinor, reference: 'r', at });
}

function bet({ id: memberId }: Player, [stakeMinor, payoutMinor]: [number, number], at: number): void {
  keys += 1;
  const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
  keepBet(world, { roundId: `history-${keys}`, memberId, ...game, stakeMinor, payoutMinor, isTrial: false, at });
}

const play = ({ id: memberId }: Player, at: number) =>
  world.transaction(() =>
    notePlay(world, {
      ...{ memberId, nodeId: '010001', family: 'slot', isStart: true, at },
      counted: { stakeMinor: 0, payoutMinor: 0 },
    }),
  );

const read = async ({ token }: Player) => (await platform.value(fetchLimitHistory, {}, { token })).days;

describe('the last days of a member', () => {
  it('RG-01 are fourteen of the operator’s calendar, the last of them today, with nothing where nothing was', async () => {
    const days = await read(await mintPlayer(world));
    expect(days).toHaveLength(14);
    expect([days.at(0), days.at(-1)]).toEqual([
      { day: FIRST_DAY, ...NOTHING },
      { day: '2026-01-15', ...NOTHING },
    ]);
  });

  it('RG-01 tell deposits without what was withdrawn, and what was won or lost, on the day of each', async () => {
    const member = await mintPlayer(world);
    deposit(member, 50_000, MIDNIGHT_MS - 1);
    deposit(member, 20_000, MIDNIGHT_MS);
    deposit(member, 30_000, TEST_TIME_MS);
    deposit(member, 70_000, MIDNIGHT_MS - 13 * DAY_MS - 1);
    bet(member, [10_000, 2_500], MIDNIGHT_MS - 1);
    bet(member, [10_000, 45_000], MIDNIGHT_MS);
    const days = await read(member);
    expect(days.slice(-2)).toEqual([
      { day: '2026-01-14', deposited: '500.00', net: '-75.00', playedMs: 0 },
      { day: '2026-01-15', deposited: '500.00', net: '350.00', playedMs: 0 },
    ]);
    expect(days.slice(0, -2).every(({ deposited, net }) => deposited === '0.00' && net === '0.00')).toBe(true);
  });

  it('RG-01 share a play period among the days that it reaches into, and count each once', async () => {
    const member = await mintPlayer(world);
    const playedOf = async () => (await read(member)).slice(-2).map(({ playedMs }) => playedMs / MINUTE_MS);
    play(member, MIDNIGHT_MS - 20 * MINUTE_MS);
    play(member, MIDNIGHT_MS + 5 * MINUTE_MS);
    expect(await playedOf()).toEqual([20, 5]);
    // Another period follows, which has the first one counted for good.
    play(member, MIDNIGHT_MS + 2 * HOUR_MS);
    play(member, MIDNIGHT_MS + 2 * HOUR_MS + 10 * MINUTE_MS);
    expect(await playedOf()).toEqual([20, 15]);
    // One that runs lasts until now.
    play(member, TEST_TIME_MS - 7 * MINUTE_MS);
    expect(await playedOf()).toEqual([20, 22]);
  });
});
