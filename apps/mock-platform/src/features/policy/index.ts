// What other features of the platform may use of this one.
export { paceClassOf } from './pace-class';
export { isPacedOut } from './paced-out';
export { policyAt, policyOf, policySpan } from './policy-of';
export { POLICY_PACK } from './policy-settings';
