/** What is advertised. No imports, since it ships to browsers. */
export const MARKETING_PRODUCTS = ['casino', 'lottery', 'sports'] as const;
export type MarketingProduct = (typeof MARKETING_PRODUCTS)[number];

/** The ways on which a member can be advertised to. */
export const MARKETING_CHANNELS = ['inbox', 'email', 'sms'] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];
