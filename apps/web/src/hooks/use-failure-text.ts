import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readFailure } from '../trpc/platform-failure';

/** The catalogue's text of anything that a call threw (SYS-10); a code without a text is worded as unknown. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return useCallback((error: unknown) => t(readFailure(error).code, { defaultValue: t('UNKNOWN') }), [t]);
}
