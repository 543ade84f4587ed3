import type { cancelFreePlays as cancelEndpoint, listFreePlays as endpoint } from '@tonalli/contracts/bonuses/wire';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { FreePlays } from '@tonalli/contracts/play/slot-shapes';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { findGame, toWireGame } from '../lobby';
import { endFree } from './end-free';
import { type FreePlay, freeRepository } from './free.repository';
import { freeIdOf, parseFreeId } from './grant-ids';
import { requireFree } from './open-free';
import { isPlayedIn } from './play-free';

function gamesOf(world: World, { terms }: FreePlay, language: WireLanguage) {
  return terms.nodeIds.flatMap((nodeId) => {
    const game = findGame(world, nodeId);
    if (!game) return [];
    const { gameName, vassalage, gameType, gameCode, iconUrl } = toWireGame(world, game, language);
    return [{ nodeId, gameName, vassalage, gameType, gameCode, iconUrl }];
  });
}

/** Free plays as the wire has them. Amounts in minor units. */
export function toWireFree(world: World, play: FreePlay, language: WireLanguage) {
  const { terms, kind, state, ending, count, used } = play;
  return {
    ...{ freeId: freeIdOf(play.id), kind, state, ending, count, used },
    title: language === 'ES' ? terms.titleEs : terms.titleEn,
    ...{ stake: play.stakeMinor, won: play.wonMinor, maxWin: terms.maxWinMinor, winnings: terms.winnings },
    games: gamesOf(world, play, language),
    createdAt: toIso(play.createdAt),
    expiresAt: toIso(play.expiresAt),
    endedAt: play.endedAt === null ? null : toIso(play.endedAt),
  };
}

/** A member's free spins and free bets, whatever became of them (PROMO-06). */
export const listFreePlays: Verb<typeof endpoint> = ({ ctx: { world, member, request }, input }) => ({
  list: freeRepository(world)
    .ofMember(member.id)
    .map((play) => toWireFree(world, play, input.language ?? request.language)),
});

/** A member gives free plays up. */
export const cancelFreePlays: Verb<typeof cancelEndpoint> = ({ ctx: { world, member }, input: { freeId } }) => {
  const play = requireFree(world, parseFreeId(freeId));
  if (play.memberId !== member.id) throw new PlatformFailure('BONUS_NOT_FOUND');
  world.transaction(() => endFree(world, play, { state: 'FORFEITED', ending: 'MEMBER' }));
  return { freeId, lostCount: play.count - play.used };
};

/** What the page of a game shows; null where the member has none for it. What lapses first is played first. */
export function freePlaysOf(
  world: World,
  { memberId, ...title }: { memberId: string; nodeId: string; family: string },
): FreePlays | null {
  const now = world.clock.now();
  const play = freeRepository(world)
    .active(memberId)
    .find((one) => one.expiresAt > now && one.used < one.count && isPlayedIn(one, title));
  if (!play) return null;
  const { id, kind, count, used, stakeMinor, wonMinor } = play;
  return { id: freeIdOf(id), kind, left: count - used, count, stakeMinor, wonMinor };
}
