import { z } from 'zod';
import { isFeedbackText } from './feedback-text';
import { DOCUMENT_IDS, FEEDBACK_STATUSES, FEEDBACK_TOPICS, HELP_GROUPS } from './names';

export const DocumentId = z.enum(DOCUMENT_IDS);
export const HelpGroup = z.enum(HELP_GROUPS);
/** Ids stand in addresses, behind a `#`. */
export const AnchorId = z.string().regex(/^[a-z][a-z0-9-]{0,47}$/);

export const FeedbackTopic = z.enum(FEEDBACK_TOPICS);
export const FeedbackStatus = z.enum(FEEDBACK_STATUSES);
export const FeedbackText = z.string().refine(isFeedbackText);
/** `F` and a number. */
export const FeedbackId = z.string().regex(/^F\d{8,15}$/, 'has to be F and a number');
