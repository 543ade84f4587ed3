import { afterEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { keepBirthday } from '../../people/birthday';
import { setVipLevel } from '../../people/find-member';
import { holdRewards } from '../../rewarding/hold-rewards';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { setMemberStatus } from '../session';
import { VIP_ON } from '../vip';
import { startBirthdays } from './birthday-gift';
import { bind } from './promotions-fixture';

let open: OpenWorld | undefined;
afterEach(() => {
  expect(open?.ledger.audit().findings).toEqual([]);
  open?.close();
  open = undefined;
});

/** Members of these birthdays who have the benefits of a level, in a world of that moment. */
async function stage(at: string, birthdays: readonly (string | undefined)[], level = 3) {
  const world = createTestWorld();
  open = world;
  world.clock.freeze(Date.parse(at));
  startBirthdays(world);
  const minted = await Promise.all(birthdays.map((birthday) => mintMember(world, { birthday })));
  for (const { id } of minted) setVipLevel(world, id, level);
  const giftsOf = (id: string) =>
    rewardsRepository(world)
      .waiting(id, world.clock.now())
      .filter(({ source }) => source === 'birthday')
      .map(({ reward }) => ('amountMinor' in reward ? reward.amountMinor : 0));
  const gifts = () => minted.map(({ id }) => giftsOf(id));
  const until = (day: string) => world.clock.set(Date.parse(day));
  return { world, ids: minted.map(({ id }) => id), gifts, giftsOf, until };
}

describe('a birthday gift', () => {
  it('MEM-10 waits from when the day begins in Mexico City, once a year, for thirty days, and is told of', async () => {
    const { world, ids, gifts, until } = await stage('2026-03-09T18:00:00Z', ['1990-03-10', '1990-03-11', undefined]);
    until('2026-03-10T05:59:59.999Z');
    expect(gifts()).toEqual([[], [], []]);
    until('2026-03-10T06:00:00Z');
    expect(gifts()).toEqual([[6_000], [], []]);
    const told = world.sqlite.prepare("SELECT member_id FROM messages WHERE kind = 'birthdayGift'").pluck().all();
    expect(told).toEqual([ids[0]]);
    until('2026-03-11T06:00:00Z');
    expect(gifts()).toEqual([[6_000], [6_000], []]);
    until('2026-04-09T06:00:00Z');
    expect(gifts()).toEqual([[], [6_000], []]);
    until('2027-03-10T06:00:00Z');
    expect(gifts()).toEqual([[6_000], [], []]);
  });

  it('MEM-10 of the 29th of February comes on the 28th in other years, and on its day in leap years', async () => {
    const { gifts, until, world } = await stage('2027-02-27T18:00:00Z', ['1996-02-29', '1996-02-28']);
    until('2027-02-28T06:00:00Z');
    expect(gifts()).toEqual([[6_000], [6_000]]);
    until('2028-02-28T06:00:00Z');
    expect(gifts()).toEqual([[], [6_000]]);
    until('2028-02-29T06:00:00Z');
    expect(gifts()).toEqual([[6_000], [6_000]]);
    expect(world.sqlite.prepare("SELECT count(*) FROM rewards WHERE source = 'birthday'").pluck().get()).toBe(4);
  });

  it.each([
    [1, []],
    [2, [2_000]],
    [8, [4_000_000]],
  ])('MEM-10 is of level %i', async (level, gift) => {
    const { gifts, until } = await stage('2026-03-09T18:00:00Z', ['1990-03-10'], level);
    until('2026-03-10T06:00:00Z');
    expect(gifts()).toEqual([gift]);
  });

  it('MEM-10 is for nobody who is suspended, and by the birthday that was known first', async () => {
    const { world, ids, gifts, until } = await stage('2026-03-09T18:00:00Z', ['1990-03-10', '1990-06-01', undefined]);
    const [ana = '', bo = '', eva = ''] = ids;
    setMemberStatus(world, ana, 'suspended');
    for (const id of [bo, eva]) keepBirthday(world, id, '1990-03-10');
    until('2026-03-10T06:00:00Z');
    expect(gifts()).toEqual([[], [], [6_000]]);
    until('2026-06-01T06:00:00Z');
    expect(gifts()[1]).toEqual([6_000]);
  });

  it('RG-03 MEM-10 is none on a break, nor while VIP is off, and is not made up for', async () => {
    const { world, ids, gifts, until } = await stage('2026-03-08T18:00:00Z', ['1990-03-10', '1990-03-11']);
    startBreak(world, ids[0] ?? '', '7d');
    until('2026-03-10T12:00:00Z');
    world.settings.set(VIP_ON, false);
    until('2026-03-11T12:00:00Z');
    world.settings.set(VIP_ON, true);
    until('2026-03-20T12:00:00Z');
    expect(gifts()).toEqual([[], []]);
  });

  it('PROMO-08 MEM-10 is one for those who share a bank account, and waits for who is on hold', async () => {
    const { world, ids, gifts, until } = await stage('2026-03-09T18:00:00Z', [
      '1990-03-10',
      '1990-03-10',
      '1990-03-10',
    ]);
    const [ana = '', bo = '', eva = ''] = ids;
    bind(world, ana);
    bind(world, bo);
    world.transaction(() => holdRewards(world, { memberId: eva, reason: 'One person?' }));
    until('2026-03-10T06:00:00Z');
    expect(gifts().flat()).toEqual([6_000, 6_000]);
    expect(gifts()[2]).toEqual([6_000]);
  });
});
