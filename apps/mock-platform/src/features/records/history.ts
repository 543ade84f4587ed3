import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** How many of a month's sessions of play the default data have, of a hundred. */
export const HISTORY_PERCENT = defineSetting('historyPercent', z.int().min(1).max(100), 100);
