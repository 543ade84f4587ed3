import { useTranslation } from 'react-i18next';

/** The line between a form and what may be used in its place. */
export function OrContinue() {
  const { t } = useTranslation('session');
  return (
    <p
      aria-hidden="true"
      className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      {t('external.title')}
    </p>
  );
}
