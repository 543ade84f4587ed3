import { expect } from 'vitest';
import { orderOf, placeOrder } from '../lottery-player';
import type { LoggedIn, StackWorld } from '../stack';

const SEVEN = { play: 'positioning', selection: [[], [], [], [], ['7']] };
const BALANCE = 100_000;
/** Of 2.00 on a digit at its place: 9.5 times that. */
const WIN = 1_900;

/** Bets on the draw that stands and the two behind it, 2.00 each. */
async function chase(world: StackWorld): Promise<LoggedIn> {
  const player = await world.member({ balanceMinor: BALANCE });
  await placeOrder(player, await orderOf(player, { gameCode: 'five-1', ...SEVEN, draws: 3 }));
  return player;
}

const takeBreak = ({ client }: LoggedIn, choice: '24h' | '6m') =>
  client.breaks.take.mutate({ choice }, { context: { idempotencyKey: crypto.randomUUID() } });
const mainOf = async (world: StackWorld, { id }: LoggedIn) =>
  Math.round(Number((await world.control.balances(id)).main) * 100);

/** Shows what becomes of orders in a draw that is open, and in one that is closed. World: noon, as a draw of a minute opens. */
export async function breaksOfBettors(world: StackWorld): Promise<void> {
  const [pausing, leaving, late] = [await chase(world), await chase(world), await chase(world)];
  await takeBreak(pausing, '24h');
  await takeBreak(leaving, '6m');
  expect([await mainOf(world, pausing), await mainOf(world, leaving)]).toEqual([BALANCE - 200, BALANCE]);

  await world.control.run('forceDraw', { code: 'five-1', ...SEVEN });
  await world.control.run('advanceClock', { by: 55_000 });
  await takeBreak(late, '6m');
  expect(await mainOf(world, late)).toBe(BALANCE - 200);
  await world.control.run('advanceClock', { by: 5_000 });
  const paid = BALANCE - 200 + WIN;
  expect([await mainOf(world, pausing), await mainOf(world, leaving), await mainOf(world, late)]).toEqual([
    ...[paid, BALANCE, paid],
  ]);
}
