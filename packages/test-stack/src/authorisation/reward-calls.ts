import { asked, type Call } from './asked';

/** Of what is drawn, raced for and given beside play. */
export const REWARD_CALLS: Record<string, Call> = {
  'envelopes.openPersonal': asked(undefined, { answer: 'BONUS_NOT_FOUND' }),
  'envelopes.take': asked({ rainId: 'RE99999999' }, { answer: 'BONUS_NOT_FOUND' }),
};
