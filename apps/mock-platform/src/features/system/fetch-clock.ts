import type { fetchClock as endpoint } from '@tonalli/contracts/system/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';

/** The time by which everything that an agent reads is counted (AG-01). */
export const fetchClock: Verb<typeof endpoint> = ({ ctx: { world } }) => ({ now: toIso(world.clock.now()) });
