import { expect } from 'vitest';
import type { LoggedIn, StackWorld } from '../stack';

const DAY_MS = 86_400_000;
const POOL = '1000.00';

const takeBreak = ({ client }: LoggedIn, choice: '24h' | '6m') =>
  client.breaks.take.mutate({ choice }, { context: { idempotencyKey: crypto.randomUUID() } });

/** Shows who gets the prizes of 500, 300 and 200 where the best is on a time-out at the end, and the second excluded. */
export async function breaksOfRacers(world: StackWorld): Promise<void> {
  const { control } = world;
  const player = () => world.member({ balanceMinor: 10_000 });
  const [pausing, leaving, third] = [await player(), await player(), await player()];
  const { tournamentId } = await control.run('announceTournament', { pool: POOL, lasts: 3_600_000 });
  for (const [{ id: memberId }, payout] of [
    [pausing, '90.00'],
    [leaving, '80.00'],
    [third, '70.00'],
  ] as const) {
    await control.run('joinTournament', { memberId, tournamentId });
    await control.run('settleBet', { memberId, stake: '10.00', payout });
  }
  await takeBreak(pausing, '24h');
  await takeBreak(leaving, '6m');
  await control.run('closeTournament', { tournamentId });
  const prizesOf = async ({ username, password }: LoggedIn) => {
    const browser = world.visitor();
    await browser.login(username, password);
    const waiting = await browser.client.rewards.waiting.query({ language: 'es' });
    return waiting.filter(({ source }) => source === 'tournament').map(({ reward }) => reward);
  };
  expect(await prizesOf(third)).toEqual([{ kind: 'cash', amountMinor: 30_000 }]);
  await control.run('advanceClock', { by: DAY_MS });
  expect(await prizesOf(pausing)).toEqual([{ kind: 'cash', amountMinor: 50_000 }]);
}
