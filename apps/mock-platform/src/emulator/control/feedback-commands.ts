import type { FEEDBACK_COMMANDS } from '@tonalli/qa/feedback';
import { newestFeedback, replyToFeedback } from '../../features/help';
import type { CommandVerbs } from './command';

const LISTED = 100;

export const feedbackVerbs: CommandVerbs<typeof FEEDBACK_COMMANDS> = {
  listAllFeedback: ({ world }) => newestFeedback(world, LISTED),
  replyToFeedback({ world, input: { id, text } }) {
    replyToFeedback(world, id, text);
    return null;
  },
};
