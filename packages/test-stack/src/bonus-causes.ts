import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { readyToWithdraw } from './withdrawing';

/** Codes of bonus money. */
export const BONUS_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>> = {
  BONUS_ACTIVE: async ({ world }) => {
    const { player, withdraw } = await readyToWithdraw(world);
    await world.control.run('grantBonus', { memberId: player.id, amount: '50.00' });
    return withdraw('with-a-bonus');
  },
};
