import { Reward } from '@tonalli/contracts/rewards/reward';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../emulator/control/mint-member';
import { startBreak } from '../features/breaks';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { claimWaiting, offerReward, payReward } from './grant-reward';
import { rewardsRepository } from './rewards.repository';

const CASH: Reward = { kind: 'cash', amountMinor: 1_250 };
const DAY_MS = 86_400_000;

let world: OpenWorld;
let ana: string;
let bo: string;
beforeEach(async () => {
  world = createTestWorld();
  [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const grant = (change: { memberId?: string; sourceKey?: string; reward?: Reward } = {}) => ({
  memberId: ana,
  source: 'mission' as const,
  sourceKey: 'mission:1',
  reward: CASH,
  titleEs: 'Primera misión',
  titleEn: 'First mission',
  at: world.clock.now(),
  ...change,
});
const pay = (change?: Parameters<typeof grant>[0]) => world.transaction(() => payReward(world, grant(change)));
const offer = (expiresAt: number | null = null, change?: Parameters<typeof grant>[0]) =>
  world.transaction(() => offerReward(world, { ...grant(change), expiresAt }));
const claim = (id: number, memberId = ana) =>
  world.transaction(() => claimWaiting(world, { id, memberId, at: world.clock.now() }));
const balance = (memberId = ana) => world.ledger.balance(memberId, 'member.main');
const waiting = (memberId = ana) => rewardsRepository(world).waiting(memberId, world.clock.now());

describe('rewards', () => {
  it('PROMO-05 pay one occasion once, and refuse its key for another reward or member', () => {
    const first = pay();
    expect(pay().id).toBe(first.id);
    expect(balance()).toBe(1_250);
    for (const change of [{ reward: { kind: 'cash', amountMinor: 1_251 } as const }, { memberId: bo }])
      expect(() => pay(change)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }));
    expect([balance(), balance(bo)]).toEqual([1_250, 0]);
  });

  it('PROMO-05 stand in the account record under the number of the reward', () => {
    const { id } = pay();
    const posting = world.sqlite.prepare('SELECT kind, reference FROM postings').get();
    expect(posting).toEqual({ kind: 'bonus.reward', reference: `G0000000${id}` });
  });

  it('MEM-11 wait to be claimed, once, by their member alone', () => {
    const id = offer()?.id ?? 0;
    expect(offer()?.id).toBe(id);
    expect([balance(), waiting().length]).toEqual([0, 1]);
    expect(() => claim(id, bo)).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
    claim(id);
    expect(() => claim(id)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect([balance(), waiting().length]).toEqual([1_250, 0]);
  });

  it('MEM-11 lapse at their end and not a moment before', () => {
    const ends = world.clock.now() + DAY_MS;
    const [early, late] = [offer(ends)?.id ?? 0, offer(ends, { sourceKey: 'mission:2' })?.id ?? 0];
    world.clock.freeze(ends - 1);
    claim(early);
    world.clock.freeze(ends);
    expect(() => claim(late)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect([balance(), waiting()]).toEqual([1_250, []]);
  });

  it('MEM-11 that were revoked cannot be claimed, and what was paid cannot be revoked', () => {
    const store = rewardsRepository(world);
    const id = offer()?.id ?? 0;
    expect(store.revoke(id, world.clock.now())).toBe(true);
    expect(() => claim(id)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(store.revoke(pay({ sourceKey: 'mission:2' }).id, world.clock.now())).toBe(false);
  });

  it('RG-03 are not given to an excluded member, and what waits for one lapses', () => {
    const id = offer()?.id ?? 0;
    startBreak(world, ana, '6m');
    expect(waiting()).toEqual([]);
    expect(() => claim(id)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(offer(null, { sourceKey: 'mission:2' })).toBeNull();
    expect(() => pay({ sourceKey: 'mission:3' })).toThrow(expect.objectContaining({ code: 'ACCOUNT_ON_BREAK' }));
    expect([balance(), rewardsRepository(world).ofKey('mission:3')]).toEqual([0, null]);
  });

  it('RG-03 wait through a time-out, and lapse later by it', () => {
    const ends = world.clock.now() + 2 * DAY_MS;
    offer(ends);
    startBreak(world, ana, '24h');
    expect(waiting().map(({ expiresAt }) => expiresAt)).toEqual([ends + DAY_MS]);
  });

  it('MEM-11 may be points, which come under the same key', () => {
    const reward = { kind: 'points', points: 40 } as const;
    for (let time = 0; time < 2; time += 1) pay({ reward });
    expect(world.sqlite.prepare('SELECT points FROM point_entries WHERE member_id = ?').pluck().all(ana)).toEqual([40]);
  });

  it('PROMO-05 undo everything where they cannot be handed over', () => {
    const id = offer(null, { reward: { kind: 'bonus', amountMinor: 500, termsId: 'of-nobody' } })?.id ?? 0;
    expect(() => claim(id)).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
    expect(waiting().map((reward) => reward.id)).toEqual([id]);
  });

  it('PROMO-05 have somebody who hands over every kind that an operator may name', () => {
    const named = Reward.options.map(({ shape }) => shape.kind.value);
    expect(world.rewardPayers.map(({ kind }) => kind).toSorted()).toEqual(named.toSorted());
  });

  it('QA-09 are missed by the audit where their money is', () => {
    const { id } = pay();
    world.sqlite.exec(`UPDATE rewards SET paid_at = NULL WHERE id = ${id}`);
    expect(world.ledger.audit().findings).toEqual([`reward G0000000${id} of 1250 posted 1250`]);
    world.sqlite.exec(`UPDATE rewards SET paid_at = granted_at WHERE id = ${id}`);
  });
});
