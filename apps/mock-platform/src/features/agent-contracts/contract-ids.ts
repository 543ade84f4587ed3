/** How rows are named on the wire: letters and the number, such as `AC00000042`. */
type Letters = 'AC' | 'AB';

const nameOf = (letters: Letters, id: number): string => `${letters}${String(id).padStart(8, '0')}`;
const numberIn = (letters: Letters, name: string): number | null => {
  const match = /^(AC|AB)(\d{8,15})$/.exec(name);
  return match && match[1] === letters ? Number(match[2]) : null;
};

export const contractIdOf = (id: number): string => nameOf('AC', id);
export const billIdOf = (id: number): string => nameOf('AB', id);
/** The number in a name, or null when it is none. */
export const parseContractId = (name: string): number | null => numberIn('AC', name);
export const parseBillId = (name: string): number | null => numberIn('AB', name);
