import type { ErrorSpec } from './error-spec';

/** The part of the catalogue in `errors.ts` that is about what others than the member ask for to protect them. */
export const PROTECTION_ERRORS = {
  CHECK_IN_DUE: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: "The member's way of playing gave rise to a check-in, which is to be answered first.",
  },
  FINANCES_IN_REVIEW: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: "The member's finances are looked at, as the rules of the place ask for.",
  },
  REWARDS_ON_HOLD: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: 'Nothing is given or advertised to this member for now, as their way of playing shows markers of harm.',
  },
  REGISTER_EXCLUDED: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: 'The register of self-exclusion names this person.',
  },
  REGISTER_UNAVAILABLE: {
    http: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The register of self-exclusion cannot be asked just now.',
  },
} as const satisfies Record<string, ErrorSpec>;
