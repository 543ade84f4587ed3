import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';
import { createActivity } from '../play/activity';
import { listPlayers } from '../play/playable-game';
import { ORDERING, visitLottery } from './order-activity';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld({ seed: 'default' });
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  expect(world.clock.failed()).toEqual([]);
  world.close();
});

const count = (query: string): number => Number(world.sqlite.prepare(`SELECT count(*) FROM ${query}`).pluck().get());
const ORDERS = 'bets b JOIN lottery_orders o ON o.round_id = b.round_id WHERE b.node_id = o.code';

it('HOME-06 LOTT-05 has members order lotteries as anybody does, each bet with its order, but not the demo accounts', async () => {
  const [bets, orders] = [count("bets WHERE game_type IN ('LOTT', 'ELOTT')"), count(ORDERS)];
  world.clock.resume();
  const order = createActivity(world, ORDERING);
  for (let visits = 0; visits < 40; visits += 1) await order();
  expect(count(ORDERS)).toBeGreaterThan(orders);
  expect(count(ORDERS) - orders).toBe(count("bets WHERE game_type IN ('LOTT', 'ELOTT')") - bets);
  const demo = `${ORDERS} AND b.id > ${bets} AND o.member_id IN (SELECT id FROM members WHERE username IN ('demo', 'maria'))`;
  expect(count(`${demo} AND b.status = 'PENDING' AND o.at > ${world.clock.now() - 60_000}`)).toBe(0);
});

it('HOME-06 LOTT-05 in every lottery of minutes, once in a draw, to its end', () => {
  const random = createRandom('visits');
  const balanceOf = ({ memberId }: { memberId: string }) => world.ledger.balance(memberId, 'member.main');
  const { memberId } = listPlayers(world).reduce((most, one) => (balanceOf(one) > balanceOf(most) ? one : most));
  const open = `bets WHERE member_id = '${memberId}' AND status = 'PENDING'`;
  const titles = ORDERING.titles(world);
  expect(titles).toEqual(expect.arrayContaining(['five-1', 'vn-north-1', 'keno-1', 'six-1', 'race-1', 'th-5']));
  const visit = () => {
    for (const nodeId of titles)
      world.transaction(() => visitLottery(world, { memberId, nodeId, stakeMinor: 100 }, random));
  };
  const before = count(open);
  visit();
  visit();
  expect(count(open) - before).toBe(titles.length);
  world.clock.advance(12 * 3_600_000);
  expect(count(open)).toBe(before);
});

it('HOME-06 LOTT-02 leaves the money alone while a lottery takes no orders', () => {
  const [{ memberId } = { memberId: '' }] = listPlayers(world);
  const orders = count('lottery_orders');
  world.clock.set(world.clock.now() - (world.clock.now() % 60_000) + 55_000);
  world.transaction(() =>
    visitLottery(world, { memberId, nodeId: 'five-1', stakeMinor: 100 }, createRandom('a late visitor')),
  );
  expect(count('lottery_orders')).toBe(orders);
});
