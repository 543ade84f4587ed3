import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { prove } from '../promotions/promotions-fixture';
import { noteOrigin } from '../session';
import { drawAmounts } from './draw-amounts';
import { envelopesRepository } from './envelopes.repository';
import { listRains } from './list-rains';
import { announceRain, closeRain } from './rains';
import { takeNext } from './take-envelope';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  expect(world.clock.failed()).toEqual([]);
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const announce = (change: { poolMinor?: number; count?: number; opensIn?: number; dailyAt?: string } = {}) => {
  const { poolMinor = 10_000, count = 4, opensIn = 0, dailyAt = null } = change;
  const opensAt = world.clock.now() + opensIn;
  const rain = { titleEs: 'Lluvia', titleEn: 'Rain', poolMinor, count, opensAt, closesAt: opensAt + HOUR_MS, dailyAt };
  return world.transaction(() => announceRain(world, rain));
};
const take = (id: number, memberId: string) =>
  world.transaction(() => takeNext(world, { id, memberId, at: world.clock.now() }));
const balance = (memberId: string) => world.ledger.balance(memberId, 'member.main');
const pot = () => world.ledger.houseBalance('house.envelopes');
const shown = async (memberId: string) => {
  const member = { id: memberId, username: 'x', type: 2, tokenId: 't' } as Parameters<typeof contextOf<'required'>>[1];
  return (await listRains({ ctx: contextOf<'required'>(world, member), input: {} })).rains;
};

describe('a rain of red envelopes', () => {
  it('PROMO-06 draws amounts of at least a centavo that sum to the pool, the same ones for the same seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(1_000_000), fc.nat(1_000_000), (count, extra, salt) => {
        const serverSeed = createHash('sha256').update(String(salt)).digest('hex');
        const given = { serverSeed, poolMinor: count + extra, count };
        const amounts = drawAmounts(given);
        expect(amounts).toHaveLength(count);
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(count + extra);
        expect(drawAmounts(given)).toEqual(amounts);
      }),
      { numRuns: 100 },
    );
  });

  it('PROMO-06 draws what another implementation of the rule does', () => {
    expect(
      drawAmounts({
        serverSeed: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
        poolMinor: 100_000,
        count: 8,
      }),
    ).toEqual([16198, 5521, 4280, 6203, 28363, 7594, 15900, 15941]);
  });

  it('PROMO-06 gives every place in the line the same to expect', () => {
    const DRAWS = 4_000;
    const sums = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const serverSeed = createHash('sha256').update(`place ${draw}`).digest('hex');
      for (const [place, amount] of drawAmounts({ serverSeed, poolMinor: 500, count: 5 }).entries())
        sums[place] = (sums[place] ?? 0) + amount;
    }
    // A mean of 100, its error of about 1: five of them.
    for (const sum of sums) expect(Math.abs(sum / DRAWS - 100)).toBeLessThan(5);
  });

  it('PROMO-06 PROMO-05 pays exactly its envelopes, one for each member, under 10,000 claims at once', async () => {
    const CLAIMS = 5_000;
    const { id } = announce({ poolMinor: 123_457, count: 300 });
    const members = Array.from({ length: CLAIMS }, (_, number) => `M${number}`);
    const at = world.clock.now();
    const asks = [...members, ...members].map((memberId) => world.commit(() => takeNext(world, { id, memberId, at })));
    const answers = await Promise.all(asks);
    const winners = new Set(answers.flatMap((one) => (one ? [one.memberId] : [])));
    expect(winners.size).toBe(300);
    expect(members.reduce((sum, member) => sum + balance(member), 0)).toBe(123_457);
    const paid = world.sqlite.prepare(
      "SELECT count(*), count(DISTINCT to_owner) FROM postings WHERE kind = 'bonus.reward'",
    );
    expect(paid.raw().get()).toEqual([300, 300]);
    expect(pot()).toBe(0);
  });

  it('PROMO-06 hands a member the same envelope again, before it opens none, and tells the late that it is over', async () => {
    const [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
    const { id } = announce({ poolMinor: 777, count: 1, opensIn: HOUR_MS });
    expect(() => take(id, ana)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    world.clock.advance(HOUR_MS);
    expect(take(id, ana)?.amountMinor).toBe(777);
    expect(take(id, ana)?.amountMinor).toBe(777);
    expect(take(id, bo)).toBeNull();
    expect([balance(ana), balance(bo)]).toEqual([777, 0]);
    expect(() => take(id + 1, ana)).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
  });

  it('PROMO-06 returns the rest once when it ends, and gives nothing from then on', async () => {
    const [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
    const { id } = announce();
    const amount = take(id, ana)?.amountMinor ?? 0;
    expect(pot()).toBe(10_000 - amount);
    world.clock.advance(HOUR_MS);
    expect(pot()).toBe(0);
    expect(world.ledger.houseBalance('house.promotions')).toBe(-amount);
    expect(take(id, bo)).toBeNull();
    expect(() => world.transaction(() => closeRain(world, id))).toThrow(
      expect.objectContaining({ code: 'BONUS_CLOSED' }),
    );
  });

  it('PROMO-06 gives nothing from the moment on that ends it, though it is not ended yet', async () => {
    const [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
    const { id, closesAt } = announce({ count: 2 });
    const at = (memberId: string, moment: number) =>
      world.transaction(() => takeNext(world, { id, memberId, at: moment }));
    expect(at(ana, closesAt)).toBeNull();
    expect(at(bo, closesAt - 1)?.memberId).toBe(bo);
    // What was taken in time is still shown to whoever has it.
    expect(at(bo, closesAt)?.memberId).toBe(bo);
    expect(balance(ana)).toBe(0);
  });

  it('PROMO-06 RG-01 refuses who is on a break, and leaves the envelope for another', async () => {
    const [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
    const { id } = announce({ count: 1 });
    startBreak(world, ana, '24h');
    expect(() => take(id, ana)).toThrow();
    expect(balance(ana)).toBe(0);
    expect(take(id, bo)?.amountMinor).toBe(10_000);
  });

  it('PROMO-06 shows the hash before, and seed and amounts only once it is over, which they follow from', async () => {
    const ana = (await mintMember(world)).id;
    const { id } = announce();
    take(id, ana);
    const [open] = await shown(ana);
    expect(open).toMatchObject({ seed: null, amounts: null, left: 3, own: balance(ana), isClosed: false });
    world.clock.advance(HOUR_MS);
    const [over] = await shown(ana);
    const seed = over?.seed ?? '';
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(open?.seedHash);
    expect(over?.amounts).toEqual(drawAmounts({ serverSeed: seed, poolMinor: 10_000, count: 4 }));
    expect(over?.amounts?.[0]).toBe(balance(ana));
  });

  it('PROMO-06 comes every day at its hour, through a jump of 45 days', () => {
    announce({ dailyAt: '20:00' });
    world.clock.advance(45 * DAY_MS);
    const hours = world.sqlite.prepare<[], number>('SELECT opens_at FROM rains WHERE id > 1').pluck().all();
    expect(hours.length).toBeGreaterThanOrEqual(45);
    const told = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Mexico_City', timeStyle: 'short' });
    expect(new Set(hours.map((at) => told.format(at)))).toEqual(new Set(['20:00']));
    expect(pot()).toBe(10_000);
  });

  it('PROMO-08 gives one envelope to those who share an e-mail', async () => {
    const [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
    for (const id of [ana, bo]) prove(world, id, 'familia@correo.example');
    const { id } = announce();
    take(id, ana);
    expect(() => take(id, bo)).toThrow(expect.objectContaining({ code: 'PROMOTION_TAKEN' }));
    expect([balance(bo), envelopesRepository(world).rest(id).count]).toEqual([0, 3]);
  });

  const HOME = '189.203.7.41';
  const from = (id: string, device: string, at?: number) =>
    world.transaction(() => noteOrigin(world, id, { ip: HOME, device, at }));
  const taken = expect.objectContaining({ code: 'PROMOTION_TAKEN' });

  it('PROMO-06 PROMO-08 gives one envelope to those who come from one device, and others to those of their network', async () => {
    const [ana, bo, eva] = [(await mintMember(world)).id, (await mintMember(world)).id, (await mintMember(world)).id];
    for (const id of [ana, bo]) from(id, 'tablet');
    for (const id of [bo, eva]) from(id, 'phone');
    const { id } = announce();
    take(id, ana);
    expect(() => take(id, bo)).toThrow(taken);
    // The phone that bo and eva share says nothing of ana.
    expect(take(id, eva)?.memberId).toBe(eva);
    expect([take(id, ana)?.memberId, balance(bo), envelopesRepository(world).rest(id).count]).toEqual([ana, 0, 2]);
  });

  it('PROMO-06 PROMO-08 forgets a shared device after ninety days, and makes nothing of one that more than twenty use', async () => {
    const members = await Promise.all(Array.from({ length: 21 }, async () => (await mintMember(world)).id));
    const [ana = '', bo = '', last = ''] = members;
    for (const id of [ana, bo]) from(id, 'tablet', world.clock.now() - 90 * DAY_MS);
    for (const id of members.filter((each) => each !== last)) from(id, 'kiosk');
    const first = announce().id;
    take(first, ana);
    expect(() => take(first, bo)).toThrow(taken);
    from(last, 'kiosk');
    expect(() => take(first, bo)).toThrow(taken);
    world.clock.advance(1);
    expect(take(first, bo)?.memberId).toBe(bo);
  });

  it('QA-09 finds an envelope that holds something else than it paid', async () => {
    const ana = (await mintMember(world)).id;
    const { id } = announce({ count: 1 });
    take(id, ana);
    world.sqlite.exec('UPDATE envelopes SET amount_minor = 9999');
    expect(world.ledger.audit().findings.length).toBe(3);
    world.sqlite.exec('UPDATE envelopes SET amount_minor = 10000');
    expect(envelopesRepository(world).rest(id)).toEqual({ count: 0, minor: 0 });
  });
});
