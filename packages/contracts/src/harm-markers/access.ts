import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const harmMarkersAccess: AccessOf<typeof wire> = {
  fetchCheckIn: { may: 'member', input: {} },
  answerCheckIn: { may: 'member', owns: 'checkInId', input: { checkInId: 'H00000001', answer: 'fine' } },
};
