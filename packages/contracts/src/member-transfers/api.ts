import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../constants';
import { MAX_AMOUNT_MINOR } from '../money';
import { PaymentPassword } from '../payment-password';

const DownlineId = z.string().regex(/^[A-Z0-9]{1,32}$/);
const Sent = { amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR), paymentPassword: PaymentPassword };

/** Masked. */
export interface TransferPartyView {
  username: string;
  nickname: string;
}

export interface TransferDesk {
  /** Null: nobody stands above the member. */
  receiver: TransferPartyView | null;
  minMinor: number;
  maxMinor: number;
  dailyMaxMinor: number;
  leftTodayMinor: number;
}

export interface SentTransfer {
  id: string;
  receiver: TransferPartyView;
  amountMinor: number;
  at: string;
}

export interface MemberTransferRow {
  id: string;
  at: string;
  direction: 'in' | 'out';
  way: 'upline' | 'downline';
  party: TransferPartyView;
  amountMinor: number;
}

export const TransferDeskInput = z.strictObject({ downlineId: DownlineId.optional() });
export const ToUplineInput = z.strictObject(Sent);
export const ToDownlineInput = z.strictObject({ downlineId: DownlineId, ...Sent });
export const ListMemberTransfersInput = z.strictObject({
  page: z.int().min(1).max(1_000_000),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE),
});
