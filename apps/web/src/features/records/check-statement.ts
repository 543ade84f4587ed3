import type { StatementDetail, StatementView } from '@tonalli/contracts/records/api';
import { statementText } from '@tonalli/contracts/records/statement-text';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const STATEMENT_STEPS = ['hash', 'chain', 'sum'] as const;
export type StatementChecked = Record<(typeof STATEMENT_STEPS)[number], boolean>;

/**
 * Works a statement's hash out anew from the movements that stand in the ledger now, and compares it with the one that was fixed,
 * and both ends with the months around it.
 */
export async function checkStatement(
  detail: StatementDetail,
  months: readonly StatementView[],
): Promise<StatementChecked> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(statementText(detail, detail.lines)));
  // Newest first.
  const before = months.find(({ month }) => month < detail.month);
  const sum = detail.lines.reduce((total, { amountMinor }) => total + amountMinor, detail.openingMinor);
  return {
    hash: hexOf(digest) === detail.hash,
    chain: detail.previousHash === (before?.hash ?? null) && (!before || before.closingMinor === detail.openingMinor),
    sum: sum === detail.closingMinor,
  };
}
