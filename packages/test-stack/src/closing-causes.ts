import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

type Cause = (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>;

/** Of the end of an account. */
export const CLOSING_CAUSES: Partial<Record<ErrorCode, Cause>> = {
  ACCOUNT_CLOSED: async ({ world }) => {
    await world.control.apply('closed-pending');
    return codeOf(world.visitor().login('cerrada', 'Clave1234', 'member'));
  },
  CLOSING_BLOCKED: async ({ world }) => {
    const { client, password } = await world.member({ balanceMinor: 2_000 });
    const input = { password, paymentPassword: '246810', payoutMinor: 2_000, bonusMinor: 0 };
    return codeOf(client.account.close.mutate(input, { context: { idempotencyKey: 'closing-blocked' } }));
  },
  CLOSING_CHANGED: async ({ world }) => {
    const { client, password } = await world.member();
    const input = { password, payoutMinor: 1, bonusMinor: 0 };
    return codeOf(client.account.close.mutate(input, { context: { idempotencyKey: 'closing-changed' } }));
  },
};
