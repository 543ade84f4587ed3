/** Kinds of play that rules of pace tell apart. No imports, since it ships to browsers. */
export const PACE_CLASSES = ['slot', 'table', 'instant', 'fish'] as const;
export type PaceClass = (typeof PACE_CLASSES)[number];

export const POLICY_IDS = ['MX-TONALLI', 'GB-2026'] as const;
export type PolicyId = (typeof POLICY_IDS)[number];

/** How long a member may step back: hours, days and calendar months. */
export const TIMEOUT_CHOICES = ['24h', '7d', '1m', '6w', '2m', '3m'] as const;
export type TimeoutChoice = (typeof TIMEOUT_CHOICES)[number];

/** How long a member may exclude themselves: calendar months and years, or without an end. */
export const EXCLUSION_CHOICES = ['6m', '1y', '5y', 'indefinite'] as const;
export type ExclusionChoice = (typeof EXCLUSION_CHOICES)[number];
