import type { launchGame as launchGameEndpoint } from '@tonalli/contracts/play/wire';
import { isTrialType } from '@tonalli/contracts/session/wire';
import { builtFamily } from '../../games/built-families';
import { requireAct } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { findGame, isPlayable } from '../lobby';
import { isPacedOut } from '../policy';
import { noteOrigin } from '../session';
import { hasOwnWallet } from '../wallet';
import { fillTrialWallet } from './fill-trial-wallet';
import { endOtherGames } from './one-game';
import { isOwnBackUrl } from './own-back-url';
import { launchRepository, playRepository } from './play.repository';
import { titleOf } from './playable-game';
import { newToken, tokenHash } from './tokens';

export const LAUNCH_TTL_MS = 60_000;
const realWallet = (world: World, vendor: string) => (hasOwnWallet(world, vendor) ? 'vendor' : 'main');

/**
 * Starts a game: the answer leads to a launch host, with a token that is good once and for a minute and
 * bound to member, game and wallet. The token travels in the fragment, which no server logs.
 */
export const launchGame: Verb<typeof launchGameEndpoint> = ({ ctx, input }) => {
  const { world, member, now } = ctx;
  const game = findGame(world, input.nodeId);
  if (!game || game.vendor !== input.vendor || game.gameType !== input.gameType) {
    throw new PlatformFailure('GAME_NOT_FOUND');
  }
  if (!isOwnBackUrl(input.backUrl, { world, host: ctx.request.host })) {
    throw new PlatformFailure('INVALID_REQUEST', { fields: { backUrl: { patternId: 'invalid_format' } } });
  }
  if (!isPlayable(game) || !builtFamily(game.family)?.hasPage) throw new PlatformFailure('GAME_UNAVAILABLE');
  if (isPacedOut(world, game.family)) throw new PlatformFailure('GAME_UNAVAILABLE');
  const isTrial = isTrialType(member.type) || input.freeTrial === true;
  if (isTrial && !game.hasTrial) throw new PlatformFailure('TRIAL_NOT_OFFERED');
  const { family } = titleOf(game);
  const played = { nodeId: game.nodeId, gameType: game.gameType, family };
  if (input.endOpen && !isTrial) endOtherGames(world, { memberId: member.id, nodeId: game.nodeId });
  const permit = requireAct(world, { do: 'launch', memberId: member.id, by: 'member', title: played, isTrial });
  const token = newToken();
  const hash = tokenHash(token);
  world.transaction(() => {
    if (isTrial) fillTrialWallet(world, { memberId: member.id, reference: hash.slice(0, 16) });
    playRepository(world).dropLaunches.run(now, member.id);
    if (builtFamily(family)?.bank === 'players') noteOrigin(world, member.id, ctx.request);
    launchRepository(world).insert(permit, {
      tokenHash: hash,
      tokenId: member.tokenId,
      nodeId: game.nodeId,
      wallet: isTrial ? 'trial' : realWallet(world, game.vendor),
      backUrl: input.backUrl,
      createdAt: now,
      expiresAt: now + LAUNCH_TTL_MS,
    });
  });
  const url = new URL(`/play/${family}/`, world.random.pick(ctx.request.launchHosts));
  const lang = ctx.request.language.toLowerCase();
  url.hash = new URLSearchParams({ launch: token, world: world.name, lang }).toString();
  return { url: url.href };
};
