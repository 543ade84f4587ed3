import { type AccessOf, PICTURE } from '../access-row';
import type * as wire from './wire';

// On a break too: whoever has to show who they are before a withdrawal can do so.
export const identityCheckAccess: AccessOf<typeof wire> = {
  fetchIdentityCheck: { may: 'member', onBreak: 'allowed', input: {} },
  fetchIdentityDocument: { may: 'member', onBreak: 'allowed', input: { part: 'selfie' } },
  submitIdentityCheck: { may: 'member', onBreak: 'allowed', input: { photoId: 'INE' } },
  uploadIdentityDocument: { may: 'member', onBreak: 'allowed', input: { part: 'selfie', images: [PICTURE] } },
};
