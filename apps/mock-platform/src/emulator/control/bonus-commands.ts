import type { BONUS_COMMANDS } from '@tonalli/qa/bonuses';
import {
  completeNow,
  endFree,
  type FreePlay,
  freeIdOf,
  freeRepository,
  type Grant,
  grantIdOf,
  grantRepository,
  leftMinorOf,
  loseGrant,
  openFree,
  openGrant,
  parseFreeId,
  parseGrantId,
  requireFree,
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

const shownFree = ({ id, kind, state, count, used, stakeMinor, wonMinor, terms }: FreePlay) => ({
  ...{ freeId: freeIdOf(id), kind, state, left: count - used, stake: stakeMinor, won: wonMinor },
  nodeIds: [...terms.nodeIds],
});

/** What free plays are unless said otherwise. */
const FREE = {
  spins: { kind: 'SPINS', termsId: 'slot-spins', count: 10, stakeMinor: 200 },
  bet: { kind: 'BET', termsId: 'dice-bet', count: 1, stakeMinor: 2_000 },
} as const;

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
  grantFree({ world, input: { memberId, kind = 'spins', count, stake, termsId } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    const usual = FREE[kind];
    const sourceKey = `hand:${memberId}:${freeRepository(world).ofMember(memberId).length}`;
    const wanted = {
      ...{ memberId, sourceKey, kind: usual.kind, termsId: termsId ?? usual.termsId, at: world.clock.now() },
      ...{ count: kind === 'bet' ? 1 : (count ?? usual.count), stakeMinor: stake ?? usual.stakeMinor },
    };
    return shownFree(world.transaction(() => openFree(world, wanted)));
  },
  endFree({ world, input: { freeId, how } }) {
    const play = requireFree(world, parseFreeId(freeId));
    const end =
      how === 'expired'
        ? ({ state: 'EXPIRED', ending: null } as const)
        : ({ state: 'REVOKED', ending: 'OPERATOR' } as const);
    world.transaction(() => endFree(world, play, end));
    return shownFree(requireFree(world, play.id));
  },
};
