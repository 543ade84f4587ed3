import type { ErrorCode } from '@tonalli/contracts/errors';
import { platformPart, property } from '../../../trpc/failure-code';
import { readFailure } from '../../../trpc/platform-failure';

export const ORDER_LIMITS = ['order', 'member', 'issue', 'number', 'payout', 'chase'] as const;
export type OrderLimit = (typeof ORDER_LIMITS)[number];

/** Why an order was refused, as far as it was told. */
export interface Refusal {
  code: ErrorCode;
  requestId: string | null;
  limit: OrderLimit | null;
  /** What may still be staked, minor units. */
  availableMinor: number | null;
  /** The number that is full. */
  number: string | null;
  issue: string | null;
  nextIssue: string | null;
  /** Which line is at fault, from 0. */
  line: number | null;
  fault: string | null;
}

export function readRefusal(error: unknown): Refusal {
  const { code, requestId } = readFailure(error);
  const told = property(platformPart(error), 'lottery');
  const text = (name: string) => {
    const value = property(told, name);
    return typeof value === 'string' ? value : null;
  };
  const count = (name: string) => {
    const value = property(told, name);
    return typeof value === 'number' ? value : null;
  };
  return {
    code,
    requestId,
    limit: ORDER_LIMITS.find((limit) => limit === text('limit')) ?? null,
    availableMinor: count('availableMinor'),
    number: text('number'),
    issue: text('issue'),
    nextIssue: text('nextIssue'),
    line: count('line'),
    fault: text('fault'),
  };
}
