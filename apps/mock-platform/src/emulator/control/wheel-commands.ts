import type { WHEEL_COMMANDS } from '@tonalli/qa/wheel';
import { shownWheel, spin, spinsLeft } from '../../features/wheel';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { payReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

function requireMember(world: World, memberId: string): void {
  if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
}

const left = (world: World, memberId: string): number => spinsLeft(world, shownWheel(), memberId).spinsLeft;

export const wheelVerbs: CommandVerbs<typeof WHEEL_COMMANDS> = {
  grantSpins: ({ world, input: { memberId, count = 1 } }) =>
    world.transaction(() => {
      requireMember(world, memberId);
      const wheel = shownWheel();
      payReward(world, {
        ...{ memberId, source: 'promotion', at: world.clock.now() },
        sourceKey: `operator:${rewardsRepository(world).lastId() + 1}`,
        reward: { kind: 'spins', wheelId: wheel.id, count },
        titleEs: wheel.es.title,
        titleEn: wheel.en.title,
      });
      return { spinsLeft: left(world, memberId) };
    }),
  spinWheel: ({ world, input: { memberId, times = 1 } }) =>
    world.transaction(() => {
      requireMember(world, memberId);
      const wheelId = shownWheel().id;
      const won = Array.from({ length: times }, () => spin(world, { wheelId, memberId, clientSeed: 'tester' }));
      return { won: won.map(({ sectorId, reward }) => ({ sectorId, reward })), spinsLeft: left(world, memberId) };
    }),
};
