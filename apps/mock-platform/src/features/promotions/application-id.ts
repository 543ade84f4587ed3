/** As the member sees its number. */
export const applicationIdOf = (id: number): string => `P${String(id).padStart(8, '0')}`;

/** Null for what is none. */
export function parseApplicationId(applicationId: string): number | null {
  const digits = /^P(\d{8,15})$/.exec(applicationId)?.[1];
  return digits === undefined ? null : Number(digits);
}
