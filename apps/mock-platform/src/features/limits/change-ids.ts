/** How a change of limits is named on the wire. */
export const changeIdOf = (id: number): string => `L${String(id).padStart(8, '0')}`;

/** The number in a change's name, or null when it is none. */
export function parseChangeId(changeId: string): number | null {
  const match = /^L(\d{8,15})$/.exec(changeId);
  return match ? Number(match[1]) : null;
}
