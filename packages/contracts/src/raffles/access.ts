import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const rafflesAccess: AccessOf<typeof wire> = {
  listRaffles: { may: 'member', input: { language: 'ES' } },
  fetchRaffleProof: { may: 'member', input: { raffleId: 'RF00000001' } },
};
