import type {
  listRegisteredIps as listEndpoint,
  removeRegisteredIp as removeEndpoint,
} from '@tonalli/contracts/account/wire-protection';
import { toIso } from '../../clock/system-time';
import { describeDevice } from '../../people/describe-device';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { isSameIp, registeredIpsOf, removeIp, UNREGISTERED_IP_STEP } from '../session';

export const listRegisteredIps: Verb<typeof listEndpoint> = ({ ctx: { world, member, request } }) => {
  const list = registeredIpsOf(world, member.id).map(({ ip, userAgent, addedAt, lastUsedAt }) => ({
    ip,
    device: describeDevice(userAgent),
    addedAt: toIso(addedAt),
    lastUsedAt: toIso(lastUsedAt),
    current: isSameIp(ip, request.ip),
  }));
  return { enforced: world.settings.get(UNREGISTERED_IP_STEP), list };
};

export const removeRegisteredIp: Verb<typeof removeEndpoint> = ({ ctx: { world, member }, input }) => {
  if (!removeIp(world, member.id, input.ip)) throw new PlatformFailure('NOT_FOUND');
  return null;
};
