import type { GatewayOptions } from '../gateway-options';
import { createMemoryState } from './memory-state';
import { createRedisState, type RedisStateOptions } from './redis-state';
import type { GatewayState } from './shared-state';
import { createSurvivingState } from './surviving-state';

/** The state as configured: in the process, or shared by many. */
export function createState(
  { redisUrl = null, merchant, release = '-' }: GatewayOptions,
  { warn, onCleared }: Pick<RedisStateOptions, 'warn' | 'onCleared'>,
): GatewayState {
  const own = createMemoryState();
  if (redisUrl === null) return own;
  const heard: RedisStateOptions['onCleared'] = (cleared) => {
    if (cleared) void own.clearAnswers(cleared.world);
    onCleared(cleared);
  };
  const shared = createRedisState({ url: redisUrl, merchant: merchant.code, release, warn, onCleared: heard });
  return createSurvivingState(shared, own);
}
