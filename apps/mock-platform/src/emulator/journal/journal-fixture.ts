import { logIn } from '../../testing/log-in';
import type { Stage } from '../../testing/stage';
import { moveMoney } from '../../transport/test-routes';

/** A member who has logged in. */
export async function player({ platform, here, qa }: Stage, request: { username?: string; balance?: string } = {}) {
  const minted = await qa.run('mintMember', { username: 'ana', password: 'Secreta99', ...request });
  const { token } = await logIn(platform, minted, here);
  return { ...minted, token };
}

export const move = ({ platform, here }: Stage, amount: string, idempotencyKey: string) =>
  platform.call(
    moveMoney,
    { amount },
    { ...here, idempotencyKey, headers: { 'x-request-id': `request-${idempotencyKey}` } },
  );
