import type { FeedbackTopic } from '@tonalli/contracts/help/names';
import { createDraft } from '../../hooks/draft';

/** What was typed stays while one looks at another page. */
export const feedbackDraft = createDraft<{ topic: FeedbackTopic; content: string }>({ topic: 'GAMES', content: '' });
