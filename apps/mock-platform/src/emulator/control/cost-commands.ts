import type { COST_COMMANDS } from '@tonalli/qa/cost';
import { reportCost } from '../../features/promotions';
import type { CommandVerbs } from './command';

export const costVerbs: CommandVerbs<typeof COST_COMMANDS> = {
  reportCost: ({ world }) => reportCost(world),
};
