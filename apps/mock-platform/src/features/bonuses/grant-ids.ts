/** As the member sees its number, and as the ledger calls the owner of its money. */
export const grantIdOf = (id: number): string => `K${String(id).padStart(8, '0')}`;

/** The number in a grant's name, or null when it is none. */
export function parseGrantId(grantId: string): number | null {
  const match = /^K(\d{8,15})$/.exec(grantId);
  return match ? Number(match[1]) : null;
}
