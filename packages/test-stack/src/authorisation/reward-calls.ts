import { asked, type Call } from './asked';

/** Of what is drawn, raced for and given beside play. */
export const REWARD_CALLS: Record<string, Call> = {
  'envelopes.openPersonal': asked(undefined, { answer: 'BONUS_NOT_FOUND' }),
  'wheel.read': asked({ language: 'es' }),
  'wheel.spin': asked({ wheelId: 'nadie', clientSeed: 'mia' }, { answer: 'BONUS_NOT_FOUND' }),
  'wheel.spins': asked({ page: 1, pageSize: 10 }),
  'envelopes.take': asked({ rainId: 'RE99999999' }, { answer: 'BONUS_NOT_FOUND' }),
  'raffles.list': asked({ language: 'es' }),
  'raffles.proof': asked({ raffleId: 'RF99999999' }, { answer: 'NOT_FOUND' }),
  'tournaments.list': asked({ language: 'es' }),
  'tournaments.join': asked({ id: 'TO99999999' }, { answer: 'NOT_FOUND' }),
};
