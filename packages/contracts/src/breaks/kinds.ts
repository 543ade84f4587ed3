/** A break from playing: one that ends by itself, and an exclusion that only the member can end, after its time. */
export const BREAK_KINDS = ['TIME_OUT', 'SELF_EXCLUSION'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];
