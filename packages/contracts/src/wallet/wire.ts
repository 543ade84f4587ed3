import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney } from '../money';
import { PageNumber, PageSize } from '../paging';

/** `MAIN`, or the code of a vendor that keeps a wallet of its own. */
export const WalletId = z.string().regex(/^[A-Z0-9_]{1,32}$/);

export const WalletBalances = z.object({
  main: Money,
  /** Of vendors that keep wallets of their own; empty when the merchant has a single wallet. */
  vendors: z.array(
    z.object({
      vassalage: z.string(),
      /** Extension, as `isOpen` is. */
      name: z.string().optional(),
      balance: Money,
      /** False when the vendor no longer keeps wallets: what is left can only be taken out. */
      isOpen: z.boolean().optional(),
    }),
  ),
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

export const walletTransfer = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: "Moves money between two of the member's own wallets",
  token: 'required',
  idempotent: true,
  request: z.strictObject({ from: WalletId, to: WalletId, amount: PositiveMoney }),
  value: WalletBalances,
  errors: ['INSUFFICIENT_FUNDS', 'WALLET_UNKNOWN'],
});

export const collectWallets = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  summary: 'Moves all that the vendor wallets hold into the main wallet',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({}),
  value: z.object({ collected: Money, balances: WalletBalances }),
});

/** One movement between the main wallet and a vendor's. */
export const WalletMovement = z.object({
  movementId: z.string(),
  at: z.iso.datetime(),
  /** `IN`: into the vendor's wallet. */
  direction: z.enum(['IN', 'OUT']),
  vassalage: z.string(),
  name: z.string(),
  amount: Money,
});

export const listWalletMovements = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_walletMovementList',
  summary: "The movements between the member's wallets, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({
    content: z.array(WalletMovement),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});
