import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { failureTextOf, fetchFailureTexts, hasFailureTexts } from './failure-text';

/** The text of anything that a call threw, in the language in use; told anew when the texts arrive. */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('system');
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.store.on('added', listener);
      return () => i18n.store.off('added', listener);
    },
    [i18n],
  );
  const complete = useSyncExternalStore(subscribe, () => hasFailureTexts(i18n));
  useEffect(() => {
    if (!complete) void fetchFailureTexts(i18n);
  }, [i18n, complete]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error reads otherwise in another language, and once all texts are there
  return useCallback((error: unknown) => failureTextOf(i18n, error), [i18n, t, complete]);
}
