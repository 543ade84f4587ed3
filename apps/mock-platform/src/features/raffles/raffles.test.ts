import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offerReward, payReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import type { OpenWorld } from '../../world/open-world';
import { startBreak } from '../breaks';
import { drawTickets } from './draw-tickets';
import { fetchRaffleProof, listRaffles } from './list-raffles';
import { raffleIdOf } from './raffle-ids';
import { rafflesRepository, ticketsRepository } from './raffles.repository';
import { announceRaffle, closeRaffle } from './run-raffle';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let world: OpenWorld;
let occasions = 0;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  expect(world.clock.failed()).toEqual([]);
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const announce = ({ winners = 1, opensIn = 0, repeats = false } = {}) => {
  const opensAt = world.clock.now() + opensIn;
  const prizes = [{ count: winners, reward: { kind: 'cash' as const, amountMinor: 5_000 } }];
  const given = { seriesId: 'fair', titleEs: 'Rifa', titleEn: 'Raffle', prizes, repeats };
  return world.transaction(() => announceRaffle(world, { ...given, opensAt, closesAt: opensAt + HOUR_MS }));
};
const pay = (memberId: string, count: number, sourceKey = `raffle-test:${occasions++}`) =>
  world.transaction(() =>
    payReward(world, {
      ...{ memberId, source: 'mission', sourceKey, titleEs: 'x', titleEn: 'x', at: world.clock.now() },
      reward: { kind: 'tickets', raffleId: 'fair', count },
    }),
  );
const member = (id: string) => contextOf<'required'>(world, { id, username: id, type: 2, tokenId: 't' } as never);
const proofOf = async (id: number, who = 'M1') =>
  fetchRaffleProof({ ctx: member(who), input: { raffleId: raffleIdOf(id) } });
const drawnOf = (id: number) => rafflesRepository(world).find(id)?.drawn ?? null;
const waitingOf = (memberId: string) => rewardsRepository(world).waiting(memberId, world.clock.now());

const sha = (...parts: (Buffer | string)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part as Buffer))))
    .digest();

/** A Merkle tree hash as RFC 9162 defines it, by halves. */
function treeHash(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha('');
  if (leaves.length === 1) return sha(Buffer.of(0), leaves[0] ?? '');
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  return sha(Buffer.of(1), treeHash(leaves.slice(0, half)), treeHash(leaves.slice(half)));
}

describe('a raffle', () => {
  it('PROMO-06 numbers tickets without a gap, and gives those of one occasion once', () => {
    const { id } = announce();
    pay('M1', 3, 'same');
    pay('M2', 2);
    pay('M1', 3, 'same');
    pay('M1', 1);
    const blocks = ticketsRepository(world).ofRaffle(id);
    expect(blocks.map(({ memberId, from, count }) => [memberId, from, count])).toEqual([
      ['M1', 1, 3],
      ['M2', 4, 2],
      ['M1', 6, 1],
    ]);
    expect(rafflesRepository(world).find(id)?.tickets).toBe(6);
  });

  it('PROMO-06 loses and repeats no number when many come at once', async () => {
    const { id } = announce();
    await Promise.all(Array.from({ length: 200 }, async (_, index) => pay(`M${index % 50}`, 1 + (index % 3))));
    const numbers = ticketsRepository(world)
      .ofRaffle(id)
      .flatMap(({ from, count }) => Array.from({ length: count }, (_, index) => from + index));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(rafflesRepository(world).find(id)?.tickets ?? 0);
  });

  it('PROMO-06 has tickets wait while no raffle is open, and refuses those of no raffle', () => {
    expect(() => pay('M1', 1)).toThrow(expect.objectContaining({ code: 'BONUS_NOT_FOUND' }));
    announce({ opensIn: HOUR_MS });
    expect(() => pay('M1', 1)).toThrow(expect.objectContaining({ code: 'BONUS_CLOSED' }));
    expect(rewardsRepository(world).lastId()).toBe(0);
  });

  it('GAME-08 is drawn by seed, beacon and root as they were committed to, for whoever repeats it', async () => {
    const { id, seedHash } = announce({ winners: 2 });
    pay('M1', 3);
    pay('M2', 4);
    pay('M3', 2);
    await expect(proofOf(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    world.transaction(() => closeRaffle(world, id));
    world.clock.advance(1_000);
    const proof = await proofOf(id);
    expect(sha(Buffer.from(proof.serverSeed, 'hex')).toString('hex')).toBe(seedHash);
    expect(sha(Buffer.from(proof.beacon.value, 'hex')).toString('hex')).toBe(proof.beacon.proof);
    expect(proof.beacon.number * 1_000).toBeGreaterThan(Date.parse(proof.closedAt));
    const leaves = proof.holders.flatMap(({ from, count, holder }) =>
      Array.from({ length: count }, (_, at) => Buffer.from(`tonalli/ticket/1\nRF00000001\n${from + at}\n${holder}`)),
    );
    expect(treeHash(leaves).toString('hex')).toBe(proof.root);
    const text = `raffle:RF00000001:${proof.beacon.value}:${proof.root}:1:0`;
    const block = createHmac('sha256', Buffer.from(proof.serverSeed, 'hex')).update(text).digest();
    // Words that are thrown away are one in half a billion.
    const first = 1 + (block.readUInt32BE(0) % 9);
    expect(proof.drawn[0]?.ticket).toBe(first);
    const holderOfFirst = proof.holders.find(({ from, count }) => first >= from && first < from + count)?.holder;
    const rest = proof.holders
      .filter(({ holder }) => holder !== holderOfFirst)
      .flatMap(({ from, count }) => Array.from({ length: count }, (_, at) => from + at));
    expect(proof.drawn[1]?.ticket).toBe(rest[block.readUInt32BE(4) % rest.length]);
    expect(JSON.stringify(proof)).not.toMatch(/"M\d"/);
    const own = proof.holders.filter(({ holder }) => holder === proof.ownHolder);
    expect(own.map(({ from, count }) => [from, count])).toEqual([[1, 3]]);
  });

  it('PROMO-06 lays each prize into the reward centre of its winner, once', () => {
    const { id } = announce({ winners: 2 });
    for (const memberId of ['M1', 'M2', 'M3']) pay(memberId, 2);
    world.transaction(() => closeRaffle(world, id));
    expect(() => world.transaction(() => closeRaffle(world, id))).toThrow(
      expect.objectContaining({ code: 'PROMOTION_CLOSED' }),
    );
    world.clock.advance(DAY_MS);
    const winners = drawnOf(id)?.map(({ memberId }) => memberId) ?? [];
    expect(new Set(winners).size).toBe(2);
    const prizes = world.sqlite.prepare("SELECT member_id FROM rewards WHERE source = 'raffle'").pluck();
    expect(new Set(prizes.all())).toEqual(new Set(winners));
    expect(prizes.all()).toHaveLength(2);
  });

  it('PROMO-06 closes by itself, opens the next one, and ends without winners where nobody has a ticket', () => {
    const { id, closesAt } = announce({ repeats: true });
    world.clock.set(closesAt + 1_000);
    expect(drawnOf(id)).toEqual([]);
    pay('M1', 2);
    expect(ticketsRepository(world).ofRaffle(id + 1)).toHaveLength(1);
    expect(rafflesRepository(world).latest('fair')).toMatchObject({ opensAt: closesAt, closesAt: closesAt + HOUR_MS });
  });

  it('PROMO-06 draws no holder twice, and each ticket as likely as any other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ memberId: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.integer({ min: 1, max: 9 }) })),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.nat()),
        (given, prizes, stream) => {
          let from = 1;
          const blocks = given.map((block) => {
            const placed = { ...block, from };
            from += block.count;
            return placed;
          });
          const source = { below: (bound: number) => (stream.next().value ?? 0) % bound };
          const drawn = drawTickets({ source, blocks, prizes, isPassed: () => false });
          const holders = new Set(given.map(({ memberId }) => memberId));
          expect(drawn).toHaveLength(Math.min(prizes, holders.size));
          expect(new Set(drawn.map(({ memberId }) => memberId)).size).toBe(drawn.length);
          for (const { ticket, memberId } of drawn) {
            const block = blocks.findLast((each) => each.from <= ticket);
            expect(block?.memberId).toBe(memberId);
          }
        },
      ),
      { numRuns: 200 },
    );
    const blocks = [
      { memberId: 'a', from: 1, count: 2 },
      { memberId: 'b', from: 3, count: 1 },
    ];
    const hit = [0, 1, 2].map((place) =>
      drawTickets({ source: { below: () => place }, blocks, prizes: 1, isPassed: () => false }).map(
        ({ ticket }) => ticket,
      ),
    );
    expect(hit).toEqual([[1], [2], [3]]);
  });

  it('PROMO-06 gives the prize of a holder who is passed over to the next one', () => {
    const blocks = [
      { memberId: 'a', from: 1, count: 2 },
      { memberId: 'b', from: 3, count: 1 },
    ];
    const source = { below: () => 0 };
    expect(drawTickets({ source, blocks, prizes: 1, isPassed: (memberId) => memberId === 'a' })).toEqual([
      { ticket: 1, memberId: 'a', isPassed: true },
      { ticket: 3, memberId: 'b', isPassed: false },
    ]);
  });

  it('RG-03 passes over who excluded themself, and holds a prize back until a time-out is over', () => {
    const { id } = announce({ winners: 2 });
    for (const memberId of ['M1', 'M2', 'M3']) pay(memberId, 1);
    startBreak(world, 'M1', 'indefinite');
    startBreak(world, 'M2', '24h');
    world.transaction(() => closeRaffle(world, id));
    world.clock.advance(1_000);
    const won = drawnOf(id)?.flatMap(({ memberId, reward }) => (reward ? [memberId] : []));
    expect(won?.toSorted()).toEqual(['M2', 'M3']);
    expect([waitingOf('M1').length, waitingOf('M2').length, waitingOf('M3').length]).toEqual([0, 0, 1]);
    world.clock.advance(2 * DAY_MS);
    expect(waitingOf('M2')).toHaveLength(1);
  });

  it('RG-03 gives no tickets to a member on a break', () => {
    const { id } = announce();
    startBreak(world, 'M1', '24h');
    expect(() => pay('M1', 1)).toThrow(expect.objectContaining({ code: 'ACCOUNT_ON_BREAK' }));
    const reward = { kind: 'tickets', raffleId: 'fair', count: 1 } as const;
    const of = { memberId: 'M1', source: 'mission', sourceKey: 'break', titleEs: 'x', titleEn: 'x', reward } as const;
    const at = world.clock.now();
    expect(world.transaction(() => offerReward(world, { ...of, at, expiresAt: null }))).toBeNull();
    expect(ticketsRepository(world).ofRaffle(id)).toEqual([]);
  });

  it('PROMO-06 shows everybody their own numbers alone, and neither seed nor holders before the draw', async () => {
    announce();
    pay('M1', 2);
    pay('M2', 1);
    const shown = async (who: string) => listRaffles({ ctx: member(who), input: { language: 'EN' } });
    const { raffles } = await shown('M2');
    expect(raffles).toMatchObject([{ title: 'Raffle', phase: 'OPEN', tickets: 3, own: [{ from: 3, count: 1 }] }]);
    expect(raffles[0]).toMatchObject({ drawn: null });
    expect(JSON.stringify(raffles)).not.toContain(rafflesRepository(world).find(1)?.serverSeed);
  });
});
