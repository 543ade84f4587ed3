/** How rows are named on the wire: a letter and the number, such as `D00000042`. */
export type OrderLetter = 'D' | 'W' | 'A';

export const orderIdOf = (letter: OrderLetter, id: number): string => `${letter}${String(id).padStart(8, '0')}`;

/** The number in a name of this letter, or null when it is none. */
export function parseOrderId(letter: OrderLetter, orderId: string): number | null {
  const match = /^([DWA])(\d{8,15})$/.exec(orderId);
  return match && match[1] === letter ? Number(match[2]) : null;
}
