import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

type Place = { world: StackWorld };

async function deposit(world: StackWorld, answer: 'excluded' | 'unavailable') {
  const { client } = await world.member();
  await world.control.run('setPolicy', { pack: 'GB-2026' });
  await world.control.run('setRegister', { answer });
  const order = { channelId: 'spei', amountMinor: 10_000 };
  return codeOf(client.cashier.createDeposit.mutate(order, { context: { idempotencyKey: crypto.randomUUID() } }));
}

/** What comes of asking the register of self-exclusion. */
export const PROTECTION_CAUSES = {
  REGISTER_EXCLUDED: ({ world }: Place) => deposit(world, 'excluded'),
  REGISTER_UNAVAILABLE: ({ world }: Place) => deposit(world, 'unavailable'),
} satisfies Partial<Record<ErrorCode, (place: Place) => Promise<ErrorCode | 'OK'>>>;
