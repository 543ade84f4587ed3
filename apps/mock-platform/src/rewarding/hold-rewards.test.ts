import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { claimWaiting, offerReward, payReward } from './grant-reward';
import { holdOf, holdRewards, openHolds, releaseRewards } from './hold-rewards';
import { rewardsRepository } from './rewards.repository';

const DAY_MS = 86_400_000;
const refusal = (code: string) => expect.objectContaining({ code });

let world: OpenWorld;
let ana: string;
let bo: string;
beforeEach(async () => {
  world = createTestWorld();
  world.clock.freeze();
  [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

let made = 0;
function grant(memberId: string) {
  made += 1;
  const reward = { kind: 'cash', amountMinor: 1_250 } as const;
  const titles = { titleEs: 'Primera misión', titleEn: 'First mission' };
  return {
    memberId,
    source: 'mission',
    sourceKey: `mission:${made}`,
    reward,
    ...titles,
    at: world.clock.now(),
  } as const;
}
const pay = (memberId = ana) => world.transaction(() => payReward(world, grant(memberId)));
function offer(days: number | null, memberId = ana) {
  const expiresAt = days === null ? null : world.clock.now() + days * DAY_MS;
  const offered = world.transaction(() => offerReward(world, { ...grant(memberId), expiresAt }));
  if (!offered) throw new Error('nothing was offered');
  return offered.id;
}
const claim = (id: number, memberId = ana) =>
  world.transaction(() => claimWaiting(world, { id, memberId, at: world.clock.now() }));
const hold = (reason = 'Two accounts, one bank account') =>
  world.transaction(() => holdRewards(world, { memberId: ana, reason }));
const release = () => world.transaction(() => releaseRewards(world, ana));
const balance = (memberId: string) => world.ledger.balance(memberId, 'member.main');
const waits = () =>
  rewardsRepository(world)
    .waiting(ana, world.clock.now())
    .map(({ id }) => id);

describe('a hold on what the house gives', () => {
  it('PROMO-08 pays nothing to the member and everything to others, and takes nothing away', () => {
    const before = pay();
    const [waiting, others] = [offer(null), offer(null, bo)];
    const had = balance(ana);
    hold();
    expect(() => pay()).toThrow(refusal('REWARD_ON_HOLD'));
    expect(() => claim(waiting)).toThrow(refusal('REWARD_ON_HOLD'));
    expect([balance(ana), waits()]).toEqual([had, [waiting]]);
    expect(rewardsRepository(world).byId(before.id)?.paidAt).not.toBeNull();
    claim(others, bo);
    pay(bo);
    expect(balance(bo)).toBe(had + 1_250);
  });

  it('PROMO-08 ends when the operator releases it, and what waited is paid once', () => {
    const waiting = offer(3);
    hold();
    release();
    claim(waiting);
    expect(() => claim(waiting)).toThrow(refusal('BONUS_CLOSED'));
    expect(() => release()).toThrow(refusal('NOT_FOUND'));
    expect(balance(ana)).toBe(1_250);
  });

  it('PROMO-08 ends by itself after fourteen days, to the millisecond', () => {
    hold();
    world.clock.advance(14 * DAY_MS - 1);
    expect(() => pay()).toThrow(refusal('REWARD_ON_HOLD'));
    world.clock.advance(1);
    pay();
    expect(holdOf(world, ana)).toBeNull();
  });

  it('PROMO-08 costs no day of what waits, nor of what is given meanwhile', () => {
    const waiting = offer(3);
    hold();
    world.clock.advance(4 * DAY_MS);
    const later = offer(3);
    world.clock.advance(10 * DAY_MS + 3 * DAY_MS - 1);
    expect(waits()).toEqual([waiting, later]);
    world.clock.advance(1);
    expect(waits()).toEqual([]);
  });

  it('PROMO-08 is kept with its reason, once, however often it is asked for', () => {
    const waiting = offer(3);
    hold();
    world.clock.advance(DAY_MS);
    hold('Again');
    expect(openHolds(world)).toEqual([
      expect.objectContaining({ memberId: ana, reason: 'Two accounts, one bank account' }),
    ]);
    release();
    hold('Another time');
    expect(openHolds(world).map(({ reason }) => reason)).toEqual(['Another time']);
    const kept = world.sqlite.prepare('SELECT reason FROM reward_holds ORDER BY id').pluck().all();
    expect(kept).toEqual(['Two accounts, one bank account', 'Another time']);
    expect(waits()).toEqual([waiting]);
  });
});
