import type { BONUS_COMMANDS } from '@tonalli/qa/bonuses';
import {
  completeNow,
  type Grant,
  grantIdOf,
  grantRepository,
  leftMinorOf,
  loseGrant,
  openGrant,
  parseGrantId,
  requireGrant,
  requireTerms,
} from '../../features/bonuses';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { World } from '../../world/world';
import type { CommandVerbs } from './command';

const shown = (world: World, grant: Grant) => ({
  bonusId: grantIdOf(grant.id),
  state: grant.state,
  left: leftMinorOf(world, grant),
  required: grant.requiredMinor,
  done: grant.doneMinor,
});

export const bonusVerbs: CommandVerbs<typeof BONUS_COMMANDS> = {
  grantBonus({ world, input: { memberId, amount, termsId = 'gift' } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const sourceKey = `hand:${memberId}:${grantRepository(world).ofMember(memberId).length}`;
    const at = world.clock.now();
    const given = { memberId, terms: requireTerms(termsId), bonusMinor: amount, depositMinor: 0, sourceKey, at };
    return shown(
      world,
      world.transaction(() => openGrant(world, given)),
    );
  },
  endBonus({ world, input: { bonusId, how } }) {
    const grant = requireGrant(world, parseGrantId(bonusId) ?? 0);
    world.transaction(() => {
      if (how === 'completed') completeNow(world, grant);
      else if (how === 'expired') loseGrant(world, grant, { state: 'EXPIRED', ending: null });
      else loseGrant(world, grant, { state: 'REVOKED', ending: 'OPERATOR' });
    });
    return shown(world, requireGrant(world, grant.id));
  },
};
