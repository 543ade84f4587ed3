import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { oddsNumber } from './figures';
import { numberText } from './number-text';

/** Odds x 1000 as they are read: "× 9.5". */
export function useOddsText(): (odds: number) => string {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  return useCallback((odds) => t('betting.odds', { odds: numberText(oddsNumber(odds), language) }), [t, language]);
}
