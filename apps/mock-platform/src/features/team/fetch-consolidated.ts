import { isAgentType } from '@tonalli/contracts/session/wire';
import type { fetchConsolidated as endpoint } from '@tonalli/contracts/team/wire';
import type { Verb } from '../../transport/verb';
import { contractFactsOf } from './contract-facts';

/** Which pages of contracts somebody has, and what waits there (AUTH-04): agents have all of them while the module is on. */
export const fetchConsolidated: Verb<typeof endpoint> = ({ ctx: { world, member } }) => {
  const isAgent = isAgentType(member.type);
  return {
    enableCt: isAgent,
    salary: isAgent,
    hourSalary: isAgent,
    agentRealtimeSalary: isAgent,
    ...contractFactsOf(world, member.id),
  };
};
