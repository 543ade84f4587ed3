/** Where a ball landed, counted from 1 on the left. */
export const shownSlot = (slot: number): string => String(slot + 1);
