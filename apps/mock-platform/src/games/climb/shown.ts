export const shownMultiplier = (multiplierX10000: number): string => (multiplierX10000 / 10_000).toFixed(4);
