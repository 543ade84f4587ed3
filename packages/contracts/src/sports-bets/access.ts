import type { AccessOf } from '../access-row';
import type { SPORTS_BETS_ENDPOINTS } from './wire';

const LEG = {
  event: '2030-01-02-001',
  type: 'matchResult',
  key: 'match',
  selection: 'home',
  oddsMilli: 2_000,
  version: 1,
} as const;
const SLIP = { legs: [LEG], form: { kind: 'singles' }, stakeMinor: 1_000 } as const;
const slip = 'NNNNNNNNNNNNN';

export const sportsBetsAccess: AccessOf<typeof SPORTS_BETS_ENDPOINTS> = {
  'sports.cashOut': { may: 'player', input: { slip, quoteId: 'none', key: 'of-access', partMinor: null } },
  'sports.check': { may: 'player', input: { ...SLIP, legs: [LEG] } },
  'sports.place': {
    may: 'player',
    input: { slipKey: 'of-access', slip: { ...SLIP, legs: [LEG] }, oddsChoice: 'better' },
  },
  'sports.quote': { may: 'player', input: { slip } },
  'sports.slip': { may: 'player', input: { slip } },
  'sports.slips': { may: 'player', input: { kind: 'OPEN' } },
};
