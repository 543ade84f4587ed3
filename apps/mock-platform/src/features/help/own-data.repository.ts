import { ownRows } from '../../world/own-rows';
import { feedback } from './help.table';

/** What a member is handed over of these tables. */
export const ownFeedback = [ownRows('help.feedback', feedback, { by: ['id'] })];
