import { z } from 'zod';
import { BonusCode } from '../bonuses/wire';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney } from '../money';
import { DEPOSIT_KINDS, DEPOSIT_STATES, HELD_CHOICES } from './states';
import { OrderId, Page, Paged, WireFee } from './wire-parts';

export const DepositChannel = z.object({
  channelId: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  min: Money,
  max: Money,
  fee: WireFee,
  presets: z.array(Money),
  /** How long an order waits for the money. */
  expiresMinutes: z.int(),
  /** Of cards, where the rules of the place do not allow those of credit. */
  debitOnly: z.boolean(),
});
export type DepositChannel = z.infer<typeof DepositChannel>;

/** What the payer needs, by the channel's kind. `payload` is what a QR code carries. */
export const PaymentInstructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SPEI'),
    clabe: z.string(),
    bankName: z.string(),
    beneficiary: z.string(),
    reference: z.string(),
  }),
  z.object({ kind: z.literal('CASH'), barcode: z.string(), agreement: z.string() }),
  /** The platform's own page, where the payer says yes or no. */
  z.object({ kind: z.literal('CARD'), payUrl: z.url() }),
  z.object({ kind: z.literal('WALLET'), payload: z.string(), reference: z.string() }),
  z.object({
    kind: z.literal('CRYPTO'),
    payload: z.string(),
    address: z.string(),
    network: z.string(),
    asset: z.string(),
    assetAmount: z.string(),
  }),
]);
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

export const DepositOrder = z.object({
  orderId: OrderId,
  channelId: z.string(),
  amount: Money,
  fee: Money,
  /** What reaches the balance: the amount less the fee. */
  credit: Money,
  /** What arrived, once it did; it may differ from the amount. */
  received: Money.nullable(),
  status: z.enum(DEPOSIT_STATES),
  /** Of a held one: it is credited as soon as the member's limits let it in. */
  creditWhenFits: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  instructions: PaymentInstructions,
});
export type DepositOrder = z.infer<typeof DepositOrder>;

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/channels',
  summary: 'Ways to pay in that are open, with limits, fee and suggested amounts',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ channels: z.array(DepositChannel) }),
});

export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposit/order',
  summary: 'Opens a deposit order; the money is credited once it arrives',
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({
    channelId: z.string().max(32),
    amount: PositiveMoney,
    /** The bonus that is chosen before paying; left out: none. */
    offerId: z.string().max(32).optional(),
    bonusCode: BonusCode.optional(),
  }),
  value: DepositOrder,
  errors: [
    'CHANNEL_UNAVAILABLE',
    'AMOUNT_OUT_OF_RANGE',
    'ORDER_LIMIT_REACHED',
    'DEPOSIT_LIMIT_REACHED',
    'BONUS_NOT_FOUND',
  ],
});

export const fetchDeposit = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/order',
  summary: "One of the member's own deposit orders",
  token: 'required',
  extension: true,
  request: z.strictObject({ orderId: OrderId }),
  value: DepositOrder,
  errors: ['ORDER_NOT_FOUND'],
});

export const decideHeldDeposit = endpoint({
  method: 'POST',
  path: '/wps/cashier/deposit/held',
  summary: "What waits beyond a limit of the member's own is credited once it fits, or sent back",
  token: 'required',
  extension: true,
  idempotent: true,
  request: z.strictObject({ orderId: OrderId, choice: z.enum(HELD_CHOICES) }),
  value: DepositOrder,
  errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
});

export const listDeposits = endpoint({
  method: 'GET',
  path: '/wps/cashier/deposit/orders',
  summary: "The member's deposit orders, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject(Page),
  value: z.object({ content: z.array(DepositOrder), ...Paged }),
});
