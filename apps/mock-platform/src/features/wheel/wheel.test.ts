import { createHash, createHmac } from 'node:crypto';
import * as wire from '@tonalli/contracts/wheel/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerReward, payReward } from '../../rewarding/grant-reward';
import { mintPlayer, type Player } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { dayAt } from '../../wagering/shared-days';
import { startBreak } from '../breaks';
import { spinsLeft } from './show-wheel';
import { spin } from './spin';
import { spinsRepository } from './wheel.repository';
import { requireWheel, sectorAt, shownWheel, totalOf } from './wheel-data';

const stage = await serveWorlds();

let ana: Player;
let occasions = 0;
beforeEach(async () => {
  ana = await mintPlayer(stage.world);
});

const read = (who = ana) => stage.platform.value(wire.fetchWheel, { language: 'ES' }, who);
const call = async (key: string, { wheelId = 'daily', who = ana } = {}) =>
  (
    await stage.platform.call(
      wire.claimRafflePromotion,
      { wheelId, clientSeed: `mine-${key}` },
      { ...who, idempotencyKey: key },
    )
  ).envelope;
const made = () => stage.platform.value(wire.listWheelSpins, { pageNo: '1', pageSize: '10' }, ana);
function grant(count: number, memberId = ana.id): void {
  occasions += 1;
  const { world } = stage;
  const reward = { kind: 'spins', wheelId: 'daily', count } as const;
  const occasion = { source: 'mission', sourceKey: `wheel-test:${occasions}`, titleEs: 'x', titleEn: 'x' } as const;
  world.transaction(() => payReward(world, { memberId, reward, ...occasion, at: world.clock.now() }));
}
const spinNow = (clientSeed: string) =>
  stage.world.transaction(() => spin(stage.world, { wheelId: 'daily', memberId: ana.id, clientSeed }));
const audit = () => stage.world.ledger.audit().findings;

describe('the wheel of prizes', () => {
  it('PROMO-06 says the weight of every sector, and what is given in place of what is gone', async () => {
    const { sectors, fallbackId, spinsLeft, title } = await read();
    expect([title, spinsLeft]).toEqual(['Ruleta de Tonalli', 1]);
    expect(sectors.map(({ sectorId, weight, left }) => [sectorId, weight, left])).toEqual([
      ['points-10', 56, null],
      ['cash-5', 18, null],
      ['nothing', 60, null],
      ['cash-50', 5, null],
      ['points-50', 34, null],
      ['cash-250', 1, 20],
      ['points-100', 18, null],
      ['cash-20', 8, null],
    ]);
    expect(sectors.find(({ sectorId }) => sectorId === fallbackId)?.reward).toEqual({ kind: 'points', points: 10 });
  });

  it('MEM-11 spins once a day, once a key, and is refused without a spin left', async () => {
    const first = await call('one');
    expect(first).toMatchObject({ success: true, value: { spinsLeft: 0 } });
    expect(await call('one')).toEqual(first);
    expect(await call('two')).toMatchObject({ code: 'BONUS_CLOSED' });
    expect((await made()).totalRows).toBe(1);
    const { nextSpinAt } = await read();
    stage.world.clock.set(Date.parse(nextSpinAt) - 1);
    const left = () => spinsLeft(stage.world, shownWheel(), ana.id).spinsLeft;
    expect(left()).toBe(0);
    stage.world.clock.set(Date.parse(nextSpinAt));
    expect(left()).toBe(1);
  });

  it('MEM-11 gives no more than there are, however many spin at the same time', async () => {
    grant(2);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => call(`at-once-${index}`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect([(await made()).totalRows, (await read()).spinsLeft]).toEqual([3, 0]);
    expect(audit()).toEqual([]);
  });

  it('GAME-08 follows from the seed that was committed to before and from the text of the player', async () => {
    const { serverSeedHash } = await read();
    await call('fair');
    const [shown = wire.WheelSpin.parse({})] = (await made()).content;
    expect(shown.serverSeedHash).toBe(serverSeedHash);
    expect(createHash('sha256').update(Buffer.from(shown.serverSeed, 'hex')).digest('hex')).toBe(serverSeedHash);
    const block = createHmac('sha256', Buffer.from(shown.serverSeed, 'hex')).update('mine-fair:0:0').digest();
    // 2^32 is 96 more than a multiple of 200, so that all but the last 96 words count.
    expect(shown.drawn).toBe(block.readUInt32BE(0) % 200);
    expect(sectorAt(shownWheel(), shown.drawn).id).toBe(shown.hitSectorId);
    expect((await read()).serverSeedHash).not.toBe(serverSeedHash);
  });

  it('PROMO-06 covers every number of the wheel by its weights', () => {
    const wheel = shownWheel();
    const hits = new Map<string, number>();
    for (let drawn = 0; drawn < totalOf(wheel); drawn += 1) {
      const { id } = sectorAt(wheel, drawn);
      hits.set(id, (hits.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(hits)).toEqual(Object.fromEntries(wheel.sectors.map(({ id, weight }) => [id, weight])));
    expect(() => sectorAt(wheel, totalOf(wheel))).toThrow(RangeError);
  });

  it('MEM-11 pays what it stopped on, once, and says so in the record', async () => {
    grant(59);
    const spins = Array.from({ length: 60 }, (_, index) => spinNow(`run-${index}`));
    const cash = spins.reduce((sum, { costMinor }) => sum + costMinor, 0);
    expect(stage.world.ledger.balance(ana.id, 'member.main')).toBe(cash);
    const prizes = stage.world.sqlite
      .prepare("SELECT count(*) FROM rewards WHERE member_id = ? AND source = 'wheel'")
      .pluck();
    expect(prizes.get(ana.id)).toBe(spins.filter(({ reward }) => reward !== null).length);
    expect(() => spinNow('no more')).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(audit()).toEqual([]);
  });

  it('PROMO-08 gives the fallback for what is gone: its stock, and the money of the day', async () => {
    const gone = async () => (await read()).sectors.flatMap(({ sectorId, isGone }) => (isGone ? [sectorId] : []));
    const fill = (change: { sectorId: string; costMinor: number; day: string }) =>
      spinsRepository(stage.world).insert({
        ...{ memberId: 'M9', wheelId: 'daily', creditId: null, serverSeedHash: 'h', serverSeed: 's', clientSeed: 'c' },
        ...{ drawn: 0, total: 200, reward: null, at: 0, hitSectorId: change.sectorId, ...change },
      }).id;
    const { day } = dayAt(stage.world.clock.now());
    const given = spinsRepository(stage.world).given({ wheelId: 'daily', sectorId: 'cash-250' });
    const spent = spinsRepository(stage.world).spentMinor({ wheelId: 'daily', day });
    const rows = Array.from({ length: 20 - given }, () =>
      fill({ sectorId: 'cash-250', costMinor: 0, day: '2020-01-01' }),
    );
    expect(await gone()).toEqual(['cash-250']);
    // Of the money of the day $40.00 are left.
    rows.push(fill({ sectorId: 'nothing', costMinor: 500_000 - spent - 4_000, day }));
    expect(await gone()).toEqual(['cash-50', 'cash-250']);
    expect(await read()).toMatchObject({ dayBudget: '5000.00', dayLeft: '40.00' });
    grant(400);
    const hit = Array.from({ length: 400 }, (_, index) => spinNow(`gone-${index}`));
    const ofGone = hit.filter(({ hitSectorId }) => hitSectorId === 'cash-50' || hitSectorId === 'cash-250');
    expect(ofGone.length).toBeGreaterThan(0);
    expect(new Set(ofGone.map(({ sectorId }) => sectorId))).toEqual(new Set(['points-10']));
    expect(hit.reduce((sum, { costMinor }) => sum + costMinor, 0)).toBeLessThanOrEqual(4_000);
    stage.world.sqlite.exec(`DELETE FROM wheel_spins WHERE id IN (${rows.join(',')})`);
  });

  it('PROMO-06 takes spins from the reward centre, of a wheel that there is', () => {
    const { world } = stage;
    const of = { memberId: ana.id, source: 'promotion', titleEs: 'x', titleEn: 'x', at: world.clock.now() } as const;
    const reward = { kind: 'spins', wheelId: 'nobodys', count: 1 } as const;
    expect(() => world.transaction(() => payReward(world, { ...of, sourceKey: 'w:1', reward }))).toThrow(
      expect.objectContaining({ code: 'BONUS_NOT_FOUND' }),
    );
    expect(() => requireWheel('nobodys')).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
    expect(
      world.transaction(() =>
        offerReward(world, { ...of, sourceKey: 'w:2', reward: { ...reward, wheelId: 'daily' }, expiresAt: null }),
      ),
    ).not.toBeNull();
  });

  it('RG-03 does not turn for a member on a break', async () => {
    startBreak(stage.world, ana.id, '24h');
    expect(await call('break')).toMatchObject({ success: false });
    expect(spinsRepository(stage.world).count(ana.id)).toBe(0);
  });

  it('MEM-11 refuses a wheel that there is not, and shows nobody the spins of another', async () => {
    expect(await call('which', { wheelId: 'none' })).toMatchObject({ code: 'BONUS_NOT_FOUND' });
    const bo = await mintPlayer(stage.world);
    await call('own');
    expect(await stage.platform.value(wire.listWheelSpins, { pageNo: '1', pageSize: '10' }, bo)).toMatchObject({
      content: [],
      totalRows: 0,
    });
  });
});
