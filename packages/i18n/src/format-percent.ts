import { type Language, LOCALE_TAGS } from './languages';

const PERCENT_OF_WHOLE = 100;
const BASIS_POINTS_OF_WHOLE = 10_000;

function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(LOCALE_TAGS[language], { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** Hundredths as a percentage: 96.73 is `96.73%`. */
export const formatPercent = (percent: number, language: Language): string =>
  formatShare(percent / PERCENT_OF_WHOLE, language);

/** Basis points as a percentage: 50 is `0.5%`. */
export const formatBasisPoints = (basisPoints: number, language: Language): string =>
  formatShare(basisPoints / BASIS_POINTS_OF_WHOLE, language);
