import type { COST_COMMANDS } from '@tonalli/qa/cost';
import { knownPreview, previewCost, readDraft, reportCost } from '../../features/promotions';
import { DataFileError } from '../../kernel/data/data-files';
import { type CommandVerbs, ControlFailure } from './command';

/** What is paid in, unless said otherwise. Minor units. */
const MONEY_MINOR = 100_000;

/** What is wrong is said to whoever wrote it. */
function read(draft: string) {
  try {
    return readDraft(draft);
  } catch (error) {
    if (error instanceof DataFileError) throw new ControlFailure(error.message);
    throw error;
  }
}

export const costVerbs: CommandVerbs<typeof COST_COMMANDS> = {
  reportCost: ({ world }) => reportCost(world),
  async previewCost({ world, input: { id = '', draft, members, seed, game, stake, money = MONEY_MINOR } }) {
    const { of, budget, ...known } = draft === undefined ? knownPreview(world, id) : read(draft);
    const play = { game, moneyMinor: money, stakeMinor: stake };
    return { id: known.id, budget, ...(await previewCost(world, { of, members, seed, play })) };
  },
};
