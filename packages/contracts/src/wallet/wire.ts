import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money } from '../money';

export const WalletBalances = z.object({
  main: Money,
  /** Per-vendor wallets; empty when the merchant has a single wallet. */
  vendors: z.array(z.object({ vassalage: z.string(), balance: Money })),
});
export type WalletBalances = z.infer<typeof WalletBalances>;

export const fetchBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'Main and vendor balances',
  token: 'required',
  request: z.strictObject({}),
  value: WalletBalances,
});

export const fetchMerchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'Whether one wallet serves all vendors',
  token: 'required',
  request: z.strictObject({}),
  value: z.object({ isSingle: z.boolean() }),
});
