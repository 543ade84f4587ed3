import type { setDownlineRates as endpoint } from '@tonalli/contracts/downlines/wire';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { giveRates } from './give-rates';

/** Sets rates of somebody right below the caller (AG-04). */
export const setDownlineRates: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => ({
  from: toIso(giveRates(world, { agentId: member.id, ...input })),
});
