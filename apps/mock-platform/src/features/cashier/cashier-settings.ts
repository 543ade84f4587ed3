import { DEPOSIT_KINDS } from '@tonalli/contracts/cashier/states';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const AmountMinor = z.int().min(0);
const Fee = z.object({ fixedMinor: AmountMinor, basisPoints: z.int().min(0).max(10_000) });

const Channel = z.object({
  id: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  isOpen: z.boolean(),
  minMinor: AmountMinor,
  maxMinor: AmountMinor,
  fee: Fee,
  presetsMinor: z.array(AmountMinor),
  expiresMinutes: z.int().min(1),
});

const presetsMinor = [20_000, 50_000, 100_000, 200_000, 500_000];

export type DepositChannel = z.infer<typeof Channel>;

export const DEPOSIT_CHANNELS = defineSetting('depositChannels', z.array(Channel), [
  {
    id: 'spei',
    kind: 'SPEI',
    isOpen: true,
    minMinor: 10_000,
    maxMinor: 10_000_000,
    fee: { fixedMinor: 0, basisPoints: 0 },
    presetsMinor,
    expiresMinutes: 30,
  },
  {
    id: 'cash',
    kind: 'CASH',
    isOpen: true,
    minMinor: 10_000,
    maxMinor: 1_000_000,
    fee: { fixedMinor: 1_200, basisPoints: 0 },
    presetsMinor,
    expiresMinutes: 2_880,
  },
  {
    id: 'card',
    kind: 'CARD',
    isOpen: true,
    minMinor: 10_000,
    maxMinor: 3_000_000,
    fee: { fixedMinor: 0, basisPoints: 290 },
    presetsMinor,
    expiresMinutes: 20,
  },
  {
    id: 'wallet',
    kind: 'WALLET',
    isOpen: true,
    minMinor: 5_000,
    maxMinor: 2_000_000,
    fee: { fixedMinor: 0, basisPoints: 150 },
    presetsMinor,
    expiresMinutes: 15,
  },
  {
    id: 'crypto',
    kind: 'CRYPTO',
    isOpen: true,
    minMinor: 20_000,
    maxMinor: 20_000_000,
    fee: { fixedMinor: 0, basisPoints: 100 },
    presetsMinor: [50_000, 100_000, 200_000, 500_000, 1_000_000],
    expiresMinutes: 60,
  },
]);

/** In seconds. An open deposit is confirmed by itself after so long; 0: only by the payment simulator. */
export const DEPOSIT_AUTO_CONFIRM = defineSetting('depositAutoConfirmSeconds', z.int().min(0).max(86_400), 0);

/** In seconds. A withdrawal is paid by itself after so long, reviewed after a third of it; 0: only by the payment simulator. */
export const WITHDRAWAL_AUTO_PAY = defineSetting('withdrawalAutoPaySeconds', z.int().min(0).max(86_400), 0);

export const WITHDRAWAL_RULES = defineSetting(
  'withdrawals',
  z.object({
    minMinor: AmountMinor,
    maxMinor: AmountMinor,
    fee: Fee,
    /** Requests of one day of the operator's zone, the rejected ones left out. */
    dailyCount: z.int().min(0),
    /** So much of a deposit has to be staked before it can be withdrawn. */
    turnoverPercent: z.int().min(0),
    /** Without an answer for so long, a payout counts as received. */
    receiptMinutes: z.int().min(1),
  }),
  {
    minMinor: 20_000,
    maxMinor: 5_000_000,
    fee: { fixedMinor: 800, basisPoints: 0 },
    dailyCount: 3,
    turnoverPercent: 100,
    receiptMinutes: 1_440,
  },
);
