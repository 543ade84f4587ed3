import { offerReward } from '../../rewarding/grant-reward';
import { rewardsRepository, type StoredReward } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import { type VipBonus, vipRepository } from './vip.repository';
import { VIP_LEVELS } from './vip-levels';
import { VIP_ON } from './vip-settings';

/** What everyone at a level gets. Minor units; milliseconds since epoch, null: it never lapses. */
export interface LevelGrant extends Pick<VipBonus, 'kind' | 'level' | 'occasion'> {
  readonly amountMinor: number;
  readonly grantedAt: number;
  readonly expiresAt: number | null;
}

/** A bonus of a level that can be claimed, as the reward that it is. */
export interface WaitingBonus extends Pick<VipBonus, 'kind' | 'level'> {
  readonly reward: StoredReward;
}

function titlesOf({ kind, level }: Pick<VipBonus, 'kind' | 'level'>) {
  const { ES = '', EN = '' } = VIP_LEVELS[level]?.name ?? {};
  return kind === 'UPGRADE'
    ? { titleEs: `Por llegar a ${ES}`, titleEn: `For reaching ${EN}` }
    : { titleEs: `Bono mensual de ${ES}`, titleEn: `Monthly bonus of ${EN}` };
}

/** Lays a bonus into the member's reward centre, once for its occasion; nothing while VIP is off, nor where the rules of protection are against it. */
export function grantBonus(world: World, memberId: string, grant: LevelGrant): void {
  if (!world.settings.get(VIP_ON)) return;
  const { amountMinor, grantedAt, expiresAt, ...bonus } = grant;
  const store = vipRepository(world);
  const { occasion } = bonus;
  if (store.ofMember(memberId).some((before) => before.occasion === occasion)) return;
  const of = { memberId, source: 'vip', sourceKey: `vip:${memberId}:${occasion}` } as const;
  const reward = { kind: 'cash', amountMinor } as const;
  world.transaction(() => {
    const offered = offerReward(world, { ...of, ...titlesOf(bonus), reward, at: grantedAt, expiresAt });
    if (offered) store.insert({ ...bonus, memberId, rewardId: offered.id });
  });
}

/** What a member can claim of it now, the oldest first. */
export function waitingBonuses(world: World, memberId: string): WaitingBonus[] {
  const rewards = rewardsRepository(world).waiting(memberId, world.clock.now());
  const byId = new Map(rewards.map((reward) => [reward.id, reward]));
  return vipRepository(world)
    .ofMember(memberId)
    .flatMap(({ kind, level, rewardId }) => {
      const reward = rewardId === null ? undefined : byId.get(rewardId);
      return reward ? [{ kind, level, reward }] : [];
    })
    .sort((one, other) => one.reward.grantedAt - other.reward.grantedAt || one.reward.id - other.reward.id);
}
