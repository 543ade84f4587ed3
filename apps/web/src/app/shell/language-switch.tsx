import { LANGUAGES, type Language } from '@tonalli/i18n/languages';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from '../../hooks/use-change-language';
import { useLanguage } from '../../hooks/use-language';

export function useLanguageOptions(): { value: Language; label: string }[] {
  const { t } = useTranslation('system');
  return LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
}

/** The bundled languages, each by its own name and its code. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('system');
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <fieldset aria-label={t('language.label')} className={clsx('flex gap-0.5 text-sm', className)}>
      {useLanguageOptions().map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === language}
          onClick={() => void changeLanguage(value)}
          className="min-h-9 rounded-sm px-2.5 font-semibold text-muted uppercase hover:bg-overlay hover:text-text aria-pressed:text-marigold"
        >
          <span aria-hidden="true">{value}</span>
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
