import { afterEach, describe, expect, it } from 'vitest';
import { offerReward, payReward } from '../../rewarding/grant-reward';
import { mintPlayer } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { serveWorlds } from '../../testing/stage';
import { completeNow, grantRepository, loseGrant, openFree, openGrant, requireGrant, requireTerms } from '../bonuses';
import { reportCost } from './report-cost';

const stage = await serveWorlds({ seed: 'catalogue' });
afterEach(() => expect(stage.world.ledger.audit().findings).toEqual([]));

const DAY_MS = 86_400_000;
let occasions = 0;
const occasion = () => {
  occasions += 1;
  return `promotion:gift:${occasions}`;
};

/** What an account of the books holds, summed up from the entries alone. */
const booked = (kind: string): number =>
  Number(
    stage.world.sqlite
      .prepare(
        'SELECT coalesce(sum(e.amount_minor), 0) FROM entries e JOIN accounts a ON a.id = e.account_id WHERE a.kind = ?',
      )
      .pluck()
      .get(kind),
  );

async function giving() {
  const { world } = stage;
  const { id: memberId } = await mintPlayer(world, {});
  const at = world.clock.now();
  const titles = { titleEs: 'Regalo', titleEn: 'Gift' };
  const given = (amountMinor: number) =>
    ({
      memberId,
      source: 'promotion',
      sourceKey: occasion(),
      reward: { kind: 'cash', amountMinor },
      ...titles,
      at,
    }) as const;
  const bonus = (bonusMinor: number) =>
    world.transaction(() =>
      openGrant(world, {
        memberId,
        terms: requireTerms('gift'),
        bonusMinor,
        depositMinor: 0,
        sourceKey: occasion(),
        at,
      }),
    );
  const now = ({ id }: { id: number }) => requireGrant(world, id);
  return { world, memberId, at, given, bonus, now };
}

const lineOf = (group: string, id: string) =>
  reportCost(stage.world).lines.find((line) => line.group === group && line.id === id);

describe('what promotions cost and still may', () => {
  it('PROMO-08 tells granted, taken, converted, forfeited, expired and open of bonus money', async () => {
    const { world, bonus, now } = await giving();
    const [converted, cancelled, expired, open, waiting] = [10_000, 5_000, 3_000, 2_000, 1_000].map(bonus);
    if (!converted || !cancelled || !expired || !open || !waiting) throw new Error('not given');
    world.transaction(() => completeNow(world, now(converted)));
    world.transaction(() => loseGrant(world, now(cancelled), { state: 'FORFEITED', ending: 'MEMBER' }));
    world.transaction(() => loseGrant(world, now(expired), { state: 'EXPIRED', ending: null }));
    expect(lineOf('bonus', 'gift')).toEqual({
      ...{ group: 'bonus', id: 'gift', kind: 'bonus', granted: 5, grantedMinor: 21_000, taken: 4, takenMinor: 20_000 },
      ...{ wageredMinor: 0, convertedMinor: 10_000, forfeitedMinor: 5_000, expiredMinor: 3_000 },
      // Converted, and what the open one holds; what waits behind it is promised only.
      ...{ costMinor: 12_000, openMinor: 3_000 },
    });
  });

  it('PROMO-08 tells of rewards what was paid, lapsed, and waits to be claimed', async () => {
    const { world, at, given } = await giving();
    world.transaction(() => payReward(world, given(700)));
    world.transaction(() => offerReward(world, { ...given(500), expiresAt: at + DAY_MS }));
    world.transaction(() => offerReward(world, { ...given(300), expiresAt: null }));
    const before = lineOf('reward', 'gift');
    expect(before).toMatchObject({ granted: 3, taken: 1, costMinor: 700, openMinor: 800, expiredMinor: 0 });
    world.clock.advance(DAY_MS);
    expect(lineOf('reward', 'gift')).toMatchObject({ costMinor: 700, openMinor: 300, expiredMinor: 500 });
  });

  it('PROMO-08 counts what can be played for free at what its title returns', async () => {
    const { world, memberId, at } = await giving();
    const free = { memberId, kind: 'SPINS', termsId: 'slot-spins-cash', count: 10, stakeMinor: 1_000 } as const;
    world.transaction(() => openFree(world, { ...free, sourceKey: occasion(), at }));
    const line = lineOf('free', 'slot-spins-cash');
    expect(line).toMatchObject({ granted: 10, grantedMinor: 10_000, taken: 0, costMinor: 0 });
    // Slots return between 94 and 98 per cent.
    expect(line?.openMinor).toBeGreaterThan(9_400);
    expect(line?.openMinor).toBeLessThan(9_800);
  });

  it('PROMO-08 QA-09 MEM-10 counts a bonus of a level once, as it is paid, and those from before they were rewards', async () => {
    const { world, memberId, at, given } = await giving();
    const before = reportCost(world).costMinor;
    const level = (amountMinor: number) => ({ ...given(amountMinor), source: 'vip' }) as const;
    world.transaction(() => payReward(world, level(700)));
    world.transaction(() => offerReward(world, { ...level(300), expiresAt: null }));
    expect(lineOf('reward', 'vip')).toMatchObject({ granted: 2, taken: 1, costMinor: 700, openMinor: 300 });
    expect(lineOf('other', 'bonus.vip')).toBeUndefined();
    const old = { kind: 'bonus.vip', key: 'old', memberId, amountMinor: 50, reference: 'V00000001', at } as const;
    postPermitted(world, old);
    expect(lineOf('other', 'bonus.vip')).toMatchObject({ costMinor: 50 });
    const { costMinor } = reportCost(world);
    expect([costMinor - before, costMinor]).toEqual([750, -booked('house.promotions')]);
  });

  it('PROMO-08 QA-09 adds up to what the books say was paid for promotions and is held as bonus money', async () => {
    const { world, bonus, given } = await giving();
    const one = bonus(4_000);
    bonus(2_500);
    world.transaction(() => payReward(world, given(1_234)));
    world.transaction(() => offerReward(world, { ...given(999), expiresAt: null }));
    const report = reportCost(world);
    expect(report.costMinor).toBe(-booked('house.promotions'));
    expect(report.heldMinor).toBe(booked('member.bonus'));
    expect(report.heldMinor).toBeGreaterThanOrEqual(grantRepository(world).byId(one.id)?.bonusMinor ?? Number.NaN);
  });
});
