/** Names that have texts: features of the product, `common` and `errors`. */
export const NAMESPACES = [
  'common',
  'errors',
  'system',
  'shell',
  'site',
  'content',
  'home',
  'session',
  'registration',
  'account',
  'lobby',
  'games',
  'play',
  'wallet',
  'transfer',
  'records',
  'cashier',
  'team',
  'vip',
  'referral',
  'messages',
  'points',
  'promotions',
  'help',
  'uploads',
  'install',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** Loaded with the first screen; the others arrive with the screen that asks for them. */
export const FIRST_NAMESPACES = [
  'common',
  'system',
  'content',
  'lobby',
  'wallet',
] as const satisfies readonly Namespace[];

export type FirstNamespace = (typeof FIRST_NAMESPACES)[number];
export type LateNamespace = Exclude<Namespace, FirstNamespace>;
