/** Loaded with the first screen; the others arrive with the screen that asks for them. */
export const FIRST_NAMESPACES = ['common', 'system', 'content', 'lobby', 'wallet'] as const;

export type FirstNamespace = (typeof FIRST_NAMESPACES)[number];
