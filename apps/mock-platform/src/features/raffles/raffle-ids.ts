/** As members see its number. */
export const raffleIdOf = (id: number): string => `RF${String(id).padStart(8, '0')}`;

export const raffleNumberOf = (raffleId: string): number => Number(raffleId.slice(2));
