import type { ErrorCode } from './errors';

/** The codes that any call may answer, whatever its own list says. */
export const COMMON_ERRORS = [
  'INVALID_REQUEST',
  'MERCHANT_UNKNOWN',
  'SIGNATURE_INVALID',
  'DOMAIN_UNKNOWN',
  'MAINTENANCE',
  'ACCESS_RESTRICTED',
  'WORLD_UNKNOWN',
  'WORLD_CLOSED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'UNKNOWN',
] as const satisfies readonly ErrorCode[];
