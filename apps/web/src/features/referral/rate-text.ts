const BASIS_POINTS_PER_PERCENT = 100;

/** Basis points as a percentage, written alike in both languages: 50 is `0.5%`. */
export const rateText = (basisPoints: number): string => `${basisPoints / BASIS_POINTS_PER_PERCENT}%`;
