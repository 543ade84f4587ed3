import type {
  listLogins as listLoginsEndpoint,
  listSessions as listSessionsEndpoint,
  revokeSession as revokeEndpoint,
  revokeOtherSessions as revokeOthersEndpoint,
} from '@tonalli/contracts/account/wire';
import { toIso } from '../../clock/system-time';
import { describeDevice } from '../../people/describe-device';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { endSession, endSessionsOf, loginsOf, openSessionsOf } from '../session';

export const listSessions: Verb<typeof listSessionsEndpoint> = ({ ctx: { world, member } }) => {
  const list = openSessionsOf(world, member.id).map(({ tokenId, userAgent, ip, place, createdAt, lastUsedAt }) => ({
    id: tokenId,
    device: describeDevice(userAgent),
    ip,
    ...(place && { place }),
    openedAt: toIso(createdAt),
    lastUsedAt: toIso(lastUsedAt),
    current: tokenId === member.tokenId,
  }));
  // The sort keeps the order of what is equal.
  return { list: list.sort((one, other) => Number(other.current) - Number(one.current)) };
};

export const revokeSession: Verb<typeof revokeEndpoint> = ({ ctx: { world, member }, input }) => {
  const isOwn = openSessionsOf(world, member.id).some(({ tokenId }) => tokenId === input.id);
  if (!isOwn || !endSession(world, input.id)) throw new PlatformFailure('NOT_FOUND');
  return null;
};

export const revokeOtherSessions: Verb<typeof revokeOthersEndpoint> = ({ ctx: { world, member } }) => {
  return { count: endSessionsOf(world, member.id, member.tokenId) };
};

export const listLogins: Verb<typeof listLoginsEndpoint> = ({ ctx: { world, member } }) => {
  const list = loginsOf(world, member.id).flatMap(({ at, userAgent, ip, place, way, succeeded }) =>
    // Only trial accounts come in by a trial.
    way === 'trial'
      ? []
      : [{ at: toIso(at), device: describeDevice(userAgent), ip, ...(place && { place }), way, succeeded }],
  );
  return { list };
};
