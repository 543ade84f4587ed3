import type { launchChat as launchChatEndpoint } from '@tonalli/contracts/chat/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { Verb } from '../../transport/verb';
import { isOwnBackUrl, newToken, tokenHash } from '../play';
import { requireModel } from './chat-models';
import { chatSessionRepository } from './chat-session.repository';

const LAUNCH_TTL_MS = 60_000;

/** Opens a chat: the answer leads to a launch host, with a token that is good once and for a minute, in the fragment. */
export const launchChat: Verb<typeof launchChatEndpoint> = ({ ctx, input }) => {
  const { world, member, now } = ctx;
  const model = requireModel(input.modelId);
  if (!isOwnBackUrl(input.backUrl, { world, host: ctx.request.host })) {
    throw new PlatformFailure('INVALID_REQUEST', { fields: { backUrl: { patternId: 'invalid_format' } } });
  }
  const launch = newToken();
  world.transaction(() => {
    const store = chatSessionRepository(world);
    store.drop(member.id, now);
    store.insert({
      ...{ launchHash: tokenHash(launch), memberId: member.id, tokenId: member.tokenId, modelId: model.id },
      ...{ backUrl: input.backUrl, expiresAt: now + LAUNCH_TTL_MS },
    });
  });
  const url = new URL('/play/chat/', world.random.pick(ctx.request.launchHosts));
  const lang = ctx.request.language.toLowerCase();
  url.hash = new URLSearchParams({ launch, world: world.name, lang }).toString();
  return { chatUrl: url.href };
};
