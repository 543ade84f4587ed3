import { BONUS_KINDS } from '@tonalli/contracts/ledger';
import * as vip from '@tonalli/contracts/vip/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../db/world';
import { createTestPlatform, type TestPlatform } from '../../testing';
import { startVipMonths } from './monthly-bonus';
import { type Player, VipWorld } from './vip-fixture';

let platform: TestPlatform;
let club: VipWorld;
let world: World;
let ana: Player;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  club = new VipWorld(platform);
  world = club.world;
  ana = await club.player();
});

const received = (who: Player, query: Record<string, string> = {}) =>
  platform.value(vip.listBonuses, { pageNo: '1', pageSize: '20', ...query }, who);

describe('claiming a VIP bonus', () => {
  it('MEM-10 pays it into the main account and takes it off the list', async () => {
    const bonusId = await club.levelOne(ana);
    const { envelope } = await club.claim(ana, bonusId);
    expect(envelope).toEqual({ success: true, value: { bonusId, amount: '10.00', balance: '1010.00' } });
    expect((await club.info(ana)).bonuses).toEqual([]);
    expect(club.balanceMinor(ana)).toBe(101_000);
  });

  it('MEM-10 pays once only: a second claim is refused', async () => {
    const bonusId = await club.levelOne(ana);
    await club.claim(ana, bonusId);
    const { status, envelope } = await club.claim(ana, bonusId);
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect(club.balanceMinor(ana)).toBe(101_000);
  });

  it('MEM-10 answers a repeated key as it did at first, and needs one', async () => {
    const bonusId = await club.levelOne(ana);
    const first = await club.claim(ana, bonusId, 'k1');
    expect((await club.claim(ana, bonusId, 'k1')).envelope).toEqual(first.envelope);
    const other = await club.claim(ana, 'V99999999', 'k1');
    expect(other.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const without = await platform.call(vip.claimVipBonus, { bonusId }, ana);
    expect(without.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(club.paid()).toBe(1);
  });

  it('MEM-10 pays one of ten that arrive at once', async () => {
    const bonusId = await club.levelOne(ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => club.claim(ana, bonusId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect([club.paid(), club.balanceMinor(ana)]).toEqual([1, 101_000]);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it("MEM-10 does not know another member's bonus, nor one that is none", async () => {
    const bonusId = await club.levelOne(ana);
    const eva = await club.player();
    for (const id of [bonusId, 'V99999999', 'V1', 'nonsense', '']) {
      const { status, envelope } = await club.claim(eva, id);
      expect([id, status, envelope]).toEqual([id, 404, expect.objectContaining({ code: 'BONUS_NOT_FOUND' })]);
    }
    expect([club.balanceMinor(eva), club.paid()]).toEqual([100_000, 0]);
    expect((await club.claim(ana, bonusId)).status).toBe(200);
  });
});

describe('the monthly VIP bonus', () => {
  /** Sessions end on the way. */
  const advanceTo = (iso: string) => {
    world.clock.set(Date.parse(iso));
    ana = club.logIn(ana.id);
  };

  it('MEM-10 comes when a month begins in Mexico, once, at the level of that moment, and lapses with the month', async () => {
    startVipMonths(world);
    club.bet(ana, 1_000_000);
    advanceTo('2026-02-01T05:59:59.999Z');
    expect((await club.info(ana)).bonuses.map(({ kind }) => kind)).toEqual(['UPGRADE', 'UPGRADE', 'UPGRADE']);
    advanceTo('2026-02-01T06:00:00.000Z');
    const monthly = (await club.info(ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY');
    expect(monthly).toEqual([
      {
        bonusId: expect.any(String),
        kind: 'MONTHLY',
        level: 3,
        amount: '30.00',
        grantedAt: '2026-02-01T06:00:00.000Z',
        expiresAt: '2026-03-01T06:00:00.000Z',
      },
    ]);
    expect((await club.info(await club.player())).bonuses).toEqual([]);
    advanceTo('2026-03-01T06:00:00.000Z');
    const { status, envelope } = await club.claim(ana, monthly[0]?.bonusId ?? '');
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect((await club.info(ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY')).toHaveLength(1);
    expect(club.paid()).toBe(0);
  });

  it('MEM-10 is claimed once, and the next month brings the next', async () => {
    startVipMonths(world);
    club.bet(ana, 1_000_000);
    const monthly = async () => (await club.info(ana)).bonuses.find(({ kind }) => kind === 'MONTHLY')?.bonusId ?? '';
    for (const moment of ['2026-02-10T00:00:00.000Z', '2026-03-10T00:00:00.000Z', '2027-01-10T00:00:00.000Z']) {
      advanceTo(moment);
      const bonusId = await monthly();
      expect((await club.claim(ana, bonusId)).status).toBe(200);
      expect((await club.claim(ana, bonusId)).status).toBe(409);
    }
    expect([club.balanceMinor(ana), club.paid()]).toEqual([100_000 + 3 * 3_000, 3]);
  });
});

describe('the bonus details', () => {
  it('MEM-10 list every bonus with kind, amount, time and reference, newest first, with their total', async () => {
    const at = world.clock.now();
    const welcome = { kind: 'bonus.welcome', key: 'w', memberId: ana.id, amountMinor: 5_000, reference: 'P1' } as const;
    world.ledger.post({ ...welcome, at: at - 1_000 });
    const bonusId = await club.levelOne(ana);
    await club.claim(ana, bonusId);
    const all = await received(ana);
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1, totalRows: 2, total: '60.00' });
    expect(all.content).toEqual([
      {
        movementId: expect.stringMatching(/^L\d{8}$/),
        kind: 'bonus.vip',
        amount: '10.00',
        at: new Date(at).toISOString(),
        reference: bonusId,
      },
      expect.objectContaining({ kind: 'bonus.welcome', amount: '50.00', reference: 'P1' }),
    ]);
    expect(await received(ana, { kind: 'bonus.welcome' })).toMatchObject({ totalRows: 1, total: '50.00' });
    expect((await received(ana, { pageNo: '2', pageSize: '1' })).content[0]?.kind).toBe('bonus.welcome');
    expect(await received(await club.player())).toMatchObject({ content: [], totalRows: 0, total: '0.00' });
  });

  it('MEM-10 know every kind of bonus that the ledger books', () => {
    expect(BONUS_KINDS).toContain('bonus.vip');
    expect(BONUS_KINDS.every((kind) => kind.startsWith('bonus.'))).toBe(true);
  });
});
