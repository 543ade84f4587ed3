import { EXTERNAL_PROVIDERS } from '../session/external-names';

/** Ways to re-authenticate without a password; `mobile` is a code by SMS. */
export const PROOF_WAYS = ['totp', 'passkey', 'mobile', ...EXTERNAL_PROVIDERS] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];
