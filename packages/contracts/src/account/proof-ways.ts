import { EXTERNAL_PROVIDERS } from '../session/external-names';

/** By what a member without a password shows again who they are; `mobile` is a code by SMS. */
export const PROOF_WAYS = ['totp', 'passkey', 'mobile', ...EXTERNAL_PROVIDERS] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];
