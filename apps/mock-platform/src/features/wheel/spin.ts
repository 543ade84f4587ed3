import type { claimRafflePromotion as endpoint } from '@tonalli/contracts/wheel/wire';
import { fairDraws } from '../../kernel/fairness';
import { payReward } from '../../rewarding/grant-reward';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { spendSeed } from '../../wagering/fairness-seeds';
import { dayAt } from '../../wagering/shared-days';
import type { World } from '../../world/world';
import { isGone } from './gone';
import { ofWheel, showSpin, spinsLeft } from './show-wheel';
import { creditsRepository, type StoredSpin, spinsRepository } from './wheel.repository';
import { costOf, requireSector, requireWheel, sectorAt, totalOf, type Wheel } from './wheel-data';

/** The spin that a member makes: one of the day before those that came as rewards. Null: its credit. Throws `BONUS_CLOSED`. */
function takeSpin(world: World, { id: wheelId, dailySpins }: Wheel, memberId: string): number | null {
  const { day } = dayAt(world.clock.now());
  if (spinsRepository(world).daily({ memberId, wheelId, day }) < dailySpins) return null;
  const creditId = creditsRepository(world).use({ memberId, wheelId });
  if (creditId === null) throw new PlatformFailure('BONUS_CLOSED');
  return creditId;
}

export interface SpinRequest {
  readonly wheelId: string;
  readonly memberId: string;
  /** What the player throws in. */
  readonly clientSeed: string;
}

/**
 * Spins once: decides by the seed that was committed to, and pays at once. Call in a transaction. Throws `BONUS_NOT_FOUND`,
 * `BONUS_CLOSED` without a spin left, and what the guard refuses with.
 */
export function spin(world: World, { wheelId, memberId, clientSeed }: SpinRequest): StoredSpin {
  const wheel = requireWheel(wheelId);
  const at = world.clock.now();
  const { day } = dayAt(at);
  const creditId = takeSpin(world, wheel, memberId);
  const { serverSeed, serverSeedHash } = spendSeed(world, ofWheel(memberId), clientSeed);
  const total = totalOf(wheel);
  const drawn = fairDraws({ serverSeed, clientSeed, nonce: 0 }).below(total);
  const hit = sectorAt(wheel, drawn);
  const given = isGone(world, wheel, { sector: hit, day }) ? requireSector(wheel, wheel.fallbackId) : hit;
  const { reward } = given;
  const made = spinsRepository(world).insert({
    ...{ memberId, wheelId, day, creditId, serverSeedHash, serverSeed, clientSeed, drawn, total },
    ...{ hitSectorId: hit.id, sectorId: given.id, reward, costMinor: costOf(reward), at },
  });
  if (reward)
    payReward(world, {
      ...{ memberId, source: 'wheel', sourceKey: `wheel:${made.id}`, reward, at },
      titleEs: wheel.es.title,
      titleEn: wheel.en.title,
    });
  return made;
}

/** Spins the wheel (MCS2_claimRafflePromotion). */
export const claimRafflePromotion: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => {
    const made = spin(world, { ...input, memberId: member.id });
    return {
      ...spinsLeft(world, requireWheel(input.wheelId), member.id),
      spin: showSpin(made),
      balance: world.ledger.balance(member.id, 'member.main'),
    };
  });
