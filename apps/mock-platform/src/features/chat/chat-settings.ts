import { MODEL_STATES } from '@tonalli/contracts/chat/shapes';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** `statuses`: of models that are not as the default data have them. `isScripted`: they answer by themselves. */
export const CHAT_RULES = defineSetting(
  'chat',
  z.object({ isScripted: z.boolean(), statuses: z.record(z.string(), z.enum(MODEL_STATES)) }),
  { isScripted: true, statuses: {} },
);
