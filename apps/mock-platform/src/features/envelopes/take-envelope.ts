import type { takeEnvelope as takeEndpoint } from '@tonalli/contracts/envelopes/wire';
import { payReward } from '../../rewarding/grant-reward';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { clusterWithDevicesOf } from '../promotions';
import { envelopesRepository, type StoredEnvelope } from './envelopes.repository';
import { rainIdOf, rainNumberOf } from './rains';

export interface Taking {
  /** The rain's. */
  readonly id: number;
  readonly memberId: string;
  /** Milliseconds since epoch. */
  readonly at: number;
}

/**
 * Hands a member the next envelope of a rain, one for each member. Call in a transaction. Null: none is left, or the rain is
 * over. Throws `BONUS_NOT_FOUND`, `BONUS_CLOSED` before it opens, `PROMOTION_TAKEN` where somebody who may be the same person
 * or has come from the same device has one, and what the guard refuses with.
 */
export function takeNext(world: World, { id, memberId, at }: Taking): StoredEnvelope | null {
  const store = envelopesRepository(world);
  const rain = store.find(id);
  if (!rain) throw new PlatformFailure('BONUS_NOT_FOUND');
  const own = store.own(id, memberId);
  if (own) return own;
  if (at < rain.opensAt) throw new PlatformFailure('BONUS_CLOSED');
  if (rain.closedAt !== null || at >= rain.closesAt) return null;
  if (store.isTakenBy(id, clusterWithDevicesOf(world, memberId))) throw new PlatformFailure('PROMOTION_TAKEN');
  const taken = store.pop({ rainId: id, memberId, at });
  if (!taken) return null;
  const { amountMinor } = taken;
  const key = `envelope:${taken.id}`;
  world.ledger.postWithin({ kind: 'envelope.open', key, amountMinor, reference: rainIdOf(id), at });
  const { titleEs, titleEn } = rain;
  const reward = { kind: 'cash', amountMinor } as const;
  const paid = payReward(world, { memberId, source: 'envelope', sourceKey: key, reward, titleEs, titleEn, at });
  store.setReward(taken.id, paid.id);
  return taken;
}

/** PROMO-06: one envelope for one press, and the same one for every further press. */
export const takeEnvelope: Verb<typeof takeEndpoint> = ({ ctx: { world, member, now }, input: { rainId } }) =>
  world.transaction(() => {
    const taken = takeNext(world, { id: rainNumberOf(rainId), memberId: member.id, at: now });
    return { amount: taken?.amountMinor ?? null };
  });
