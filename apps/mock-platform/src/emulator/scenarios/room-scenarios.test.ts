import { createControlClient } from '@tonalli/qa/client';
import { describe, expect, it } from 'vitest';
import { ROOM_SEPARATION, ROOM_WATCH } from '../../features/play';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import type { World } from '../../world/world';
import { mintMember } from '../control/mint-member';
import { applyScenarios } from './apply-scenarios';
import { readScenario } from './files/read-scenario';
import { roomHands } from './recipes/room-hands';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

function after(...steps: string[]) {
  const world = platform.worlds.create();
  const head = '{ en: a, es: b }';
  const text = `title: ${head}\ndescription: ${head}\nlookAt: [${head}]\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;
  applyScenarios(platform.worlds, world, [readScenario({ file: 'own.yaml', text, group: 'own' })]);
  return staged(world);
}

function bundled(name: string) {
  const world = platform.worlds.create();
  const wanted = bundledScenarios().filter((scenario) => scenario.name === name);
  applyScenarios(platform.worlds, world, wanted);
  return staged(world);
}

function staged(world: World) {
  const qa = createControlClient({ url: platform.url, world: world.name });
  const idOf = (username: string) => findMemberByUsername(world, username)?.id ?? '';
  const flags = () => qa.run('listRoomFlags', {});
  const kinds = async () => (await flags()).map(({ kind }) => kind).sort();
  const play = (loser: string, winner: string, hands: number) =>
    roomHands({ nodeId: 'niu-niu', loser, winner, hands }).cook(world);
  return { world, qa, idOf, flags, kinds, play };
}

const MEMBER = (name: string, origin = '') => `member: { name: ${name}, with: [${origin}balance: '9000.00'] }`;
const FROZEN = 'freezeClock: {}';
const TOGETHER = 'settings: { roomSeparation: { isOn: false } }';
const HANDS = (loser: string, winner: string, hands: number) =>
  `roomHands: { nodeId: niu-niu, loser: ${loser}, winner: ${winner}, hands: ${hands} }`;

/** By the bets alone: what somebody lost in all, who sat with nobody but one. */
const lostBy = (world: World, memberId: string) =>
  world.sqlite
    .prepare<[string], number>(
      "SELECT sum(stake_minor - payout_minor) FROM bets WHERE member_id = ? AND status = 'SETTLED'",
    )
    .pluck()
    .get(memberId) ?? 0;

describe('marks of rooms', () => {
  it('GAME-09 QA-01 room-chip-dumping names who lost to whom, in how many hands, how much, and where each is proven', async () => {
    const { world, idOf, flags } = bundled('room-chip-dumping');
    const lostMinor = lostBy(world, idOf('da'));
    expect(lostMinor).toBeGreaterThan(10_000);
    const [dumped, same, ...others] = (await flags()).toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
    expect(others).toEqual([]);
    expect(dumped).toMatchObject({
      ...{ kind: 'CHIP_DUMPING', hands: 12, net: (lostMinor / 100).toFixed(2), closed: null },
      ...{ from: { username: 'da', memberId: idOf('da') }, to: { username: 'recibe', memberId: idOf('recibe') } },
    });
    expect(same).toMatchObject({ kind: 'SAME_DEVICE', hands: 12 });
    expect(dumped?.newest).toHaveLength(5);
    for (const { verifyUrl, roundId } of dumped?.newest ?? []) expect(verifyUrl).toContain(roundId);
    const newest = dumped?.newest.map(({ at }) => at) ?? [];
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('GAME-09 begin just where the operator sets it, and look back no further', async () => {
    const { world, idOf, kinds } = bundled('room-chip-dumping');
    const lostMinor = lostBy(world, idOf('da'));
    const set = (watch: object) => world.settings.set(ROOM_WATCH, { days: 7, dumpedMinor: 1, hands: 2, ...watch });
    const told = async (watch: object) => {
      set(watch);
      return (await kinds()).includes('CHIP_DUMPING');
    };
    expect(await told({ dumpedMinor: lostMinor })).toBe(true);
    expect(await told({ dumpedMinor: lostMinor + 1 })).toBe(false);
    expect(await told({ hands: 12 })).toBe(true);
    expect(await told({ hands: 13 })).toBe(false);
    expect(await told({})).toBe(true);
    world.clock.advance(9 * 86_400_000);
    expect(await kinds()).toEqual([]);
  });

  it('GAME-09 are none of two who win and lose in turns, nor of strangers who sat down once', async () => {
    const turns = [HANDS('ana', 'ben', 8), HANDS('ben', 'ana', 4)];
    const { world, kinds } = after(FROZEN, MEMBER('ana'), MEMBER('ben'), ...turns);
    world.settings.set(ROOM_WATCH, { days: 7, dumpedMinor: 1, hands: 2 });
    expect(await kinds()).toEqual([]);
  });

  it('GAME-09 are of one address while the hand goes on, and of one upline once they sit together often', async () => {
    const origin = 'origin: { address: 203.0.113.80 }, ';
    const sits = (name: string, seat: number) =>
      `member: { name: ${name}, with: [${origin}familyRounds: { family: niu-niu, bet: { seat: ${seat}, seed: suerte-de-${name} } }] }`;
    const near = after(FROZEN, TOGETHER, 'tableTakesBets: { nodeId: niu-niu }', sits('ana', 1), sits('ben', 2));
    expect((await near.flags()).map(({ kind, hands, net }) => [kind, hands, net])).toEqual([
      ['SAME_ADDRESS', 1, '0.00'],
    ]);

    const { world, kinds, play } = after(FROZEN);
    const upline = await mintMember(world, { type: 1 });
    const below = { uplineId: upline.id, balanceMinor: 900_000 };
    const [ana, ben] = [await mintMember(world, below), await mintMember(world, below)];
    play(ana.username, ben.username, 5);
    play(ben.username, ana.username, 4);
    expect(await kinds()).toEqual([]);
    play(ana.username, ben.username, 1);
    expect(await kinds()).toEqual(['SAME_UPLINE']);
  });

  it('GAME-09 PROMO-08 are of one person, as soon as two who proved to be one sit together', async () => {
    const { world, idOf, flags, play } = after(FROZEN, TOGETHER, MEMBER('ana'), MEMBER('ben'));
    play('ana', 'ben', 1);
    expect(await flags()).toEqual([]);
    const prove = world.sqlite.prepare(
      "INSERT INTO verified_contacts (member_id, kind, contact, verified_at) VALUES (?, 'email', 'una@example.com', 1)",
    );
    for (const name of ['ana', 'ben']) prove.run(idOf(name));
    expect((await flags()).map(({ kind, hands }) => [kind, hands])).toEqual([['SAME_PERSON', 1]]);
  });

  it('GAME-09 QA-12 are closed with a reason, once, until the two sit together anew', async () => {
    const { world, qa, flags, play } = bundled('room-chip-dumping');
    const flag = (await flags()).find(({ kind }) => kind === 'CHIP_DUMPING')?.flag ?? '';
    const closed = await qa.run('closeRoomFlag', { flag, reason: ' Looked into ' });
    expect(closed).toMatchObject({ flag, closed: { reason: 'Looked into' } });
    expect((await flags()).map((one) => [one.kind, one.closed?.reason])).toEqual([
      ['SAME_DEVICE', undefined],
      ['CHIP_DUMPING', 'Looked into'],
    ]);
    await expect(qa.run('closeRoomFlag', { flag, reason: 'again' })).rejects.toThrow();
    for (const bad of [{ flag: 'CHIP_DUMPING:x:y' }, { flag: '' }, { reason: '  ' }, { reason: 'x'.repeat(501) }])
      await expect(qa.run('closeRoomFlag', { flag, reason: 'fine', ...bad })).rejects.toThrow();
    expect((await flags()).map((one) => one.closed === null)).toEqual([true, false]);
    world.settings.set(ROOM_SEPARATION, { ...ROOM_SEPARATION.initial, isOn: false });
    play('da', 'recibe', 1);
    expect((await flags()).map((one) => one.closed)).toEqual([null, null]);
    expect((await qa.run('audit', {})).findings).toEqual([]);
  });
});
