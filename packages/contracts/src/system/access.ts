import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const systemAccess: AccessOf<typeof wire> = {
  fetchClock: { may: 'signed in', onBreak: 'allowed', input: {} },
  fetchContact: { may: 'everybody', input: {} },
  fetchCountries: { may: 'everybody', input: {} },
  fetchDomainRoute: { may: 'everybody', input: {} },
  fetchMenu: { may: 'everybody', input: {} },
  fetchPermission: { may: 'everybody', input: {} },
  fetchStatus: { may: 'everybody', input: {} },
  fetchWhitelabel: { may: 'everybody', input: {} },
  listBankLogos: { may: 'everybody', input: {} },
  verifyRepresentative: { may: 'everybody', input: { channel: 'PHONE', handle: '55 0000 8000' } },
};
