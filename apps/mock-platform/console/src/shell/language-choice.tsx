import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { useTranslation } from 'react-i18next';
import { keepLanguage, LANGUAGES, type Language } from '../texts/language';

export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'es';
  const choose = (next: Language) => {
    keepLanguage(next);
    document.documentElement.lang = next;
    void i18n.changeLanguage(next);
  };
  return (
    <SegmentedControl
      label={t('language')}
      size="sm"
      options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
      value={language}
      onValueChange={choose}
    />
  );
}
