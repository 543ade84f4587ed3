import { describe, expect, it } from 'vitest';
import { playerOf } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { startBreak } from '../breaks';
import { startVipMonths } from './monthly-bonus';
import { grantBonus, waitingBonuses } from './vip-bonuses';
import { serveClub } from './vip-fixture';

const club = await serveClub();
const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const MONTHLY = { kind: 'MONTHLY', level: 1, occasion: '2026-01', amountMinor: 5_000 } as const;

const messages = () =>
  club.world.sqlite.prepare("SELECT kind FROM messages WHERE kind = 'vipLevel' AND member_id = ?").all(club.ana.id);
/** After the break of 24 hours. */
const back = async () => (await club.info(playerOf(club.world, club.ana.id))).bonuses;

describe('VIP bonuses of a member on a break', () => {
  it('RG-03 wait through a time-out, and lapse with an exclusion', async () => {
    await club.levelOne(club.ana);
    startBreak(club.world, club.ana.id, '24h');
    club.world.clock.advance(86_400_000);
    expect(await back()).toHaveLength(1);
    startBreak(club.world, club.ana.id, '6m');
    expect(waitingBonuses(club.world, club.ana.id)).toEqual([]);
  });

  it('RG-03 lapse later by the time-out that they wait through, also by a longer one, and others as they would', async () => {
    const { world, ana } = club;
    const bo = await club.player(0);
    const lapsesAt = TEST_TIME_MS + 2 * DAY_MS;
    for (const { id } of [ana, bo]) grantBonus(world, id, { ...MONTHLY, grantedAt: TEST_TIME_MS, expiresAt: lapsesAt });
    const later = ({ id }: { id: string }) =>
      waitingBonuses(world, id).map(({ reward: { expiresAt } }) => (expiresAt ?? 0) - lapsesAt);
    startBreak(world, ana.id, '24h');
    expect([later(ana), later(bo)]).toEqual([[DAY_MS], [0]]);
    world.clock.advance(DAY_MS / 2);
    startBreak(world, ana.id, '7d');
    // In all as long as the member is away: half a day and seven days.
    expect([later(ana), later(bo)]).toEqual([[7.5 * DAY_MS], [0]]);
  });

  it('RG-03 are not given for a level that is reached on it, then or later, and nobody is told', async () => {
    startBreak(club.world, club.ana.id, '24h');
    club.bet(club.ana, 100_000);
    club.world.clock.advance(86_400_000);
    club.bet(club.ana, 100);
    expect([await back(), messages()]).toEqual([[], []]);
  });

  it('RG-03 that may not be given leave nothing behind: neither now nor as if they had been given', async () => {
    const give = () => grantBonus(club.world, club.ana.id, { ...MONTHLY, grantedAt: TEST_TIME_MS, expiresAt: null });
    startBreak(club.world, club.ana.id, '24h');
    give();
    club.world.clock.advance(DAY_MS);
    expect(await back()).toEqual([]);
    give();
    expect((await back()).map(({ amount }) => amount)).toEqual(['50.00']);
  });

  it('RG-03 of a month are not given to who is on a break as it begins', async () => {
    const bonusId = await club.levelOne(club.ana);
    await club.claim(club.ana, bonusId);
    startVipMonths(club.world);
    startBreak(club.world, club.ana.id, '1m');
    club.world.clock.advance(MONTH_MS);
    const months = (id: string) =>
      club.world.sqlite
        .prepare("SELECT count(*) FROM vip_bonuses WHERE member_id = ? AND kind = 'MONTHLY'")
        .pluck()
        .get(id);
    expect(months(club.ana.id)).toBe(0);
  });
});
