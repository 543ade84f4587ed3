import { ownRows } from '../../world/own-rows';
import { limitChanges, limitReminders } from './limits.table';

/** What a member is handed over of these tables. */
export const ownLimits = [
  ownRows('limits.changes', limitChanges, { by: ['id'] }),
  ownRows('limits.reminders', limitReminders, { by: ['memberId'] }),
];
