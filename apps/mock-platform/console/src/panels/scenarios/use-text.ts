import type { QaText } from '@tonalli/qa/scenarios';
import { useTranslation } from 'react-i18next';

/** Picks a scenario's text in the console's language. */
export function useText(): (text: QaText) => string {
  const { i18n } = useTranslation();
  return (text) => (i18n.language === 'en' ? text.en : text.es);
}
