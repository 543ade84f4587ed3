/** How a posting is named where people see it. */
export const movementIdOf = (postingId: number): string => `L${String(postingId).padStart(8, '0')}`;
