import type { ActPermit } from './act-permit';

/** Why something is sent to a member: it is about their account, or it advertises, which the rules of protection allowed. */
export type Purpose = 'service' | ActPermit<'marketing'>;
