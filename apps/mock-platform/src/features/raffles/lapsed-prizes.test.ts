import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { claimWaiting, payReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { fetchRaffleProof, listRaffles } from './list-raffles';
import { raffleIdOf } from './raffle-ids';
import { rafflesRepository } from './raffles.repository';
import { announceRaffle, closeRaffle } from './run-raffle';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLAIM_MS = 30 * DAY_MS;

let world: OpenWorld;
let people: string[] = [];
beforeEach(async () => {
  world = createTestWorld();
  people = [];
  for (let count = 0; count < 4; count += 1) people.push((await mintMember(world)).id);
});
afterEach(() => {
  expect(world.clock.failed()).toEqual([]);
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

/** A raffle of one prize in which everybody has as many tickets as their place says; drawn. */
function drawn(holders = people): number {
  const opensAt = world.clock.now();
  const prizes = [{ count: 1, reward: { kind: 'cash' as const, amountMinor: 5_000 } }];
  const given = { seriesId: 'fair', titleEs: 'Rifa', titleEn: 'Raffle', prizes, repeats: false };
  const { id } = world.transaction(() => announceRaffle(world, { ...given, opensAt, closesAt: opensAt + HOUR_MS }));
  for (const [place, memberId] of holders.entries())
    world.transaction(() =>
      payReward(world, {
        ...{ memberId, source: 'mission', sourceKey: `lapse:${memberId}`, titleEs: 'x', titleEn: 'x', at: opensAt },
        reward: { kind: 'tickets', raffleId: 'fair', count: place + 1 },
      }),
    );
  world.transaction(() => closeRaffle(world, id));
  world.clock.advance(1_000);
  return id;
}
const winsOf = (id: number) => rafflesRepository(world).find(id)?.drawn ?? [];
const member = (id: string) => contextOf<'required'>(world, { id, username: id, type: 2, tokenId: 't' } as never);
const waitingOf = (memberId: string) => rewardsRepository(world).waiting(memberId, world.clock.now());
const claimOf = async (memberId: string) => {
  const { raffles } = await listRaffles({ ctx: member(memberId), input: { language: 'EN' } });
  return raffles[0]?.drawn?.find(({ isOwn }) => isOwn)?.claim;
};
const told = (memberId: string) =>
  world.sqlite
    .prepare<[string], string>("SELECT kind FROM messages WHERE member_id = ? AND kind LIKE 'raffle%' ORDER BY id")
    .pluck()
    .all(memberId);
const claim = (memberId: string) => {
  const [prize] = waitingOf(memberId);
  world.transaction(() => claimWaiting(world, { id: prize?.id ?? 0, memberId, at: world.clock.now() }));
};

describe('a prize of a raffle that is not claimed in time', () => {
  it('PROMO-06 goes to the next ticket by the numbers that follow, over and over, until nobody is left', async () => {
    const id = drawn();
    for (let lapses = 1; lapses <= people.length; lapses += 1) world.clock.advance(CLAIM_MS);
    const wins = winsOf(id);
    expect(wins.map(({ isLapsed }) => isLapsed)).toEqual([true, true, true, true]);
    expect(new Set(wins.map(({ memberId }) => memberId))).toEqual(new Set(people));

    const proof = await fetchRaffleProof({ ctx: member(people[0] ?? ''), input: { raffleId: raffleIdOf(id) } });
    const text = `raffle:${raffleIdOf(id)}:${proof.beacon.value}:${proof.root}:1:0`;
    const block = createHmac('sha256', Buffer.from(proof.serverSeed, 'hex')).update(text).digest();
    let pot = proof.holders.flatMap(({ from, count, holder }) =>
      Array.from({ length: count }, (_, at) => ({ number: from + at, holder })),
    );
    const expected: number[] = [];
    // Words that are thrown away are one in hundreds of millions.
    for (let turn = 0; pot.length > 0; turn += 1) {
      const hit = pot[block.readUInt32BE(turn * 4) % pot.length];
      expected.push(hit?.number ?? 0);
      pot = pot.filter(({ holder }) => holder !== hit?.holder);
    }
    expect(wins.map(({ ticket }) => ticket)).toEqual(expected);
    expect(proof.drawn.map(({ ticket, isLapsed }) => [ticket, isLapsed])).toEqual(expected.map((each) => [each, true]));
  });

  it('PROMO-06 waits thirty days to the moment, with the time that is left shown, and each of the two is told', async () => {
    const id = drawn();
    const [first] = winsOf(id);
    const until = world.clock.now() + CLAIM_MS;
    const winner = first?.memberId ?? '';
    expect(await claimOf(winner)).toEqual({ state: 'WAITING', until: new Date(until).toISOString() });
    world.clock.set(until - 1);
    expect([winsOf(id).length, waitingOf(winner).length]).toEqual([1, 1]);
    world.clock.set(until);
    expect(waitingOf(winner)).toEqual([]);
    expect(await claimOf(winner)).toMatchObject({ state: 'LAPSED' });
    const next = winsOf(id)[1]?.memberId ?? '';
    expect(await claimOf(next)).toEqual({ state: 'WAITING', until: new Date(until + CLAIM_MS).toISOString() });
    expect([told(winner), told(next)]).toEqual([['raffleWon', 'raffleLapsed'], ['raffleWon']]);
    claim(next);
    world.clock.advance(2 * CLAIM_MS);
    expect(winsOf(id)).toHaveLength(2);
    expect([world.ledger.balance(winner, 'member.main'), world.ledger.balance(next, 'member.main')]).toEqual([
      0, 5_000,
    ]);
  });

  it('PROMO-06 is not drawn again once it was claimed', async () => {
    const id = drawn();
    const winner = winsOf(id)[0]?.memberId ?? '';
    claim(winner);
    world.clock.advance(CLAIM_MS);
    expect(winsOf(id)).toMatchObject([{ memberId: winner }]);
    expect(await claimOf(winner)).toEqual({ state: 'CLAIMED', until: null });
    expect(told(winner)).toEqual(['raffleWon']);
  });

  it('RG-03 PROMO-06 waits longer by a time-out, and goes on at its time from who excluded themself, without a word', () => {
    const id = drawn();
    const winner = winsOf(id)[0]?.memberId ?? '';
    startBreak(world, winner, '7d');
    world.clock.advance(CLAIM_MS);
    expect(winsOf(id)).toHaveLength(1);
    world.clock.advance(7 * DAY_MS);
    expect(winsOf(id)).toHaveLength(2);
    const second = winsOf(id)[1]?.memberId ?? '';
    startBreak(world, second, 'indefinite');
    world.clock.advance(CLAIM_MS);
    expect(winsOf(id)).toHaveLength(3);
    expect(told(second)).toEqual(['raffleWon']);
  });

  it('RG-03 PROMO-06 passes over who may be given nothing', () => {
    const id = drawn();
    const winner = winsOf(id)[0]?.memberId ?? '';
    const others = people.filter((each) => each !== winner);
    for (const each of others.slice(1)) startBreak(world, each, 'indefinite');
    world.clock.advance(CLAIM_MS);
    const given = winsOf(id).filter(({ reward, isLapsed }) => reward && !isLapsed);
    expect(given).toMatchObject([{ memberId: others[0] }]);
  });

  it('QA-09 is missed by the audit when it was paid all the same', () => {
    const id = drawn();
    const winner = winsOf(id)[0]?.memberId ?? '';
    claim(winner);
    const lapse = "UPDATE raffles SET drawn = json_set(drawn, '$[0].isLapsed', json('true'))";
    world.sqlite.exec(lapse);
    expect(world.ledger.audit().findings).toEqual([
      `the prize of ticket ${winsOf(id)[0]?.ticket} of raffle ${id} lapsed and was paid`,
    ]);
    world.sqlite.exec("UPDATE raffles SET drawn = json_remove(drawn, '$[0].isLapsed')");
  });
});
