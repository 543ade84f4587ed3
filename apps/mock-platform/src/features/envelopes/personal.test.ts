import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { setVipLevel } from '../../people/find-member';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { prove } from '../promotions/promotions-fixture';
import { VIP_ON } from '../vip';
import { openPersonal, personalOf, personalSteps } from './personal';

const DAY_MS = 86_400_000;
/** A Wednesday in Mexico. */
const WEDNESDAY = Date.parse('2026-03-11T18:00:00Z');

let world: OpenWorld;
let ana: string;
let bo: string;
beforeEach(async () => {
  world = createTestWorld();
  [ana, bo] = [(await mintMember(world)).id, (await mintMember(world)).id];
  world.clock.freeze(WEDNESDAY);
  for (const id of [ana, bo]) setVipLevel(world, id, 3);
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const open = (memberId: string) => world.transaction(() => openPersonal(world, memberId));
const balance = (memberId: string) => world.ledger.balance(memberId, 'member.main');
const refusal = (code: string) => expect.objectContaining({ code });

describe('the personal envelope of a week', () => {
  it('PROMO-04 pays once a week what the level promises, the same amount however often it is opened', async () => {
    const asks = Array.from({ length: 20 }, () => world.commit(() => openPersonal(world, ana)));
    const amounts = new Set(await Promise.all(asks));
    expect(amounts.size).toBe(1);
    expect([...amounts]).toEqual([balance(ana)]);
    expect(balance(ana)).toBeGreaterThanOrEqual(1_000);
    expect(balance(ana)).toBeLessThanOrEqual(5_000);
    expect(personalOf(world, ana)).toMatchObject({ opened: balance(ana), endsAt: '2026-03-16T06:00:00.000Z' });
  });

  it('PROMO-04 comes again when the week turns on Monday in Mexico, and not a moment before', () => {
    const first = open(ana);
    world.clock.freeze(Date.parse('2026-03-16T05:59:59.999Z'));
    open(ana);
    expect(balance(ana)).toBe(first);
    world.clock.advance(1);
    expect(personalOf(world, ana)?.opened).toBeNull();
    const second = open(ana);
    expect(balance(ana)).toBe(first + second);
  });

  it('PROMO-04 holds nothing below the first level, and nothing while VIP is switched off', () => {
    setVipLevel(world, bo, 0);
    expect(() => open(bo)).toThrow(refusal('BONUS_NOT_FOUND'));
    world.settings.set(VIP_ON, false);
    expect(() => open(ana)).toThrow(refusal('BONUS_NOT_FOUND'));
    expect(personalOf(world, ana)).toBeNull();
    expect([balance(ana), balance(bo)]).toEqual([0, 0]);
  });

  it('RG-03 is not opened on a break, and waits for nobody beyond its week', () => {
    startBreak(world, ana, '24h');
    expect(() => open(ana)).toThrow(refusal('ACCOUNT_ON_BREAK'));
    world.clock.advance(2 * DAY_MS);
    expect(open(ana)).toBe(balance(ana));
  });

  it('PROMO-08 is one for those who share an e-mail', () => {
    for (const id of [ana, bo]) prove(world, id, 'familia@correo.example');
    open(ana);
    expect(() => open(bo)).toThrow(refusal('PROMOTION_TAKEN'));
    expect(balance(bo)).toBe(0);
  });

  it('PROMO-04 grows with the level', () => {
    const steps = personalSteps();
    expect(steps.map(({ level }) => level)).toEqual(steps.map(({ level }) => level).toSorted((a, b) => a - b));
    for (const [index, { fromMinor, toMinor }] of steps.entries()) {
      expect(fromMinor).toBeGreaterThan(steps[index - 1]?.fromMinor ?? 0);
      expect(toMinor).toBeGreaterThan(steps[index - 1]?.toMinor ?? 0);
    }
  });
});
