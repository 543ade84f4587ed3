import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const envelopesAccess: AccessOf<typeof wire> = {
  listRains: { may: 'member', input: {} },
  takeEnvelope: { may: 'member', input: { rainId: 'RE00000001' } },
  openPersonalEnvelope: { may: 'member', input: {} },
};
