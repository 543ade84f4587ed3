import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const playTimeAccess: AccessOf<typeof wire> = {
  fetchPlayTime: { may: 'member', input: {} },
  chooseCheckInterval: { may: 'member', input: { everyMin: 30 } },
  answerRealityCheck: { may: 'member', input: { id: 'none-0' } },
};
