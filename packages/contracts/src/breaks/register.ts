/** What a national register of self-exclusion says of somebody who is asked for. No imports, since it ships to browsers. */
export const REGISTER_ANSWERS = ['clear', 'excluded', 'unavailable'] as const;
export type RegisterAnswer = (typeof REGISTER_ANSWERS)[number];

/** When it is asked and the answer kept; what moves money in and what advertises asks it besides. */
export const REGISTER_OCCASIONS = ['registration', 'login'] as const;
export type RegisterOccasion = (typeof REGISTER_OCCASIONS)[number];
