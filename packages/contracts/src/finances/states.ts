/** Of a look at a member's finances: asked for, nothing found, or signs of difficulties found. No imports, since it ships to browsers. */
export const FINANCE_STATES = ['PENDING', 'CLEAR', 'VULNERABLE'] as const;
export type FinanceState = (typeof FINANCE_STATES)[number];

/** What the simulated register of public records answers. */
export const FINANCIAL_ANSWERS = ['clear', 'vulnerable', 'unavailable'] as const;
export type FinancialAnswer = (typeof FINANCIAL_ANSWERS)[number];
