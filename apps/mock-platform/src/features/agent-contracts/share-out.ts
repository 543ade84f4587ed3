/** What is left to be paid of something. Minor units. */
export interface Claim {
  owedMinor: number;
}

/**
 * Shares an amount out among claims in proportion to them, at most what each is: parts are rounded down, and what that leaves
 * goes by single units to the largest remainders, of equal ones to the first.
 */
export function shareOut(amountMinor: number, claims: readonly Claim[]): number[] {
  const total = claims.reduce((sum, { owedMinor }) => sum + BigInt(owedMinor), 0n);
  if (total === 0n) return claims.map(() => 0);
  const amount = BigInt(amountMinor) < total ? BigInt(amountMinor) : total;
  const parts = claims.map(({ owedMinor }, index) => {
    const scaled = amount * BigInt(owedMinor);
    return { index, whole: scaled / total, rest: scaled % total };
  });
  let left = amount - parts.reduce((sum, { whole }) => sum + whole, 0n);
  const shares = parts.map(({ whole }) => Number(whole));
  for (const { index } of parts.toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest))) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1n;
  }
  return shares;
}
