import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const contentAccess: AccessOf<typeof wire> = {
  fetchJackpot: { may: 'everybody', input: {} },
  listAnnouncements: { may: 'everybody', input: { types: 'B', platform: 'W' } },
  listWinners: { may: 'everybody', input: { gameCategory: 'ALL', language: 'ES', limitNum: '10' } },
};
