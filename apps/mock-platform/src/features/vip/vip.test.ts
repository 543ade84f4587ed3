import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { BONUS_KINDS } from '@tonalli/contracts/ledger';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import * as vip from '@tonalli/contracts/vip/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../db/world';
import { createTestPlatform, mintMember, TEST_TIME_MS, type TestPlatform } from '../../testing';
import { findMember } from '../account';
import { keepBet } from '../records';
import { openSession } from '../session';
import { startVipMonths } from './monthly-bonus';
import { levelAt, VIP_LEVELS } from './vip-levels';

interface Player {
  id: string;
  world: string;
  token: string;
}

let platform: TestPlatform;
let world: World;
let ana: Player;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  world = platform.worlds.create();
  ana = await player();
});

async function player(type: 0 | 4 = 0): Promise<Player> {
  const { id } = await mintMember(world, { balanceMinor: 100_000, type });
  return { id, world: world.name, token: logIn(id) };
}

function logIn(id: string): string {
  const member = findMember(world, id);
  if (!member) throw new Error(`no member ${id}`);
  return openSession(world, member, '127.0.0.1').token;
}

let rounds = 0;
/** A bet of the record; the money of it is the affair of who plays. */
function bet(memberId: string, stakeMinor: number, isTrial = false): void {
  rounds += 1;
  const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
  const at = world.clock.now();
  keepBet(world, { ...game, roundId: `vip-${rounds}`, memberId, stakeMinor, payoutMinor: 0, isTrial, at });
}

const info = (who: Player, language: 'ES' | 'EN' = 'ES') => platform.value(vip.fetchVip, {}, { ...who, language });
const claim = (who: Player, bonusId: string, idempotencyKey: string = crypto.randomUUID()) =>
  platform.call(vip.claimVipBonus, { bonusId }, { ...who, idempotencyKey });
const received = (who: Player, query: Record<string, string> = {}) =>
  platform.value(vip.listBonuses, { pageNo: '1', pageSize: '20', ...query }, who);
const balanceOf = (who: Player) => world.ledger.balance(who.id, 'member.main');
const vipPostings = () => world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'bonus.vip'").pluck().get();
/** Reaches level 1. Returns the bonus for it. */
async function levelOne(who: Player): Promise<string> {
  bet(who.id, 100_000);
  return (await info(who)).bonuses[0]?.bonusId ?? '';
}

describe('VIP levels', () => {
  it('MEM-10 begin at nothing and rise, one after another, with bonuses that never fall', () => {
    expect(VIP_LEVELS[0]).toMatchObject({ validBetMinor: 0, upgradeBonusMinor: 0, monthlyBonusMinor: 0 });
    const rising = (field: 'validBetMinor' | 'upgradeBonusMinor' | 'monthlyBonusMinor') =>
      VIP_LEVELS.slice(1).every((level, index) => level[field] >= (VIP_LEVELS[index]?.[field] ?? 0));
    expect([rising('validBetMinor'), rising('upgradeBonusMinor'), rising('monthlyBonusMinor')]).toEqual([
      true,
      true,
      true,
    ]);
    for (const [level, { validBetMinor }] of VIP_LEVELS.entries()) {
      expect(levelAt(validBetMinor)).toBe(level);
      if (level > 0) expect(levelAt(validBetMinor - 1)).toBe(level - 1);
    }
    expect(levelAt(Number.MAX_SAFE_INTEGER)).toBe(8);
  });

  it('MEM-10 show everything a new member has before them, in the language asked for', async () => {
    const spanish = await info(ana);
    expect(spanish).toMatchObject({ vipLabelName: 'Club Tonalli', vipRankLevel: 0, validBet: '0.00', bonuses: [] });
    expect(spanish.levels).toHaveLength(9);
    expect(spanish.levels[1]).toEqual({
      level: 1,
      name: 'Barro',
      validBet: '1000.00',
      upgradeBonus: '10.00',
      monthlyBonus: '0.00',
    });
    expect((await info(ana, 'EN')).levels[1]?.name).toBe('Clay');
  });

  it('MEM-10 follow what was really bet, to the centavo: play money does not count', async () => {
    bet(ana.id, 99_999);
    bet(ana.id, 5_000_000, true);
    expect(await info(ana)).toMatchObject({ vipRankLevel: 0, validBet: '999.99', bonuses: [] });
    bet(ana.id, 1);
    const reached = await info(ana);
    expect(reached).toMatchObject({ vipRankLevel: 1, validBet: '1000.00' });
    expect(reached.bonuses).toEqual([
      {
        bonusId: expect.stringMatching(/^V\d{8}$/),
        kind: 'UPGRADE',
        level: 1,
        amount: '10.00',
        grantedAt: new Date(TEST_TIME_MS).toISOString(),
        expiresAt: null,
      },
    ]);
  });

  it('MEM-02 the level of the profile is this level, as soon as the bet is settled', async () => {
    bet(ana.id, 1_000_000);
    expect(await platform.value(fetchMemberInfo, {}, ana)).toMatchObject({ vipLevel: 3 });
    expect((await info(ana)).vipRankLevel).toBe(3);
  });

  it('MEM-10 a jump over several levels brings the bonus of each, and a level none a second time', async () => {
    bet(ana.id, 1_000_000);
    bet(ana.id, 1_000_000);
    const { bonuses } = await info(ana);
    expect(bonuses.map(({ level, amount }) => [level, amount])).toEqual([
      [1, '10.00'],
      [2, '20.00'],
      [3, '60.00'],
    ]);
    // As if the level had been lost and reached once more.
    world.sqlite.prepare('UPDATE vip_members SET valid_bet_minor = 0').run();
    bet(ana.id, 1_000_000);
    expect((await info(ana)).bonuses).toEqual(bonuses);
  });

  it('MEM-10 a bet that is undone leaves no level behind', async () => {
    const undone = () =>
      world.transaction(() => {
        bet(ana.id, 100_000);
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(await info(ana)).toMatchObject({ vipRankLevel: 0, validBet: '0.00', bonuses: [] });
  });
});

describe('claiming a VIP bonus', () => {
  it('MEM-10 pays it into the main account and takes it off the list', async () => {
    const bonusId = await levelOne(ana);
    const { envelope } = await claim(ana, bonusId);
    expect(envelope).toEqual({ success: true, value: { bonusId, amount: '10.00', balance: '1010.00' } });
    expect((await info(ana)).bonuses).toEqual([]);
    expect(balanceOf(ana)).toBe(101_000);
  });

  it('MEM-10 pays once only: a second claim is refused', async () => {
    const bonusId = await levelOne(ana);
    await claim(ana, bonusId);
    const { status, envelope } = await claim(ana, bonusId);
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect(balanceOf(ana)).toBe(101_000);
  });

  it('MEM-10 answers a repeated key as it did at first, and needs one', async () => {
    const bonusId = await levelOne(ana);
    const first = await claim(ana, bonusId, 'k1');
    expect((await claim(ana, bonusId, 'k1')).envelope).toEqual(first.envelope);
    const other = await claim(ana, 'V99999999', 'k1');
    expect(other.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const without = await platform.call(vip.claimVipBonus, { bonusId }, ana);
    expect(without.envelope).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect(vipPostings()).toBe(1);
  });

  it('MEM-10 pays one of ten that arrive at once', async () => {
    const bonusId = await levelOne(ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(ana, bonusId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect([vipPostings(), balanceOf(ana)]).toEqual([1, 101_000]);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it("MEM-10 does not know another member's bonus, nor one that is none", async () => {
    const bonusId = await levelOne(ana);
    const eva = await player();
    for (const id of [bonusId, 'V99999999', 'V1', 'nonsense', '']) {
      const { status, envelope } = await claim(eva, id);
      expect([id, status, envelope]).toEqual([id, 404, expect.objectContaining({ code: 'BONUS_NOT_FOUND' })]);
    }
    expect([balanceOf(eva), vipPostings()]).toEqual([100_000, 0]);
    expect((await claim(ana, bonusId)).status).toBe(200);
  });
});

describe('the monthly VIP bonus', () => {
  /** Sessions end on the way. */
  const advanceTo = (iso: string) => {
    world.clock.set(Date.parse(iso));
    ana = { ...ana, token: logIn(ana.id) };
  };

  it('MEM-10 comes when a month begins in Mexico, once, at the level of that moment, and lapses with the month', async () => {
    startVipMonths(world);
    bet(ana.id, 1_000_000);
    advanceTo('2026-02-01T05:59:59.999Z');
    expect((await info(ana)).bonuses.map(({ kind }) => kind)).toEqual(['UPGRADE', 'UPGRADE', 'UPGRADE']);
    advanceTo('2026-02-01T06:00:00.000Z');
    const monthly = (await info(ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY');
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
    expect((await info(await player())).bonuses).toEqual([]);
    advanceTo('2026-03-01T06:00:00.000Z');
    const { status, envelope } = await claim(ana, monthly[0]?.bonusId ?? '');
    expect([status, envelope]).toEqual([409, expect.objectContaining({ code: 'BONUS_CLOSED' })]);
    expect((await info(ana)).bonuses.filter(({ kind }) => kind === 'MONTHLY')).toHaveLength(1);
    expect(vipPostings()).toBe(0);
  });

  it('MEM-10 is claimed once, and the next month brings the next', async () => {
    startVipMonths(world);
    bet(ana.id, 1_000_000);
    const monthly = async () => (await info(ana)).bonuses.find(({ kind }) => kind === 'MONTHLY')?.bonusId ?? '';
    for (const moment of ['2026-02-10T00:00:00.000Z', '2026-03-10T00:00:00.000Z', '2027-01-10T00:00:00.000Z']) {
      advanceTo(moment);
      const bonusId = await monthly();
      expect((await claim(ana, bonusId)).status).toBe(200);
      expect((await claim(ana, bonusId)).status).toBe(409);
    }
    expect([balanceOf(ana), vipPostings()]).toEqual([100_000 + 3 * 3_000, 3]);
  });
});

describe('the bonus details', () => {
  it('MEM-10 list every bonus with kind, amount, time and reference, newest first, with their total', async () => {
    const at = world.clock.now();
    const welcome = { kind: 'bonus.welcome', key: 'w', memberId: ana.id, amountMinor: 5_000, reference: 'P1' } as const;
    world.ledger.post({ ...welcome, at: at - 1_000 });
    const bonusId = await levelOne(ana);
    await claim(ana, bonusId);
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
    expect(await received(await player())).toMatchObject({ content: [], totalRows: 0, total: '0.00' });
  });

  it('MEM-10 know every kind of bonus that the ledger books', () => {
    expect(BONUS_KINDS).toContain('bonus.vip');
    expect(BONUS_KINDS.every((kind) => kind.startsWith('bonus.'))).toBe(true);
  });
});

describe('who may', () => {
  const calls = [
    ['fetchVip', () => platform.call(vip.fetchVip, {}, ana)],
    ['claimVipBonus', () => claim(ana, 'V00000001')],
  ] as const;

  it.each(calls)('NAV-06 %s is not available while VIP is off; bets count all the same', async (_name, call) => {
    world.settings.set('vipOn', false);
    bet(ana.id, 100_000);
    const { status, envelope } = await call();
    expect([status, envelope]).toEqual([403, expect.objectContaining({ code: 'FUNCTION_NOT_AVAILABLE' })]);
    expect(vipPostings()).toBe(0);
    world.settings.set('vipOn', true);
    expect((await info(ana)).vipRankLevel).toBe(1);
  });

  it('NAV-06 no month brings a bonus while VIP is off', async () => {
    startVipMonths(world);
    bet(ana.id, 1_000_000);
    world.settings.set('vipOn', false);
    world.clock.advance(31 * 86_400_000);
    expect(world.sqlite.prepare("SELECT count(*) FROM vip_bonuses WHERE kind = 'MONTHLY'").pluck().get()).toBe(0);
    expect(world.clock.pending().some(({ kind }) => kind === 'vip.month')).toBe(true);
  });

  it('NAV-06 SYS-01 the first call says whether VIP is offered, what it is called and how far it goes', async () => {
    const here = { world: world.name, language: 'EN' } as const;
    const before = await platform.value(fetchPermission, {}, here);
    expect(before.info.publicState).toMatchObject({ hasVip: true, vipLabelName: 'Tonalli Club', vipRankLevel: 8 });
    world.settings.set('vipOn', false);
    expect((await platform.value(fetchPermission, {}, here)).info.publicState.hasVip).toBe(false);
  });

  it('GAME-06 trial accounts have none of it', async () => {
    const trial = await player(4);
    const answers = await Promise.all([
      platform.call(vip.fetchVip, {}, trial),
      claim(trial, 'V00000001'),
      platform.call(vip.listBonuses, { pageNo: '1', pageSize: '20' }, trial),
    ]);
    for (const { envelope } of answers) expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
  });
});
