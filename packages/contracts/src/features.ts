/**
 * The closed list of features. One name serves every tree: the folders of web, gateway and
 * mock platform, the contract files, the locale files, the tRPC router key and the e2e spec.
 */
export const FEATURES = [
  'system',
  'content',
  'session',
  'registration',
  'account',
  'lobby',
  'play',
  'wallet',
  'cashier',
  'records',
  'promotions',
  'rewards',
  'points',
  'missions',
  'messages',
  'vip',
  'referral',
  'lottery',
  'chat',
  'team',
  'agent-contracts',
  'help',
  'limits',
  'breaks',
  'policy',
  'play-time',
  'consents',
  'finances',
  'member-transfers',
  'agent-reports',
  'downlines',
  'rebates',
  'identity-check',
  'bonuses',
  'envelopes',
  'sports',
  'sports-bets',
  'wheel',
  'tournaments',
  'raffles',
  'harm-markers',
] as const;

export type Feature = (typeof FEATURES)[number];

/** What a feature may have; `feature-map.test.ts` checks each part of each feature. */
export const FEATURE_PARTS = ['web', 'gateway', 'mock-platform', 'wire', 'api', 'locales', 'e2e'] as const;

export type FeaturePart = (typeof FEATURE_PARTS)[number];
