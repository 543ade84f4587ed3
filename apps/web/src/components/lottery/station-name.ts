import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A station's name by its code; the code itself for one that has no text. */
export function useStationName(): (code: string) => string {
  const { i18n } = useTranslation('lottery');
  const { language } = i18n;
  return useCallback(
    (code: string) => {
      const name: unknown = i18n.getResource(language, 'lottery', `stations.${code}`);
      return typeof name === 'string' ? name : code;
    },
    [i18n, language],
  );
}
