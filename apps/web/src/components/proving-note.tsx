import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says why a login takes a moment (AUTH-02). */
export function ProvingNote({ shown }: { shown: boolean }) {
  const { t } = useTranslation('session');
  return (
    <p role="status" className="contents">
      {shown ? (
        <span className="flex animate-fade-in items-center justify-center gap-2 text-muted text-sm">
          <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0 text-jade" />
          {t('login.proving')}
        </span>
      ) : null}
    </p>
  );
}
