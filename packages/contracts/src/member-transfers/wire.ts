import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Money, PositiveMoney } from '../money';
import { PageNumber, PageSize } from '../paging';
import { PaymentPassword } from '../payment-password';

/** Such as `M000123`. */
const MemberId = z.string().regex(/^[A-Z0-9]{1,32}$/);

/** Where the other one stands, seen from the caller. */
export const TRANSFER_WAYS = ['UPLINE', 'DOWNLINE'] as const;
export const TransferWay = z.enum(TRANSFER_WAYS);
export type TransferWay = z.infer<typeof TransferWay>;

export const TransferParty = z.object({
  /** Masked, such as `e••••7`. */
  userName: z.string(),
  /** Masked, such as `E••••`. */
  nickname: z.string(),
});

export const fetchTransferDesk = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTransferDesk',
  summary: 'Who would receive a transfer, and how much may be transferred today',
  token: 'required',
  extension: true,
  /** Without a downline: to the upline. */
  request: z.strictObject({ downlineId: MemberId.optional() }),
  value: z.object({
    /** Null: nobody stands above the member. */
    receiver: TransferParty.nullable(),
    min: Money,
    max: Money,
    dailyMax: Money,
    /** What the day still leaves. */
    leftToday: Money,
  }),
  errors: ['DOWNLINE_NOT_FOUND'],
});

const SentTransfer = z.object({ transferId: z.string(), receiver: TransferParty, amount: Money, at: z.iso.datetime() });
const SENDING_ERRORS = [
  'AMOUNT_OUT_OF_RANGE',
  'TRANSFER_LIMIT_REACHED',
  'TRANSFER_NOT_ACCEPTED',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_PASSWORD_NOT_SET',
  'PAYMENT_PASSWORD_WRONG',
  'PAYMENT_PASSWORD_LOCKED',
] as const;

export const transferUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferUpline',
  summary: 'Transfers money of the main balance to the upline',
  token: 'required',
  body: 'sealed',
  idempotent: true,
  extension: true,
  request: z.strictObject({ amount: PositiveMoney, paymentPassword: PaymentPassword }),
  value: SentTransfer,
  errors: ['UPLINE_NOT_FOUND', ...SENDING_ERRORS],
});

export const transferDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferDownline',
  summary: "Transfers money of an agent's main balance to a direct downline",
  token: 'required',
  body: 'sealed',
  idempotent: true,
  extension: true,
  request: z.strictObject({ downlineId: MemberId, amount: PositiveMoney, paymentPassword: PaymentPassword }),
  value: SentTransfer,
  errors: ['DOWNLINE_NOT_FOUND', ...SENDING_ERRORS],
});

export const MemberTransfer = z.object({
  /** `T` and a number; the account record's reference. */
  transferId: z.string(),
  at: z.iso.datetime(),
  /** `IN`: the member received it. */
  direction: z.enum(['IN', 'OUT']),
  way: TransferWay,
  party: TransferParty,
  amount: Money,
});

export const listMemberTransfers = endpoint({
  method: 'GET',
  path: '/wps/relay/MCS2_getTransferList',
  summary: "The member's transfers to and from upline and downlines, newest first",
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({
    content: z.array(MemberTransfer),
    pageNum: z.int(),
    totalPages: z.int(),
    totalRows: z.int(),
  }),
});
