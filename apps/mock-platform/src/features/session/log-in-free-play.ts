import { randomInt } from 'node:crypto';
import { openUnderSharedKey, SealError } from '@tonalli/contracts/sealing';
import type { loginFreePlay as endpoint } from '@tonalli/contracts/session/wire';
import type { World } from '../../db/world';
import { PlatformFailure, type Verb } from '../../http/verb';
import { createMember } from '../account';
import { openSession } from './open-session';

/** What a trial begins with: 10,000.00 of play money. */
export const TRIAL_GRANT_MINOR = 1_000_000;

const NICKNAME = { ES: 'Invitado', EN: 'Guest' } as const;

/** Opens a trial account with play money, for whoever holds the merchant's key. */
export const logInFreePlay: Verb<typeof endpoint> = async ({ ctx, input }) => {
  const { world, now, request } = ctx;
  await assertFromMerchant(world, input.random);
  const number = randomInt(100_000, 1_000_000_000);
  return world.transaction(() => {
    const member = createMember(world, {
      username: `trial${number.toString(36)}${now.toString(36)}`,
      passwordHash: null,
      type: 4,
      nickname: `${NICKNAME[request.language]} ${String(number).slice(-4)}`,
      language: request.language,
      createdAt: now,
    });
    world.ledger.post({
      kind: 'trial.grant',
      key: `trial:${member.id}`,
      memberId: member.id,
      amountMinor: TRIAL_GRANT_MINOR,
      reference: member.id,
      at: now,
    });
    return openSession(world, member, { ...request, way: 'trial' });
  });
};

async function assertFromMerchant(world: World, random: string): Promise<void> {
  try {
    await openUnderSharedKey(world.platform.merchant.key, random);
  } catch (error) {
    if (error instanceof SealError) throw new PlatformFailure(error.code);
    throw error;
  }
}
