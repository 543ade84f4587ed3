import { createHash } from 'node:crypto';
import { openUnderSharedKey, SealError } from '@tonalli/contracts/sealing';
import { FREE_PLAY_TEXT_LIFE_MS, freePlayTextTime } from '@tonalli/contracts/session/free-play-ticket';
import { systemNow } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { spendOnce } from '../../people/vouchers';
import type { World } from '../../world/world';

/**
 * Opens the text that only who holds the merchant's key can have sealed. Answers what `spendFreePlayTicket` uses up. Two
 * servers agree on the time, so it is the machine's. Throws `SEAL_INVALID`, and `SEAL_STALE` for a text of long ago.
 */
export async function openFreePlayTicket(world: World, sealed: string): Promise<string> {
  const text = await openText(world, sealed);
  const madeAt = freePlayTextTime(text);
  if (madeAt !== null && Math.abs(systemNow() - madeAt) > FREE_PLAY_TEXT_LIFE_MS)
    throw new PlatformFailure('SEAL_STALE');
  return `freeplay:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Throws `SEAL_REPLAYED` when the text has opened an account already. */
export function spendFreePlayTicket(world: World, id: string): void {
  if (!spendOnce(world, id)) throw new PlatformFailure('SEAL_REPLAYED');
}

async function openText(world: World, sealed: string): Promise<string> {
  try {
    return await openUnderSharedKey(world.platform.merchant.key, sealed);
  } catch (error) {
    if (error instanceof SealError) throw new PlatformFailure(error.code);
    throw error;
  }
}
