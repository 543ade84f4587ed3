import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { activateNext } from './activate-grant';
import { type BonusTerms, freeze, requiredMinorOf } from './bonus-terms';
import { type Grant, grantRepository } from './bonuses.repository';

export interface GrantOpened {
  readonly memberId: string;
  readonly terms: BonusTerms;
  readonly bonusMinor: number;
  readonly depositMinor: number;
  /** Names the occasion; the same again gives nothing. */
  readonly sourceKey: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/**
 * Gives a member bonus money under terms that hold from now on; it becomes active at once, or waits behind the one that is. Call
 * in a transaction. Throws `FUNCTION_NOT_AVAILABLE` where the place allows no bonuses, `IDEMPOTENCY_KEY_REUSED` for the occasion of another.
 */
export function openGrant(world: World, opened: GrantOpened): Grant {
  const { memberId, terms, bonusMinor, depositMinor, sourceKey, at } = opened;
  const store = grantRepository(world);
  const before = store.ofKey(sourceKey);
  if (before) {
    if (before.memberId !== memberId || before.bonusMinor !== bonusMinor)
      throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
    return before;
  }
  if (!policyOf(world).bonusAllowed) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
  const { id } = store.insert({
    ...{ memberId, sourceKey, termsId: terms.id, terms: freeze(world, terms, bonusMinor), depositMinor, bonusMinor },
    ...{ requiredMinor: requiredMinorOf(world, terms, { bonusMinor, depositMinor }), state: 'QUEUED', ending: null },
    ...{ createdAt: at, activatedAt: null, expiresAt: null, endedAt: null },
  });
  activateNext(world, memberId);
  return requireGrant(world, id);
}

/** Throws `BONUS_NOT_FOUND`. */
export function requireGrant(world: World, id: number): Grant {
  const grant = grantRepository(world).byId(id);
  if (!grant) throw new PlatformFailure('BONUS_NOT_FOUND');
  return grant;
}
