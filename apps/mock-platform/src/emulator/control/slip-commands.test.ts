import { beforeEach, expect, it } from 'vitest';
import { serveWorlds } from '../../testing/stage';
import { type MintedMember, mintMember } from './mint-member';

const stage = await serveWorlds({ seed: 'light' });
let ana: MintedMember;
beforeEach(async () => {
  ana = await mintMember(stage.world, { balanceMinor: 1_000_000 });
});

const place = (input: object = {}) => stage.qa.run('placeSlip', { memberId: ana.id, stake: '10.00', ...input });
const advance = (hours: number) => stage.world.clock.advance(hours * 3_600_000);
const balance = () => stage.world.ledger.balance(ana.id, 'member.main');

it('QA-08 GAME-15 bets a single, a parlay and a system for a member, by id or user name', async () => {
  expect(await place()).toMatchObject({ state: 'OPEN', lines: 1, legs: [{ selection: 'home' }] });
  const legs = [{ selection: 'home' }, { selection: 'draw' }, { sport: 'tennis', type: 'winner' }];
  const parlay = await place({ legs, memberId: ana.username });
  expect(parlay).toMatchObject({ state: 'OPEN', lines: 1 });
  expect(new Set(parlay.legs.map(({ event }) => event)).size).toBe(3);
  expect(await place({ legs, form: 'system', size: 2 })).toMatchObject({ lines: 3 });
  expect(await place({ legs, form: 'trixie' })).toMatchObject({ lines: 4 });
  expect(balance()).toBe(1_000_000 - 1_000 - 1_000 - 3_000 - 4_000);
});

it('QA-08 GAME-15 bets on what is in play, which waits to be taken', async () => {
  const { slipId, state } = await place({ live: true });
  expect([state, slipId.length > 0]).toEqual(['PENDING', true]);
});

it.each([
  { category: 'SPORTS', sport: 'football', type: 'matchResult', selection: 'home' },
  { category: 'ESPORTS', sport: 'esports', type: 'winner', selection: 'home' },
  { category: 'COCKFIGHT', sport: 'cockfight', type: 'corner', selection: 'meron' },
])('QA-08 LOBBY-06 bets on $sport in a title of its own category', async ({ category, ...leg }) => {
  await place({ legs: [leg] });
  const placed = stage.world.sqlite.prepare('SELECT game_type FROM bets WHERE member_id = ?').pluck().all(ana.id);
  expect(placed).toEqual([category]);
});

it('QA-08 refuses with the code that members get', async () => {
  await expect(place({ memberId: 'nobody' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  await expect(place({ stake: '50000.00' })).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
  await expect(place({ legs: [{ selection: 'nobody' }] })).rejects.toMatchObject({ code: 'BET_INVALID' });
  await expect(place({ form: 'trixie' })).rejects.toMatchObject({ code: 'BET_INVALID' });
  const memberId = ana.id;
  await expect(stage.qa.run('cashOutSlip', { memberId })).rejects.toMatchObject({ code: 'SLIP_NOT_FOUND' });
  await place();
  const other = await stage.qa.run('placeSlip', { memberId: 'demo', stake: '10.00' });
  await expect(stage.qa.run('cashOutSlip', { memberId, slipId: other.slipId })).rejects.toMatchObject({
    code: 'SLIP_NOT_FOUND',
  });
});

it('QA-08 GAME-15 sells a part of the last slip, and has its match end as it is told, and otherwise later', async () => {
  const memberId = ana.id;
  await place();
  const { paid, openStake } = await stage.qa.run('cashOutSlip', { memberId, part: '4.00' });
  expect([openStake, Number(paid) > 3 && Number(paid) < 4]).toEqual(['6.00', true]);
  const sold = balance();
  expect(await stage.qa.run('forceSlip', { memberId, scores: ['0-1'] })).toMatchObject({ state: 'OPEN' });
  advance(4);
  expect(balance()).toBe(sold);
  expect(await stage.qa.run('forceSlip', { memberId, scores: ['1-0'] })).toMatchObject({ state: 'WON' });
  expect(balance()).toBeGreaterThan(sold + 600);
  await expect(stage.qa.run('forceSlip', { memberId, scores: ['99-0'] })).rejects.toThrow('leg 1');
});
