/** The operator's standing texts, each with a page of its own. */
export const DOCUMENT_IDS = ['terms', 'privacy', 'responsible-gaming', 'about', 'payments', 'faq'] as const;
export type DocumentId = (typeof DOCUMENT_IDS)[number];

/** The topic that tells how a family of games is played; one is about all lotteries. */
export const gameTopicId = (family: string): string => (family === 'lottery' ? 'lotteries' : `game-${family}`);

/** What help topics are sorted under. */
export const HELP_GROUPS = ['start', 'money', 'rewards', 'games', 'rules', 'safety'] as const;
export type HelpGroup = (typeof HELP_GROUPS)[number];

/** What a member writes about. */
export const FEEDBACK_TOPICS = ['GAMES', 'PAYMENTS', 'ACCOUNT', 'PROMOTIONS', 'SITE', 'OTHER'] as const;
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

export const FEEDBACK_STATUSES = ['RECEIVED', 'ANSWERED'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
