import type { FreeKind } from '@tonalli/contracts/bonuses/states';
import { PlatformFailure } from '../../kernel/failure';
import { definePayer } from '../../rewarding/define-payer';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { type FreePlay, freeRepository } from './free.repository';
import { freezeFree, requireFreeTerms } from './free-terms';
import { FREE_EXPIRE, FREE_WARN } from './grant-jobs';

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface FreeOpened {
  readonly memberId: string;
  readonly kind: FreeKind;
  readonly termsId: string;
  readonly count: number;
  /** Of each play, minor units. */
  readonly stakeMinor: number;
  /** Names the occasion; the same again gives nothing. */
  readonly sourceKey: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/** When free plays lapse, and when their member is told so a day before; scheduling anew moves both. What lasts a day only says so itself. */
export function scheduleFreeEnd(world: World, { id, expiresAt }: Pick<FreePlay, 'id' | 'expiresAt'>): void {
  const job = { key: String(id), payload: { freeId: id } };
  world.clock.schedule({ ...job, kind: FREE_EXPIRE, dueAt: expiresAt });
  const warnAt = expiresAt - DAY_MS;
  if (warnAt > world.clock.now()) world.clock.schedule({ ...job, kind: FREE_WARN, dueAt: warnAt });
}

/**
 * Gives a member free plays under terms that hold from now on. Call in a transaction. Throws `BONUS_NOT_FOUND`,
 * `FUNCTION_NOT_AVAILABLE` where the place allows no bonuses, `GAME_UNAVAILABLE`, `IDEMPOTENCY_KEY_REUSED` for the occasion of another.
 */
export function openFree(world: World, { termsId, ...opened }: FreeOpened): FreePlay {
  const { memberId, kind, count, stakeMinor, sourceKey, at } = opened;
  const store = freeRepository(world);
  const before = store.ofKey(sourceKey);
  if (before) {
    if (before.memberId !== memberId || before.count !== count || before.stakeMinor !== stakeMinor)
      throw new PlatformFailure('IDEMPOTENCY_KEY_REUSED');
    return before;
  }
  if (!policyOf(world).bonusAllowed) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
  const terms = requireFreeTerms(termsId, kind);
  const play = store.insert({
    ...{ memberId, sourceKey, kind, termsId, count, stakeMinor, createdAt: at },
    ...{ terms: freezeFree(world, terms, count * stakeMinor), expiresAt: at + terms.days * DAY_MS },
  });
  scheduleFreeEnd(world, play);
  return play;
}

/** Throws `BONUS_NOT_FOUND`. */
export function requireFree(world: World, id: number | null): FreePlay {
  const play = id === null ? null : freeRepository(world).byId(id);
  if (!play) throw new PlatformFailure('BONUS_NOT_FOUND');
  return play;
}

export const payFreeSpins = definePayer('freeSpins', (world, { memberId, reward, key, at }) => {
  const { termsId, count, stakeMinor } = reward;
  openFree(world, { memberId, kind: 'SPINS', termsId, count, stakeMinor, sourceKey: key, at });
});

export const payFreeBet = definePayer('freeBet', (world, { memberId, reward, key, at }) => {
  const { termsId, amountMinor: stakeMinor } = reward;
  openFree(world, { memberId, kind: 'BET', termsId, count: 1, stakeMinor, sourceKey: key, at });
});
