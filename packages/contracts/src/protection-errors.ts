import type { ErrorSpec } from './error-spec';

/** The part of the catalogue in `errors.ts` that is about what others than the member ask for to protect them. */
export const PROTECTION_ERRORS = {
  FINANCES_IN_REVIEW: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: "The member's finances are looked at, as the rules of the place ask for.",
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
