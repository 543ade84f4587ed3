import { IDENTITY_GATES } from '@tonalli/contracts/identity-check/parts';
import { IdentityAsks } from '@tonalli/contracts/identity-check/wire';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** What has to be shown, and before what. */
export const IDENTITY_CHECK = defineSetting(
  'identityCheck',
  z.object({ requiredBefore: z.enum(IDENTITY_GATES), ...IdentityAsks.shape }),
  { requiredBefore: 'firstWithdrawal', photoIds: ['INE', 'PASSPORT'], curp: true, address: true, selfie: true },
);
