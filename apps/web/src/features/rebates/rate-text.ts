import type { Language } from '@tonalli/contracts/language';

/** A rate in hundredths of a percent, as people write it: `0.5%`. */
export const rateText = (basisPoints: number, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  }).format(basisPoints / 10_000);
