// What others of the platform may use of this feature.
export { isIdentityApproved } from './check-of';
export { approveIdentity, expireIdentity, rejectIdentity } from './decide-check';
export { documentImage, keepDocument } from './documents';
export { IDENTITY_CHECK } from './identity-settings';
export { knowIdentity } from './known-identities';
export { reviewOf, waitingChecks } from './review-checks';
export { submitCheck } from './submit-check';
