/** As the member sees its number, and as the ledger calls the owner of its money. */
export const grantIdOf = (id: number): string => `K${String(id).padStart(8, '0')}`;

/** As the member sees the number of free plays. */
export const freeIdOf = (id: number): string => `F${String(id).padStart(8, '0')}`;

/** The number in the name of free plays, or null when it is none. */
export function parseFreeId(freeId: string): number | null {
  const match = /^F(\d{8,15})$/.exec(freeId);
  return match ? Number(match[1]) : null;
}

/** The number in a grant's name, or null when it is none. */
export function parseGrantId(grantId: string): number | null {
  const match = /^K(\d{8,15})$/.exec(grantId);
  return match ? Number(match[1]) : null;
}
