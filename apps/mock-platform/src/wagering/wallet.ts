/** What a member plays with. `vendor`: the wallet that they have with the game's vendor. */
export const WALLETS = ['main', 'trial', 'vendor'] as const;
export type Wallet = (typeof WALLETS)[number];

/** How a funding calls it. */
export const accountOf = (wallet: Wallet, vendor: string): string =>
  wallet === 'vendor' ? `vendor:${vendor}` : wallet;
