/** How a redeem request is named on the wire. */
export const redeemIdOf = (id: number): string => `C${String(id).padStart(8, '0')}`;

/** The number in a request's name, or null when it is none. */
export function parseRedeemId(redeemId: string): number | null {
  const match = /^C(\d{8,15})$/.exec(redeemId);
  return match ? Number(match[1]) : null;
}

/** How an entry of the points account is named on the wire. */
export const entryIdOf = (id: number): string => `PT${String(id).padStart(8, '0')}`;
