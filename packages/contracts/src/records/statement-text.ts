/** A month of a member's main account, over and fixed. Amounts in minor units. */
export interface StatementFacts {
  /** The number by which the member knows the account. */
  account: string;
  /** yyyy-MM. */
  month: string;
  openingMinor: number;
  closingMinor: number;
  /** Hash of the month before; null for the first. */
  previousHash: string | null;
}

export interface StatementLine {
  movementId: string;
  /** ISO 8601 UTC. */
  at: string;
  kind: string;
  /** Below zero where it went out. */
  amountMinor: number;
  balanceAfterMinor: number;
  reference: string;
}

/** Of which a statement's SHA-256 is taken, UTF-8: a line of JSON for the facts, and one for each movement, the oldest first. */
export function statementText(facts: StatementFacts, lines: readonly StatementLine[]): string {
  const { account, month, previousHash, openingMinor, closingMinor } = facts;
  const head = ['tonalli/statement/1', account, month, previousHash, openingMinor, closingMinor];
  const rows = lines.map((line) => [
    ...[line.movementId, line.at, line.kind, line.amountMinor, line.balanceAfterMinor, line.reference],
  ]);
  return [head, ...rows].map((row) => JSON.stringify(row)).join('\n');
}
