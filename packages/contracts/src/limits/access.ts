import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const limitsAccess: AccessOf<typeof wire> = {
  answerLimitReminder: { may: 'member', input: { answer: 'REVIEWED' } },
  cancelLimitChange: { may: 'member', owns: 'changeId', input: { changeId: 'L00000001' } },
  changeLimits: { may: 'member', input: { kind: 'stake', limits: { daily: '100.00' } } },
  confirmLimitChange: { may: 'member', owns: 'changeId', input: { changeId: 'L00000001' } },
  fetchLimitHistory: { may: 'member', input: {} },
  fetchLimits: { may: 'member', input: {} },
};
