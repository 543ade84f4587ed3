/** What the bank's part of an order may be. */
export const PAYMENT_ACTIONS = ['approve', 'reject', 'partly'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
